import { z } from 'zod'
import { learned, parseTable } from '../../models/read-weights.ts'
import { ACTS } from '../../text/hearing.ts'

const TOKEN = /[\p{L}\p{N}'’]+|[?!.,]/gu
/** Words before a piece that tell what it goes on with. */
const BEFORE = 6
/** Letters that stand together; a slip of the pen leaves most of them. */
const LETTERS = [3, 4] as const
/** Words: fewer are an answer or an aside, more a story. */
const LENGTHS = { short: 3, long: 15 } as const

const tokensOf = (text: string) => text.toLowerCase().replaceAll('’', "'").match(TOKEN) ?? []

const runsOf = (tokens: readonly string[], most: number, mark: string): string[] =>
  tokens.flatMap((_, at) =>
    Array.from({ length: Math.min(most, tokens.length - at) }, (__, more) =>
      [mark, ...tokens.slice(at, at + more + 1)].join(' '),
    ),
  )

const lettersOf = (token: string): string[] =>
  LETTERS.flatMap((length) =>
    Array.from(
      { length: Math.max(0, token.length + 3 - length) },
      (_, at) => `c ${`_${token}_`.slice(at, at + length)}`,
    ),
  )

/** The last sentence the coach said: most often its question. */
const lastSentence = (coach: string) => /[^.?!]+[.?!]*\s*$/.exec(coach)?.[0] ?? coach

/** Lists what the words of a piece show of its acts, after what stands before it in the message and what the coach said. */
export function listActFeatures(piece: string, before: string, coach: string | null): string[] {
  const tokens = tokensOf(piece)
  const words = piece.split(/\s+/).length
  const shape = [
    coach === null && 'first',
    coach?.trimEnd().endsWith('?') && 'asked',
    before.trim() === '' && 'start',
    words < LENGTHS.short && 'short',
    words > LENGTHS.long && 'long',
    /\d/.test(piece) && 'digit',
  ]
  return [
    ...new Set([
      ...runsOf(tokens, 3, 'w'),
      ...tokens.flatMap(lettersOf),
      ...tokensOf(before)
        .slice(-BEFORE)
        .map((token) => `b ${token}`),
      ...runsOf(tokensOf(lastSentence(coach ?? '')), 2, 'q'),
      ...shape.flatMap((one) => (one ? [`d ${one}`] : [])),
    ]),
  ]
}

const Head = z.object({ unit: z.number(), biases: z.array(z.number()) })
const weights = learned('acts/weights/words.tsv', (text) => {
  const { head, rows } = parseTable(text, Head)
  return { ...head, rows: new Map(rows.map(([name, cells]) => [name, cells.split(',').map(Number)])) }
})

/** Weighs what a piece's features say for each act, in the order of `ACTS`: log odds, above 0 where they alone would decide so. */
export function weighActWords(features: readonly string[]): number[] {
  const { unit, biases, rows } = weights()
  const known = features.flatMap((feature) => {
    const row = rows.get(feature)
    return row ? [row] : []
  })
  const share = 1 / (unit * Math.sqrt(Math.max(1, known.length)))
  return ACTS.map((_, at) => (biases[at] ?? 0) + share * known.reduce((sum, row) => sum + (row[at] ?? 0), 0))
}
