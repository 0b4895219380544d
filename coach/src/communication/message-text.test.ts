import { describe, expect, it } from 'vitest'
import { readMessage } from './message-text.ts'

const textsOf = (text: string) => readMessage(text).sentences.map((sentence) => sentence.text)

describe('reading a message', () => {
  it('does not end a sentence at an abbreviation, a time or a number', () => {
    expect(textsOf('Ms. Berg pays $3.50 at 3 p.m. on Friday. Dr. Lee comes too.')).toEqual([
      'Ms. Berg pays $3.50 at 3 p.m. on Friday.',
      'Dr. Lee comes too.',
    ])
  })

  it('joins lines that a mail program broke, and keeps those of a list apart', () => {
    const broken = 'We would like to move the release from Tuesday to Thursday\nbecause two tests fail.'
    expect(textsOf(broken)).toHaveLength(1)
    expect(textsOf('- scanners by 28 March\n- cables by Monday')).toEqual([
      'scanners by 28 March',
      'cables by Monday',
    ])
  })

  it('tells greeting and closing from what is said', () => {
    const { sentences } = readMessage('Dear Ms. Berg,\n\nThe lease ends in May.\n\nKind regards,\nAda Lovell')
    expect(sentences.map(({ part }) => part)).toEqual(['greeting', 'body', 'closing', 'closing'])
  })

  it('stops where an answered message is quoted', () => {
    expect(textsOf('See you.\n\n-----Original Message-----\nFrom: Tom\nYou are late.')).toEqual(['See you.'])
    expect(textsOf('See you.\n\nOn Monday, Tom Berg wrote:\n> You are late.')).toEqual(['See you.'])
  })

  it('gives places in the text as it was written, typographic quotes and all', () => {
    const text = '“Fine,” she said. It’s done 🎉. Thanks!'
    for (const { start, end, text: own } of readMessage(text).sentences)
      expect(text.slice(start, end).replace(/[’“”]/g, (mark) => (mark === '’' ? "'" : '"'))).toBe(own)
  })
})
