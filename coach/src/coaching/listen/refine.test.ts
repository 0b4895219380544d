import { describe, expect, it } from 'vitest'
import { refinesWords } from './refine.ts'

describe('words are asked to be otherwise', () => {
  it.each([
    'Shorter.',
    'Too polite still. Make it sound like a bloke on a loading bay.',
    "Hmm, I'd never say 'frustration'. And cut it shorter.",
    'It is a little warm for my taste. Drier, please.',
    'Shorter, and to the point.',
  ])('in “%s”', (message) => expect(refinesWords(message)).toBe(true))

  it.each([
    'Now my boss, Mrs. Bankole. I want a shorter notice period. How do I open it?',
    'And what do I say to the team? They are softer than him.',
    'He came again at nine.',
    'That sounds like a plan, thank you!',
    'I said it to him on Friday. He took it much nicer than I thought.',
    'He is having a hard time at home, his wife is ill and it is too much for him.',
    "Less talk, more action: I'm going to tell him on Monday at nine.",
    'In other words, I have to fire him?',
  ])('and not in “%s”', (message) => expect(refinesWords(message)).toBe(false))
})
