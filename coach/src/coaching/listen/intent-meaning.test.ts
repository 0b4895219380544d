import { describe, expect, it } from 'vitest'
import { readIntent } from './intent.ts'
import { guessIntent, learnedIntents } from './intent-meaning.ts'

const { intents } = learnedIntents()

/** The meaning that speaks most for an intent. */
function meaningOf(intent: string): Float32Array {
  const { weights = [] } = intents.find((each) => each.intent === intent) ?? {}
  const length = Math.hypot(...weights)
  return Float32Array.from(weights, (weight) => weight / length)
}

const read = (text: string, vector: Float32Array) =>
  readIntent(text, {
    vector,
    isReply: true,
    isCommitStage: false,
    isOptionsStage: false,
    words: text.split(' ').length,
  })

describe('the meaning of a message', () => {
  it.each(intents.map(({ intent }) => intent))('that speaks for %s is guessed as it', (intent) => {
    const { intent: guessed, chance } = guessIntent(meaningOf(intent))
    expect(guessed).toBe(intent)
    expect(chance).toBeGreaterThan(0.5)
    expect(chance).toBeLessThanOrEqual(1)
  })

  it('that speaks for nothing is a plain answer', () => {
    expect(guessIntent(new Float32Array(384)).intent).toBe('answer')
  })

  it('decides where the words say nothing, and only there', () => {
    expect(read('Lend me some words.', meaningOf('ask-script'))).toBe('ask-script')
    expect(read('What would you do?', meaningOf('ask-script'))).toBe('ask-opinion')
    expect(read('It is the wet floor.', meaningOf('scale'))).toBe('answer')
    expect(read('The loud one, by a mile.', meaningOf('lean'))).toBe('answer')
    expect(read('We gave it a go and it worked.', meaningOf('tried'))).toBe('answer')
  })
})
