import { describe, expect, it } from 'vitest'
import { rateDifficulty } from './readability.ts'

describe('difficulty', () => {
  it('is higher for long words in long sentences', () => {
    const easy = ['The cat sat on the mat.', 'It was warm.']
    const hard = [
      'The implementation of the aforementioned provisions necessitates the unanimous authorization of the shareholders.',
    ]
    expect(rateDifficulty(hard)).toBeGreaterThan(rateDifficulty(easy) + 3)
  })

  it('is that of ordinary prose for no words at all', () => {
    expect(rateDifficulty([])).toBe(0)
  })
})
