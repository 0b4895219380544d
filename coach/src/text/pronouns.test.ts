import { describe, expect, it } from 'vitest'
import { findPronoun, referAs } from './pronouns.ts'

describe('the pronoun of a person', () => {
  it.each([
    ['I have to tell Elena she did not get it, her hopes are high.', 'she'],
    ['Marco keeps interrupting. I spoke to him.', 'he'],
    ['Marco keeps interrupting Ana and she has gone quiet. I will talk to him.', null],
    ['The heron on the shelter roof.', null],
  ])('in “%s” is %s', (text, pronoun) => {
    expect(findPronoun(text)).toBe(pronoun)
  })

  it.each([
    [
      'What do you want Elena to tell their family about how they were treated?',
      'she',
      'What do you want Elena to tell her family about how she was treated?',
    ],
    [
      'You have to tell Sam about a decision they won’t like.',
      'he',
      'You have to tell Sam about a decision he won’t like.',
    ],
    [
      "Ask Sam what they make of it and what they've tried.",
      'he',
      "Ask Sam what he makes of it and what he's tried.",
    ],
    [
      'Who knows whether Sam is where they want to be?',
      'she',
      'Who knows whether Sam is where they want to be?',
    ],
    [
      'Show it to somebody who likes Sam and let them attack it.',
      'she',
      'Show it to somebody who likes Sam and let them attack it.',
    ],
    [
      'Ask Sam about the plans and whether they hold.',
      'she',
      'Ask Sam about the plans and whether they hold.',
    ],
    ['If you asked Sam, what would they name first?', 'she', 'If you asked Sam, what would she name first?'],
    ['With Sam, what do they count on?', 'he', 'With Sam, what does he count on?'],
    ['Before Sam left, would they have had a say?', 'she', 'Before Sam left, would she have had a say?'],
    ['They know it, and Sam may guess.', 'she', 'They know it, and Sam may guess.'],
  ] as const)('“%s” said of a %s', (sentence, pronoun, said) => {
    expect(referAs(sentence, sentence.search(/Sam|Elena/), pronoun)).toBe(said)
  })
})
