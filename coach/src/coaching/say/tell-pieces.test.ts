import { sayOtherWords } from '@lodestar/contract/coaching'
import { describe, expect, it } from 'vitest'
import { converse } from '../../testing/conversation.ts'
import { excerptsOf } from '../../testing/excerpts.ts'
import type { ExcerptRole, Whole } from '../../text/excerpts.ts'

const STORY = 'I told the whole office that the invoice was Henk’s fault. It was me who had forgotten it.'
const NOTHING = { meaning: new Float32Array(384), words: [], matter: new Float32Array(3) }
const PICKED = {
  'I told the whole office that the invoice was Henk’s fault': 'mine',
  'It was me who had forgotten it': 'mine',
} as const
const BLANK = '[In your own sentences: what you saw, did or decided.]'

/** The turn that answers a request for which these pieces of all that was told were picked, with its words. */
function answer(
  ask: string,
  picked: Readonly<Record<string, ExcerptRole>> = PICKED,
  whole: Partial<Record<Whole, string>> = {},
  chance = 0.5,
) {
  const excerpts = excerptsOf([STORY, ask], { picked, chance, whole })
  const [, turn] = converse([STORY, ask], { hearing: { ...NOTHING, excerpts } })
  const lines = turn?.content.split('\n').filter((line) => line.startsWith('>')) ?? []
  const { ownSentences, otherWords, place } = turn?.metadata ?? {}
  const words = lines.map((line) => line.slice(2)).join(' ')
  return { content: turn?.content ?? '', words, ownSentences, otherWords, place }
}

