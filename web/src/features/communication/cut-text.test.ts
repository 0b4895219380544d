import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

const TEXT = 'You never send it in time.'
const cut = (...spans: [number, number][]) =>
  cutText(
    TEXT,
    spans.map(([start, end]) => ({ start, end })),
  )

it('cuts a text where spans begin and end, and loses nothing of it', () => {
  const pieces = cut([4, 9], [4, 14])
  expect(pieces.map(({ text, spans }) => [text, spans.length])).toEqual([
    ['You ', 0],
    ['never', 2],
    [' send', 1],
    [' it in time.', 0],
  ])
  expect(pieces.map(({ text }) => text).join('')).toBe(TEXT)
})

it('names the shortest span first', () => {
  expect(cut([0, 26], [4, 9])[1]?.spans).toEqual([
    { start: 4, end: 9 },
    { start: 0, end: 26 },
  ])
})

it('stays within the text', () => {
  const pieces = cut([20, 400], [-3, 3])
  expect(pieces.map(({ text }) => text)).toEqual(['You', ' never send it in', ' time.'])
  expect(pieces[2]?.spans).toHaveLength(1)
  expect(cutText('', [{ start: 0, end: 4 }])).toEqual([])
})
