import { describe, expect, it } from 'vitest'
import { findAskedContents } from './asked-contents.ts'

const TO = { label: null, pronoun: null }

describe('what a request says that the words shall say', () => {
  it.each([
    [
      'I want to say I am sorry for the rota, and also that Friday is Friday. Easy words please.',
      ['I am sorry for the rota', 'Friday is Friday'],
    ],
    [
      'gimme the words for Darren. i gotta say the van was on me AND that six days aint ok',
      ['The van was on me', 'Six days aint ok'],
    ],
    [
      'A short notice for the board, stating that there is no answer yet and by when I shall speak to them again.',
      ['There is no answer yet', '[By when I shall speak to them again.]'],
    ],
    [
      'And for Mrs Oduya, an e-mail. That I left her name out of my report, and what I will do.',
      ['I left your name out of my report', '[What I will do.]'],
    ],
    ['Give me the opening. Five sentences at most: it was my idea, and why.', ['It was my idea', '[Why.]']],
    ['I want to ask him about the wedding. What do I say first?', ["I'd like to ask you about the wedding"]],
  ])('is taken from “%s”', (message, said) => {
    expect(findAskedContents(message, TO)).toEqual(said)
  })

  it.each([
    'Give me one sentence that I can say over the radio.',
    "Something that doesn't sound like a poster, so that he can't argue.",
    "I don't want to say sorry for it. What do I write?",
    'Words for Jari. Two sentences. No speech.',
    'Did it. That I will ask her on Monday. What do I answer him, one line?',
  ])('is not found in “%s”', (message) => {
    expect(findAskedContents(message, TO)).toEqual([])
  })
})
