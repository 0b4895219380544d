import { describe, expect, it } from 'vitest'
import { converse } from '../../testing/conversation.ts'
import { excerptsOf } from '../../testing/excerpts.ts'
import type { ExcerptAct, ExcerptRole } from '../../text/excerpts.ts'

const STORY = 'I told the whole office that the invoice was Henk’s fault. It was me who had forgotten it.'
const NOTHING = { meaning: new Float32Array(384), words: [], matter: new Float32Array(3) }

/** The words that a request is answered with, where these pieces of the story were picked for them. */
function wordsFor(
  ask: string,
  picked: Readonly<Record<string, ExcerptRole>>,
  act: ExcerptAct = 'apologize',
): string {
  const excerpts = excerptsOf([STORY, ask], { picked, act })
  const [, turn] = converse([STORY, ask], { hearing: { ...NOTHING, excerpts } })
  const lines = turn?.content.split('\n').filter((line) => line.startsWith('>')) ?? []
  return lines.map((line) => line.replace(/^>\s*/, '')).join(' ')
}

const PICKED = { 'It was me who had forgotten it': 'mine' } as const

describe('words made of what the leader told', () => {
  it('hold their own sentences between a first and a last line, and call whom they are for', () => {
    const words = wordsFor('I want to apologize. What do I say to Henk?', PICKED)
    expect(words).toMatch(/^Henk, /)
    expect(words).toContain('It was me who had forgotten it.')
    expect(words).toMatch(/sorry/i)
    expect(words).not.toContain('[')
  })

  it('are as many sentences as were asked for', () => {
    const one = wordsFor('What do I say to Henk? One sentence.', PICKED)
    expect(one).toBe('Henk, it was me who had forgotten it.')
    const two = wordsFor('What do I say to Henk? Two sentences.', PICKED)
    expect(two).toContain('it was me who had forgotten it. ')
  })

  it('open a talk where it is not known what they shall do, and are apologies where the request says so', () => {
    const unsure = { ...excerptsOf([STORY, ''], {}), acts: new Float32Array(14).fill(1 / 14) }
    const held = (ask: string) => {
      const { messages } = excerptsOf([STORY, ask], { picked: PICKED })
      const [, turn] = converse([STORY, ask], { hearing: { ...NOTHING, excerpts: { ...unsure, messages } } })
      return turn?.content ?? ''
    }
    expect(held('What do I say to Henk?')).not.toMatch(/sorry|apolog/i)
    expect(held('How do I apologize to Henk? What do I say?')).toMatch(/sorry|apolog/i)
  })

  it('leave a place for the sentences that may belong there, with the likeliest to choose from', () => {
    const ask = 'What do I say to Henk?'
    const both = { ...PICKED, 'I told the whole office that the invoice was Henk’s fault': 'mine' } as const
    const excerpts = excerptsOf([STORY, ask], { picked: both, chance: 0.4 })
    const [, turn] = converse([STORY, ask], { hearing: { ...NOTHING, excerpts } })
    expect(turn?.metadata.ownSentences).toEqual([
      'I told the whole office that the invoice was your fault.',
      'It was me who had forgotten it.',
    ])
    expect(turn?.content).toMatch(/^> Henk, .*\[In your own sentences: what you saw, did or decided\.\]/m)
    expect(turn?.content).toContain('\n- It was me who had forgotten it.')
  })

  it('say nothing of what nobody surely picked', () => {
    expect(wordsFor('What do I say to Henk?', {})).not.toContain('forgotten')
  })
})
