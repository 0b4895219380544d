import { describe, expect, it } from 'vitest'
import {
  ANSWERS,
  OTHER_ANSWERS,
  OTHER_REFUSALS,
  OTHER_TOLD,
  REFUSALS,
  TOLD,
} from '../testing/refusals.data.ts'
import { isDeclining, isOnlyDeclining } from './decline.ts'

describe('a language model that declines', () => {
  it.each(REFUSALS)('is seen in “%s”', (text) => expect(isDeclining(text, TOLD)).toBe(true))
  it.each(OTHER_REFUSALS)('is seen in “%s”', (text) => expect(isDeclining(text, OTHER_TOLD)).toBe(true))

  it('is seen wherever it stands among sentences that take up nothing of what was told', () => {
    const text =
      "Thank you for reaching out. I'm sorry, but I cannot provide advice on this. Every company is different. Good luck on your way."
    expect(isDeclining(text, TOLD)).toBe(true)
    expect(isDeclining(`${text} Marco may not know what his speed costs Ana.`, TOLD)).toBe(false)
  })
})

describe('a good answer', () => {
  it.each(ANSWERS)('is not taken for one that declines: “%s”', (text) =>
    expect(isDeclining(text, TOLD)).toBe(false),
  )

  it.each(OTHER_ANSWERS)('is not taken for one that declines: “%s”', (text) =>
    expect(isDeclining(text, OTHER_TOLD)).toBe(false),
  )

  it.each([...ANSWERS, ...OTHER_ANSWERS])('is not nothing but a refusal: “%s”', (text) =>
    expect(isOnlyDeclining(text)).toBe(false),
  )
})

describe('words for a leader to say', () => {
  it.each([
    "I can't help with that this week. On Monday I can.",
    "I can't help with that, and on Monday I can.",
    "I'm sorry, I can't support this plan as it stands.",
    'I cannot take this on before the release. What may wait instead?',
    "I won't discuss your pay in front of the team.",
    'I have to decline: my week is full.',
    'I am not able to answer that today, and I will on Friday.',
  ])('may decline something: “%s”', (text) => expect(isOnlyDeclining(text)).toBe(false))

  it.each([
    "I'm sorry, but I can't help with that.",
    'I cannot assist with this request.',
    'As an AI language model, I cannot write that.',
    "I can't provide that. Is there anything else I can help you with?",
  ])('may not be a refusal to write them: “%s”', (text) => expect(isOnlyDeclining(text)).toBe(true))
})
