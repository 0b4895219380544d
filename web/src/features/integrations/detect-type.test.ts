import { describe, expect, it } from 'vitest'
import { detectType } from './detect-type.ts'

describe('the test a pasted text is of', () => {
  it.each([
    'My DISC profile is Di',
    'Everything DiSC: SC',
    'D 78 I 61 S 22 C 35',
    '{"dominance": 80, "influence": 20, "steadiness": 30, "conscientiousness": 40}',
    'Dominance: 34%, Influence: 28%, Steadiness: 21%, Compliance: 17%',
  ])('is DISC: %s [R5-52]', (text) => expect(detectType(text)).toBe('disc'))

  it.each(['I am an INTJ', 'enfp-t', 'Result: ISFJ.', '{"type":"ESTP"}'])(
    'is Myers-Briggs by its four letters: %s [R5-53]',
    (text) => expect(detectType(text)).toBe('myers_briggs'),
  )

  it.each(['My MBTI came back yesterday', 'the Myers-Briggs one'])(
    'is Myers-Briggs by its name: %s [R5-54]',
    (text) => expect(detectType(text)).toBe('myers_briggs'),
  )

  it.each(['Enneagram Type 3', 'type 8', 'type 9 with a wing', '4w5 sp/sx', 'I like the Enneagram'])(
    'is the Enneagram: %s [R5-55]',
    (text) => expect(detectType(text)).toBe('enneagram'),
  )

  it.each([
    'Achiever, Learner, Strategic',
    'StrengthsFinder',
    'CliftonStrengths results',
    '1. Woo\n2. Input\n3. Focus',
  ])('is StrengthsFinder: %s [R5-56]', (text) => expect(detectType(text)).toBe('strengthsfinder'))

  it.each([
    '',
    'We need more focus and input.',
    'type 2 diabetes',
    'I got a C in algebra',
    'part ENTP-4471',
    'the disc broke',
  ])('is none: %s', (text) => expect(detectType(text)).toBeNull())

  it('is the one it names, whatever else it holds', () => {
    expect(detectType('Enneagram Type 3. Achiever, Learner, Strategic. INTJ.')).toBe('enneagram')
  })
})
