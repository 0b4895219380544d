import { learned } from '../../models/read-weights.ts'
import { type LinearModel, parseWeights, weigh } from '../../text/linear-model.ts'
import { countWords } from '../../text/split-words.ts'
import { BAD, CHANGES, GOOD, OTHERS, OTHERS_AFTER, VERDICT } from './draft-patterns.data.ts'

/** A stretch of a message that may be words to somebody. */
export interface Place {
  /** Without the marks around it. */
  readonly text: string
  /** With them. */
  readonly start: number
  readonly end: number
  readonly kind: 'quote' | 'colon' | 'lines' | 'rest'
}

/** Quoted on both sides by marks of one kind; an apostrophe inside a word ends nothing. */
const QUOTED =
  /"([^"]{6,2500})"|[“”„]([^“”„]{6,2500})[“”]|[«»]([^«»]{6,2500})[«»]|(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=\p{L})|(?<=s)'(?= \p{Ll})|\n){6,2500}?)'(?!\p{L})|(?<![\p{L}\p{N}])[‘‚]((?:[^‘’\n]|(?<=\p{L})’(?=\p{L})){6,2500}?)’(?!\p{L})/gu
/** What follows may be words. */
const ANNOUNCED = /:\s+|\s(?:--?|–|—)\s+/gu
/** Words: fewer are a phrase somebody speaks of. */
const FEWEST = 2
/** So many lines at most are looked at, and sentences at the end that may ask about the words. */
const MOST = { lines: 12, asks: 3, marks: 4 }

/** A place without the blank space around it; none where too little is left. */
function toPlace(message: string, start: number, end: number, kind: Place['kind']): Place[] {
  const raw = message.slice(start, end)
  const from = start + raw.length - raw.trimStart().length
  const to = end - (raw.length - raw.trimEnd().length)
  const text = message.slice(from, to)
  return countWords(text) < FEWEST ? [] : [{ text, start: from, end: to, kind }]
}

const findQuotes = (message: string): Place[] =>
  [...message.matchAll(QUOTED)].flatMap((match) => {
    const text = (match.slice(1).find((group) => group !== undefined) ?? '').trim()
    const [start, end] = [match.index, match.index + match[0].length]
    return countWords(text) < FEWEST ? [] : [{ text, start, end, kind: 'quote' as const }]
  })

