import type { Finding } from '@lodestar/contract/communication'
import type { Change } from '@lodestar/contract/message-change'
import { describe, expect, it } from 'vitest'
import { applyChanges, findQuestions, shortenText, sortFindings, splitByChanges } from './read-analysis.ts'

const change = (start: number, end: number, replacement: string): Change => ({
  start,
  end,
  replacement,
  rule: 'wordiness',
  why: 'Fewer words are read.',
})
const finding = (start: number, end: number): Finding => ({
  id: `${start}-${end}`,
  rule: 'blame',
  ruleName: 'Blame',
  dimension: 'tone',
  start,
  end,
  why: 'It accuses.',
  replacement: null,
})

describe('a past message', () => {
  it('is shown by its first 100 characters [R2.12-07]', () => {
    const text = 'x'.repeat(60) + 'y'.repeat(90)
    expect(shortenText(text)).toBe(`${text.slice(0, 100)}…`)
    expect(shortenText('x'.repeat(100))).toBe('x'.repeat(100))
    expect(shortenText('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`)
  })
})

describe('the changes of a message', () => {
  const text = 'Due to the fact that it rains, we stay.'
  const changes = [change(0, 20, 'Because'), change(38, 38, ' [until when?]')]

  it('make the improved text, insertions included', () => {
    expect(applyChanges(text, changes)).toBe('Because it rains, we stay [until when?].')
    expect(applyChanges(text, [])).toBe(text)
  })

  it('split it without losing a character', () => {
    const parts = splitByChanges(text, changes)
    expect(parts.map(({ words }) => words).join('')).toBe(text)
    expect(parts.map(({ words, change: at }) => [words, at?.replacement])).toEqual([
      ['Due to the fact that', 'Because'],
      [' it rains, we stay', undefined],
      ['', ' [until when?]'],
      ['.', undefined],
    ])
  })
})

describe('a finding', () => {
  const long = 'We should talk about it. '.repeat(8)

  it('about nearly all of a long message, or about no words, marks none', () => {
    const { marked, general } = sortFindings(long, [finding(0, 190), finding(3, 9), finding(200, 200)])
    expect(marked.map(({ id }) => id)).toEqual(['3-9'])
    expect(general.map(({ id }) => id)).toEqual(['0-190', '200-200'])
  })

  it('marks its words without the spaces around them', () => {
    expect(sortFindings(long, [finding(2, 10)]).marked[0]).toMatchObject({ start: 3, end: 9 })
  })

  it('about a short message marks it', () => {
    expect(sortFindings('Send it now.', [finding(0, 12)]).marked).toHaveLength(1)
  })
})

it('finds what only the writer can answer, and no other brackets', () => {
  expect(findQuestions('Send it [by when?] to [whom?] as agreed [see above], see [1].')).toEqual([
    '[by when?]',
    '[whom?]',
  ])
})

it('marks the word before, where only a word is missing behind it', () => {
  const { marked } = sortFindings('We are waiting the plumber.', [finding(14, 15)])
  expect(marked.map(({ start, end }) => [start, end])).toEqual([[7, 14]])
})
