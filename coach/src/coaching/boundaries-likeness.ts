import { book } from './boundaries-message.ts'
import type { Span, Text } from './boundaries-pattern.ts'
import { BIASES, KINDS, WEIGHT_UNIT, WEIGHTS } from './boundaries-weights.gen.ts'
import type { Boundary } from './boundary.ts'

/** The passage of a message most like a disclosure: its log odds against ordinary talk, and the kind it is like. */
export type Likeness = { readonly kind: Boundary['kind']; readonly score: number; readonly span: Span }

const STEM_LENGTH = 5
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/
/** A shorter message is like nothing in particular. */
const FEWEST_WORDS = 8

/** For each feature, how it speaks for a disclosure at all, then for each kind of one. */
const weights = new Map(
  WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const [feature = '', numbers = ''] = line.split('\t')
      return [feature, numbers.split(',').map(Number)] as const
    }),
)

/** Finds the passage of two sentences, or one, that reads most like a disclosure; null in a message of a few words. */
export function findLikeness(text: Text): Likeness | null {
  if (text.words.length < FEWEST_WORDS) return null
  const weighed = splitPassages(text).map((span) => ({ span, ...weigh(listFeatures(text, span)) }))
  return weighed.toSorted((one, other) => other.score - one.score)[0] ?? null
}

/** Lists what a passage is weighed by: beginnings of words, of neighboring pairs, and the word lists it touches. */
export function listFeatures(text: Text, { start, end }: Span): string[] {
  // Which day it is says nothing; one weekday in a few labeled messages would count as a signal of its own.
  const stems = text.words
    .slice(start, end)
    .map((word) => (WEEKDAY.test(word.text) ? 'a-day' : word.text.slice(0, STEM_LENGTH)))
  const pairs = stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`)
  const lists = book.listsWithin(text, { start, end }).map((name) => `{${name}}`)
  return [...new Set([...stems, ...pairs, ...lists])]
}

function splitPassages({ words }: Text): Span[] {
  const starts = words.flatMap(({ sentence }, place) =>
    sentence === words[place - 1]?.sentence ? [] : [place],
  )
  const passages = starts.map((start, index) => ({ start, end: starts[index + 2] ?? words.length }))
  return passages.slice(0, Math.max(1, starts.length - 1))
}

function weigh(features: readonly string[]): { kind: Boundary['kind']; score: number } {
  const known = features.flatMap((feature) => [weights.get(feature) ?? []]).filter(({ length }) => length > 0)
  const share = 1 / (WEIGHT_UNIT * Math.sqrt(Math.max(known.length, 1)))
  const sums = BIASES.map((bias, at) => bias + share * known.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  const [score = 0, ...ofKinds] = sums
  const kind = KINDS[ofKinds.indexOf(Math.max(...ofKinds))] ?? KINDS[0]
  return { kind, score }
}
