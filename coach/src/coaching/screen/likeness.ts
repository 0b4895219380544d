import { z } from 'zod'
import { learned, parseTable } from '../../models/read-weights.ts'
import { type Boundary, KINDS } from './boundary.ts'
import type { Span, Text } from './pattern.ts'
import { book } from './read-message.ts'
import { NEGATORS } from './rule.ts'
import type { Signal } from './signals.ts'
import type { Word } from './words.ts'

/** The passage of a message most like a disclosure: its log odds against ordinary talk, and the kind it is like. */
export type Likeness = { readonly kind: Boundary['kind']; readonly score: number; readonly span: Span }

const STEM_LENGTH = 5
const LONG_WORD = 6
const PART_LENGTH = 4
const PASSAGE = 3
const DENIED_REACH = 6
const MOST_DENIED = 3
const SMALL_WORDS = new Set(
  'a an the of to in on at is are was were be been being am and or but that this it its as with for from by my our your has have had do does did will would can could so'.split(
    ' ',
  ),
)
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** One or two words are like nothing in particular. */
const FEWEST_WORDS = 3

/**
 * For each feature how much it speaks for each kind, in whole numbers, `unit` of them to one: a missing number is zero.
 * `biases` are what a passage starts from.
 */
const model = learned('concern/weights/words.tsv', (text) => {
  const { head, rows } = parseTable(text, z.object({ unit: z.number(), biases: z.array(z.number()) }))
  return {
    ...head,
    weights: new Map(rows.map(([feature, cells]) => [feature, cells.split(',').map(Number)])),
  }
})

/**
 * Finds the passage of up to three sentences that reads most like a disclosure; null in a message of a word or two.
 *
 * @param signals the rules that apply to the message; each weighs as much as it proved reliable in labeled messages.
 */
export function findLikeness(text: Text, signals: readonly Signal[]): Likeness | null {
  if (text.words.length < FEWEST_WORDS) return null
  const weighed = splitPassages(text).map((span) => ({
    span,
    ...weigh(listFeatures(text, span, signals), model().biases),
  }))
  return weighed.toSorted((one, other) => other.score - one.score)[0] ?? null
}

/** Lists what a passage is weighed by: words and pairs, what is denied, word lists it touches, rules that apply. */
export function listFeatures(text: Text, span: Span, signals: readonly Signal[]): string[] {
  const words = text.words.slice(span.start, span.end)
  const stems = words.map(cutStem)
  const pairs = stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`)
  const lists = book.listsWithin(text, span).map((name) => `{${name}}`)
  const within = signals.filter((signal) => span.start <= signal.span.start && signal.span.end <= span.end)
  const rules = within.flatMap(({ kind, notation }) => [`=${kind}`, `=${notation}`])
  const parts = words.flatMap(({ text: word }) => cutParts(word))
  return [...new Set([...stems, ...pairs, ...lists, ...listDenied(words), ...parts, ...rules])]
}

/** Which day it is says nothing; one weekday in a few labeled messages would count as a signal of its own. */
function cutStem({ text }: Word): string {
  return WEEKDAY.test(text) ? 'a-day' : text.slice(0, STEM_LENGTH)
}

/** Cuts a long word into stretches of four letters, so that a slip of the pen spoils only some of them. */
function cutParts(word: string): string[] {
  if (word.length < LONG_WORD) return []
  return Array.from(
    { length: word.length - PART_LENGTH + 1 },
    (_, at) => `#${word.slice(at, at + PART_LENGTH)}`,
  )
}

/** Marks the words of weight that follow a negator in its clause: "nobody was hurt". */
function listDenied(words: readonly Word[]): string[] {
  return words.flatMap(({ text, sentence }, place) => {
    if (!NEGATORS.has(text)) return []
    const after = words.slice(place + 1, place + 1 + DENIED_REACH)
    const clauseEnd = after.findIndex(({ endsClause }) => endsClause)
    const clause = clauseEnd < 0 ? after : after.slice(0, clauseEnd + 1)
    const denied = clause.filter((word) => word.sentence === sentence && !SMALL_WORDS.has(word.text))
    return denied.slice(0, MOST_DENIED).map((word) => `!${cutStem(word)}`)
  })
}

function splitPassages({ words }: Text): Span[] {
  const starts = words.flatMap(({ sentence }, place) =>
    sentence === words[place - 1]?.sentence ? [] : [place],
  )
  const passages = starts.map((start, index) => ({ start, end: starts[index + PASSAGE] ?? words.length }))
  return passages.slice(0, Math.max(1, starts.length - PASSAGE + 1))
}

function weigh(
  features: readonly string[],
  meant: readonly number[],
): { kind: Boundary['kind']; score: number } {
  const { unit, weights } = model()
  const known = features.flatMap((feature) => [weights.get(feature) ?? []]).filter(({ length }) => length > 0)
  const share = 1 / (unit * Math.sqrt(Math.max(known.length, 1)))
  const odds = meant.map((start, at) => start + share * known.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  const kind = KINDS[odds.indexOf(Math.max(...odds))] ?? KINDS[0]
  return { kind, score: Math.log(odds.reduce((sum, each) => sum + Math.exp(each), 0)) }
}