/** A stretch whole, and without the one, two or three sentences at its end that may ask about it. */
function withEnds(message: string, start: number, end: number, kind: Place['kind']): Place[] {
  const ends = [...message.slice(start, end).matchAll(/[.!?…]+["”’)]*\s+|\s(?:--?|–|—)\s+|\n+/gu)].map(
    ({ index }, at, all) => start + index + (all[at]?.[0].trimEnd().length ?? 0),
  )
  return [end, ...ends.toReversed().slice(0, MOST.asks)].flatMap((at) => toPlace(message, start, at, kind))
}

const findAnnounced = (message: string): Place[] =>
  [...message.matchAll(ANNOUNCED)]
    .slice(0, MOST.marks)
    .flatMap((match) => withEnds(message, match.index + match[0].length, message.length, 'colon'))

/** Words may begin here without a mark: behind a verb of saying, or with a sentence. */
const BEGINS = /\b(?:say|tell \p{L}+|write|put|have|saying|goes),? (?=\p{L}+[ ,])|[.!?]["”’)]*\s+(?=\p{L})/giu

const findRest = (message: string): Place[] => [
  ...withEnds(message, 0, message.length, 'rest').slice(1),
  ...[...message.matchAll(BEGINS)]
    .slice(0, MOST.marks)
    .flatMap((match) => withEnds(message, match.index + match[0].length, message.length, 'rest')),
]

/** Lines on their own, and several of them together. */
function findLines(message: string): Place[] {
  const lines = [...message.matchAll(/[^\n]+/g)].slice(0, MOST.lines)
  if (lines.length < 2) return []
  return lines.flatMap((first, from) =>
    lines.slice(from).flatMap((last, further) => {
      const isWhole = from === 0 && further === lines.length - 1
      return isWhole ? [] : toPlace(message, first.index, last.index + last[0].length, 'lines')
    }),
  )
}

/** Lists the stretches of a message that may be words to somebody. */
export function listPlaces(message: string): Place[] {
  const all = [...findQuotes(message), ...findAnnounced(message), ...findLines(message), ...findRest(message)]
  const seen = new Set<string>()
  return all.filter(({ start, end }) => {
    const key = `${start} ${end}`
    return !seen.has(key) && seen.add(key)
  })
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'’]*|\d+|[?!:]/gu) ?? []
/** So many words right before and right behind are looked at. */
const NEAR = { before: 8, after: 10 }

const GREETS = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|team|colleagues|all|sir|madam)\b/i
const CALLS = /^(?:\p{Lu}[\p{L}'’.-]+ ?){1,3},\s/u

/** How what stands around words asks about them. */
const ASKS: readonly (readonly [string, RegExp])[] = [
  ['good', GOOD],
  ['bad', BAD],
  ['verdict', VERDICT],
  ...CHANGES.map(([, pattern]) => ['change', pattern] as const),
]

/** What stands around words tells of them: who said them, and what is asked about them. */
const nameAround = (before: string, after: string): string[] => [
  ...(OTHERS.test(before) ? ['said before'] : []),
  ...(OTHERS_AFTER.test(after) ? ['said behind'] : []),
  ...ASKS.flatMap(([name, pattern]) => (pattern.test(`${before} … ${after}`) ? [`asks ${name}`] : [])),
]

const sizeOf = (words: number): string =>
  words < 4 ? 'few' : words < 8 ? 'some' : words < 80 ? 'many' : 'most'

/** What shows whether a place of a message is words that its leader still means to say, by name. */
export function describePlace(message: string, { text, start, end, kind }: Place): Map<string, number> {
  const before = wordsOf(message.slice(0, start)).slice(-NEAR.before)
  const after = wordsOf(message.slice(end)).slice(0, NEAR.after)
  const last = wordsOf(text.split(/(?<=[.!?])\s+|\n/u).at(-1) ?? '')
  const own = wordsOf(text)
  const names = [
    `kind ${kind}`,
    `size ${sizeOf(own.length)}`,
    ...(before.length === 0 ? ['begins'] : before.map((word) => `before ${word}`)),
    ...before.slice(-2).map((word, at, two) => `right ${two.length - at} ${word}`),
    `pair ${before.slice(-2).join(' ')}`,
    `pair ${before.slice(-3, -1).join(' ')}`,
    ...(after.length === 0 ? ['ends'] : after.map((word) => `after ${word}`)),
    `next ${after.slice(0, 2).join(' ')}`,
    ...(GREETS.test(text) ? ['greets'] : []),
    ...(CALLS.test(text) ? ['calls'] : []),
    ...(own.some((word) => word.startsWith('you')) ? ['you'] : []),
    `first ${own[0]}`,
    // What asks about the words is none of them.
    ...(kind === 'quote' || last.length > NEAR.after ? [] : last.map((word) => `last ${word}`)),
    ...(kind !== 'quote' && /["“”«»]/.test(text) ? ['holds a quote'] : []),
    ...(/[.!?…]["”’)]*$/u.test(text) ? ['whole'] : []),
    ...nameAround(message.slice(0, start), message.slice(end)),
  ]
  const share = 1 / Math.sqrt(names.length)
  return new Map(names.map((name) => [name, share]))
}

const model = learned('drafts/weights/places.tsv', parseWeights)

/** Odds from which on a place is taken for the leader's own words, found by leaving out an author at a time (models/drafts/card.md): where something is asked about it, where nothing is, and where it sounds like what somebody has said. */
const LEAST_ODDS = { asked: -1.9, bare: -1, said: 0.6 } as const

const leastOf = (features: ReadonlyMap<string, number>): number => {
  if (features.has('said before') || features.has('said behind')) return LEAST_ODDS.said
  return ASKS.some(([name]) => features.has(`asks ${name}`)) ? LEAST_ODDS.asked : LEAST_ODDS.bare
}

/** Chooses by a model the place that most likely holds words that the leader still means to say; undefined where none is likely enough. */
export function choosePlace(message: string, weights: LinearModel): Place | undefined {
  const [best] = listPlaces(message)
    .map((place) => {
      const features = describePlace(message, place)
      return { place, odds: weigh(features, weights), least: leastOf(features) }
    })
    .toSorted((one, other) => other.odds - one.odds)
  return best && best.odds >= best.least ? best.place : undefined
}

/** Finds the words to somebody that a message lays down; undefined where it lays down none. */
export const findOwnWords = (message: string): Place | undefined => choosePlace(message, model())
