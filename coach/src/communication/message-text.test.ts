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

const closingOf = (text: string) =>
  readMessage(text)
    .sentences.filter(({ part }) => part === 'closing')
    .map((sentence) => sentence.text)

describe('what stands around a message', () => {
  it.each([
    ['Yours, in haste,\nOdile Marchetti', ['Yours, in haste,', 'Odile Marchetti']],
    [
      'Cordial greetings,\nPaulo D’Ávila\nHead of Sales',
      ['Cordial greetings,', "Paulo D'Ávila", 'Head of Sales'],
    ],
    ['With kind regards\nŞule Aydın', ['With kind regards', 'Şule Aydın']],
    ['Keep swimming,\nJo', ['Keep swimming,', 'Jo']],
    ['Dr. P. Lindgren\nDirector', ['Dr. P. Lindgren', 'Director']],
    ['Obermeier, site office', ['Obermeier, site office']],
    ['Regards,\nR. Gopal\nAsst. Manager (Tools)', ['Regards,', 'R. Gopal', 'Asst.', 'Manager (Tools)']],
    ['Ta, Wilf', ['Ta, Wilf']],
    ['Nell x', ['Nell x']],
    ['K.B.', ['K.B.']],
  ])('closes with “%s”', (closing, expected) => {
    expect(closingOf(`Hello all,\n\nThe crates are in hall 4.\n\n${closing}`)).toEqual(expected)
  })

  it.each([
    'The crates are in hall 4.\n\nThey are wet.',
    'Bring these:\n- Gloves\n- Boots',
    'Where are the crates?\n\nHall 4 or 5?',
  ])('closes with nothing where nobody signs: “%s”', (text) => {
    expect(closingOf(text)).toEqual([])
  })

  it.each(['Mr. Vela,', 'Ruth,', 'Colleagues,', 'Madame, Monsieur Roy,'])('begins with “%s”', (greeting) => {
    expect(readMessage(`${greeting}\n\nThe crates are wet.`).sentences[0]?.part).toBe('greeting')
  })

  it.each([
    ['Rs. 4,12,500 is due on 3 May.', 1],
    ['Call ext. 41 or see nos. 3 and 4 in fig. 2.', 1],
    ['It is there, incl. Marta and Ed.', 1],
    ['Please take no. 3 and leave the rest.', 1],
    ['We lost the ref. Can you send it?', 2],
  ])('ends no sentence within an amount: “%s”', (text, count) => {
    expect(textsOf(text)).toHaveLength(count)
  })
})