describe('words made of what the leader told', () => {
  it('have a place for their own sentences, turned to whom they are for, which are listed and can be put there', () => {
    const { content, words, ownSentences } = answer('What do I say to Henk?')
    expect(words).toMatch(/^Henk, .+\[.+\] .+/)
    expect(words).toContain(BLANK)
    expect(ownSentences).toEqual([
      'I told the whole office that the invoice was your fault.',
      'It was me who had forgotten it.',
    ])
    for (const sentence of ownSentences ?? []) expect(content).toContain(`\n- ${sentence}`)
  })

  it('say what belongs at the place, and list nothing, where most of what may belong there is of what others did', () => {
    const picked = { 'I told the whole office that the invoice was Henk’s fault': 'did' } as const
    const { content, words, ownSentences } = answer('What do I say to Henk?', {
      ...picked,
      'It was me who had forgotten it': 'fact',
    })
    expect(words).toContain(BLANK)
    expect(ownSentences).toBeUndefined()
    expect(content).not.toContain('\n- ')
    expect(content).toMatch(/brackets/)
  })

  it('have no more around them than the sentences that were asked for leave', () => {
    expect(answer('What do I say to Henk? One sentence.').words).toBe(`Henk, ${BLANK}`)
    expect(answer('What do I say to Henk? Two sentences.').words).toMatch(/^Henk, \[.+\] [^[]+$/)
  })

  it('do nothing that was not asked for where it is not known what they are for', () => {
    expect(answer('What do I say to Henk?').words).not.toMatch(/sorry|apolog|thank/i)
  })

  it('hold what happened at the place of what they are written for, and say what else could stand there', () => {
    const { words, ownSentences, place } = answer('What do I say to Henk?', PICKED, { form: 'apologize' })
    const holds = 'I told the whole office that the invoice was your fault. It was me who had forgotten it.'
    expect(words).toContain(holds)
    expect(words).not.toContain('[')
    expect(place).toEqual({ asks: 'What you did or failed to do, and when.', holds })
    expect(ownSentences).toHaveLength(2)
  })

  it('hold nothing there that is only imagined', () => {
    const ask = 'I will say it to them on Monday. What do I say to Henk?'
    const picked = { 'I will say it to them on Monday': 'mine' } as const
    expect(answer(ask, picked, { form: 'apologize' }).place).toBeUndefined()
  })

  it('hold nothing of their own sentences where they say what is decided', () => {
    expect(answer('What do I say to Henk?', PICKED, { form: 'bad-news' }).place).toBeUndefined()
  })

  it('are written for what they are for, with a place that says what belongs there where that is not sure', () => {
    const { words, ownSentences } = answer('What do I say to Henk?', PICKED, { form: 'apologize' }, 0.4)
    expect(words).toMatch(/sorry|apolog/i)
    expect(words).toContain('[What you did or failed to do, and when.]')
    expect(ownSentences).toContain('It was me who had forgotten it.')
  })

  it('written for something hold what the request says itself, and then have no place', () => {
    const ask = 'I want to ask Henk to go through the books with me. What do I say?'
    const { words, ownSentences } = answer(ask, PICKED, { form: 'ask-to-do' })
    expect(words).toMatch(/go through the books with me/)
    expect(words).not.toContain('[')
    expect(ownSentences).toBeUndefined()
  })

  it('are written for what a tap names instead', () => {
    const ask = 'What do I say to Henk?'
    const tap = sayOtherWords('to say sorry without excuses')
    const excerpts = excerptsOf([STORY, ask], { picked: PICKED, chance: 0.5 })
    const [, , turn] = converse([STORY, ask, tap], { hearing: { ...NOTHING, excerpts } })
    expect(turn?.metadata.turn?.move).toBe('script')
    expect(turn?.content).toMatch(/^> .*(?:sorry|apolog)/im)
  })

  it('hold nothing of the name of a tap', () => {
    const tap = sayOtherWords('to say that you see it differently')
    const excerpts = excerptsOf([STORY, 'What do I say to Henk?'], { picked: PICKED, chance: 0.5 })
    const [, , turn] = converse([STORY, 'What do I say to Henk?', tap], { hearing: { ...NOTHING, excerpts } })
    expect(turn?.content).not.toMatch(/you see it differently/i)
  })

  it('written for something are as short as they are asked for', () => {
    const short = 'What do I say to Henk? Two sentences.'
    expect(answer(short, PICKED, { form: 'apologize' }).words.match(/[.!?](?= |$)/g)).toHaveLength(2)
    const { words } = answer(short, PICKED, { form: 'apologize' }, 0.4)
    expect(words.replace(/\[.+?\]/, 'Place.').match(/[.!?](?= |$)/g)).toHaveLength(2)
    expect(words).toContain('[What you did')
  })

  it('offer no sentence that is cut off, tells nothing, or asks the coach', () => {
    const ask = 'I told all of them and. I knew. Do I just say nothing of the books. What do I say to Henk?'
    const { ownSentences } = answer(ask, {
      ...PICKED,
      'I told all of them and': 'mine',
      'I knew': 'mine',
      'Do I just say nothing of the books': 'want',
    })
    expect(ownSentences).toHaveLength(2)
  })

  it('name what is wanted last, and nothing that was said to the coach', () => {
    const ask = 'I want him to hear it from me. Please write me a short line. What do I say to Henk?'
    const { ownSentences } = answer(ask, {
      'I want him to hear it from me': 'want',
      'Please write me a short line': 'want',
      ...PICKED,
    })
    expect(ownSentences?.at(-1)).toBe('I want you to hear it from me.')
    expect(ownSentences).toHaveLength(3)
  })

  it('say what the request says itself that they shall say, behind a place for what led to it', () => {
    const { words, ownSentences } = answer(
      'I want to ask Henk to go through the books with me. What do I say?',
    )
    expect(words).toMatch(/\[What led to it, in your own sentences\.\] .*go through the books with me/)
    expect(words).not.toMatch(/\b(?:him|his)\b/)
    expect(ownSentences).toContain('I told the whole office that the invoice was your fault.')
  })

  it('are whole where the request says three things itself, and nothing else that was told is offered', () => {
    const { words, ownSentences } = answer(
      "What do I say to Henk? It must say that Callum's desk is free, that I was wrong, and that Tuesdays are his.",
    )
    expect(words).toBe("Henk, Callum's desk is free. I was wrong. Tuesdays are his.")
    expect(ownSentences ?? []).toEqual([])
  })

  it('are given again for the one who asks for them shorter', () => {
    const ask = 'I want to ask Henk to go through the books with me. What do I say?'
    const excerpts = excerptsOf([STORY, `${ask}\nShorter, please.`], { picked: PICKED, chance: 0.5 })
    const [, , turn] = converse([STORY, ask, 'Shorter, please.'], { hearing: { ...NOTHING, excerpts } })
    expect(turn?.metadata.turn?.move).toBe('script')
    expect(turn?.content).toMatch(/go through the books with me/)
  })

  it('are others where too little was told that may belong there', () => {
    const { content, ownSentences } = answer('What do I say to Henk?', {})
    expect(ownSentences).toBeUndefined()
    expect(content).not.toContain('forgotten')
  })
})
