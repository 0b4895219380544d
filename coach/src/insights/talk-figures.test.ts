import { describe, expect, it } from 'vitest'
import { readTalk } from './talk-figures.ts'

describe('how a message is worded', () => {
  it('is not judged by an answer of a few words', () => {
    expect(readTalk('Yes, on Friday.')).toEqual({ feelings: 0, hopeful: 0, clarity: null, confidence: null })
  })

  it('is clearer with names, days and quotes than with things and issues', () => {
    const concrete = readTalk('On Tuesday Marco told Ana twice to wait, and she said nothing for 20 minutes.')
    const vague = readTalk(
      'There are always issues and things and stuff in this whole situation, whatever we do.',
    )
    expect(concrete.clarity).toBeGreaterThan((vague.clarity ?? 10) + 3)
  })

  it('is firmer with statements and promises than with hedges', () => {
    const firm = readTalk('I will tell Marco on Thursday, and I know what my first sentence is.')
    const hedged = readTalk('Maybe I could perhaps talk to Marco, I guess, but I am not sure it might help.')
    expect(firm.confidence).toBeGreaterThan(0.6)
    expect(hedged.confidence).toBeLessThan(0.3)
  })

  it("counts the leader's own feelings, and the hopeful ones among them", () => {
    expect(readTalk('I am worried about Thursday, and I am proud of what the team did.')).toMatchObject({
      feelings: 2,
      hopeful: 1,
    })
    expect(readTalk('She is angry.').feelings).toBe(0)
  })

  it('stays on its scales whatever is written', () => {
    for (const text of [
      '',
      ' ',
      'x'.repeat(5_000),
      'thing '.repeat(500),
      'Marco said 5 '.repeat(300),
      '?!…',
    ]) {
      const { clarity, confidence, feelings, hopeful } = readTalk(text)
      expect(clarity ?? 0).toBeGreaterThanOrEqual(0)
      expect(clarity ?? 0).toBeLessThanOrEqual(10)
      expect(confidence ?? 0.5).toBeGreaterThan(0)
      expect(confidence ?? 0.5).toBeLessThan(1)
      expect(hopeful).toBeLessThanOrEqual(feelings)
    }
  })
})
