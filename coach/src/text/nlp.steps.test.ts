import { expect, it } from 'vitest'
import { measureGrowth } from '../testing/count-steps.ts'
import { readSentences } from './nlp.ts'

it.each(['a-**bO', 'http://', 'a.', 'you always '])(
  'reading grows with the text, of %j again and again',
  (unit) => {
    expect(measureGrowth(readSentences, unit, 10_000)).toBeLessThan(2.3)
  },
)

it('every word of an endless run stands where it is said to stand', () => {
  const text = `Call ${'http://'.repeat(200)} now. Then go.`
  for (const { tokens } of readSentences(text))
    for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
  expect(readSentences(text).at(-1)?.text).toBe('Then go.')
})

it('a sentence without an end is read in pieces', () => {
  expect(Math.max(...readSentences('you always '.repeat(900)).map(({ tokens }) => tokens.length))).toBe(250)
})

it.each(['Dvořák', 'Nguyễn', 'Łukasz', 'Đặng', 'Ødegaard', 'Çağla'])(
  '%s is one word, as it stands',
  (name) => {
    const text = `I told ${name} yesterday.`
    const [sentence] = readSentences(text)
    expect(sentence?.tokens.map((token) => text.slice(token.start, token.end))).toContain(name)
    expect(sentence?.tokens.map((token) => token.text)).toContain(name)
  },
)
