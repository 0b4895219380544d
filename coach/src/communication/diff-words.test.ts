import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords, measureChange } from './diff-words.ts'
import { applyChanges } from './rewrite/rewrite-message.ts'

const WORDS = ['I', 'never', 'send', 'the', 'figures', 'to', 'Priya', 'by', 'Friday', 'don’t', '5']
const MARKS = [' ', ' ', ' ', ', ', '. ', '? ', '\n\n', '\n']
const anyText = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...MARKS)), { maxLength: 40 })
  .map((parts) => parts.flat().join(''))
const anyPair = fc.oneof(
  fc.tuple(anyText, anyText),
  fc.tuple(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ unit: 'binary', maxLength: 80 })),
)

describe('a diff of two texts', () => {
  it('has changes that ascend, do not overlap, and make the one text of the other', () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        const changes = diffWords(before, after)
        for (const [at, { start, end }] of changes.entries()) {
          expect(start).toBeLessThanOrEqual(end)
          expect(start).toBeGreaterThanOrEqual(changes[at - 1]?.end ?? 0)
          expect(end).toBeLessThanOrEqual(before.length)
        }
        expect(applyChanges(before, changes)).toBe(after)
      }),
      { numRuns: 500 },
    )
  })

  it('finds nothing in two that are the same, and no word cut in two', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(diffWords(before, before)).toEqual([])
        for (const { start, end } of diffWords(before, after))
          for (const place of [start, end])
            expect(before.slice(Math.max(0, place - 1), place + 1)).not.toMatch(/^[a-z]{2}$/i)
      }),
    )
  })

  it.each([
    ['You never send it. Thanks, Ada', 'I rarely get it. Thanks, Ada', [[0, 14, 'I rarely get']]],
    [
      'Send me the file.',
      'Could you send me the file?',
      [
        [0, 4, 'Could you send'],
        [16, 17, '?'],
      ],
    ],
    [
      'Fix it. Call Ana now.',
      'Mend it. Call Ana.',
      [
        [0, 3, 'Mend'],
        [16, 20, ''],
      ],
    ],
  ])('of “%s” and “%s” names whole words', (before, after, changes) => {
    const found = diffWords(before, after).map(({ start, end, replacement }) => [start, end, replacement])
    expect(found).toEqual(changes)
  })

  it('is measured by the share of words it touches', () => {
    expect(measureChange('one two three four', 'one two three four')).toBe(0)
    expect(measureChange('one two three four', 'one two three five')).toBe(0.25)
    expect(measureChange('one two', 'three four')).toBe(1)
    expect(measureChange('', '')).toBe(0)
  })
})
