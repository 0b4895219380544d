import { DISC_LETTERS, DISC_NAMES, type DiscLetter } from './disc.data.ts'
import { type Pair, pairScores } from './pair-scores.ts'

type Kind = 'natural' | 'plain' | 'words' | 'raw' | 'adapted' | 'least'

/** Four scores that belong together, as they were pasted. */
export interface DiscSet {
  readonly kind: Kind
  readonly label: string
  readonly values: Readonly<Record<DiscLetter, number>>
  /** What the numbers are out of when the text says so. */
  readonly outOf: number | null
}

/** Letters count with a number right after them only; the lower-case i is how some vendors write it. */
const TERMS = new RegExp(`\\b(?:${[...DISC_NAMES.keys()].join('|')})\\b|\\b[DISCi](?=\\b|-?\\d)`, 'gi')
const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/very high|highest|strongest/, 0.95],
  [/high|strong/, 0.8],
  [/medium|moderate|mid|average/, 0.5],
  [/very low|lowest/, 0.05],
  [/low|weak/, 0.2],
]

const KINDS: readonly (readonly [RegExp, Kind, string])[] = [
  [/\b(?:natural|private|core|basic|internal)/g, 'natural', 'Natural style'],
  [/\b(?:least|graph (?:2|ii)\b)/g, 'least', 'Least chosen'],
  [/\b(?:difference|change|composite|graph (?:3|iii)\b)/g, 'natural', 'Difference'],
  [/\b(?:adapted|adjusted|adaptive|public|mask|external|work)/g, 'adapted', 'Adapted style'],
  [/\b(?:most|graph (?:1|i)\b)/g, 'adapted', 'Most chosen'],
  [/\b(?:raw)/g, 'raw', 'Raw scores'],
]

/**
 * Finds every complete row of four scores: name by name, as a table under D I S C, or in words (high D, low S).
 *
 * @param isExpected the text or the person speaks of DISC; without that, words for levels are not enough.
 */
export function findDiscSets(text: string, isExpected: boolean): DiscSet[] {
  const tables = findTables(text)
  if (tables.length > 0) return tables
  const sets = groupPairs(text, pairScores(text, TERMS, readTerm))
  return sets.length > 0 || !isExpected ? sets : findLevels(text)
}

/** Counts how many of the four dimensions stand there with a number. */
export const countDiscScores = (text: string): number =>
  new Set(pairScores(text, TERMS, readTerm).map(({ term }) => term)).size

function readTerm([word]: RegExpExecArray): DiscLetter | null {
  if (word.length > 1) return DISC_NAMES.get(word.toLowerCase()) ?? null
  // A small d, s or c is part of some other word; the small i is a brand's spelling.
  return word === 'i' ? 'I' : (DISC_LETTERS.find((letter) => letter === word) ?? null)
}

/** No result has so many rows of scores. */
const MOST_GROUPS = 200

/** A row ends where a name comes again. Half a row is none: three numbers beside letters are too often something else. */
function groupPairs(text: string, pairs: readonly Pair<DiscLetter>[]): DiscSet[] {
  const groups: Pair<DiscLetter>[][] = []
  for (const pair of pairs) {
    const last = groups.at(-1)
    const isNext =
      !last || last.some(({ term }) => term === pair.term) || pair.at - (last.at(-1)?.end ?? 0) > 200
    if (isNext) groups.push([pair])
    else last.push(pair)
  }
  let from = 0
  return groups.slice(0, MOST_GROUPS).flatMap((group) => {
    const start = group[0]?.at ?? 0
    const before = text.slice(Math.max(from, start - 80), start)
    from = group.at(-1)?.end ?? start
    const values = new Map(group.map(({ term, value }) => [term, value]))
    return toSet(
      before,
      values,
      group.every(({ outOf }) => outOf !== null) ? (group[0]?.outOf ?? null) : null,
    )
  })
}

function toSet(before: string, values: ReadonlyMap<DiscLetter, number>, outOf: number | null): DiscSet[] {
  const [D, I, S, C] = DISC_LETTERS.map((letter) => values.get(letter))
  if (D === undefined || I === undefined || S === undefined || C === undefined) return []
  return [{ ...nameSet(before), values: { D, I, S, C }, outOf }]
}

/** What the nearest words before a row say about it. */
function nameSet(before: string): { kind: Kind; label: string } {
  const lower = before.toLowerCase()
  const found = KINDS.map(([pattern, kind, label]) => ({ kind, label, at: lastIndexOf(lower, pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at)
  return found[0] ? { kind: found[0].kind, label: found[0].label } : { kind: 'plain', label: 'Scores' }
}

const lastIndexOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

const HEADER = /(?<![\w])D[\s|/,;\t]+i[\s|/,;\t]+S[\s|/,;\t]+C(?![\w])/i
const FOUR =
  /(-?\d+(?:\.\d+)?)(%?)[\s|/,;]+(-?\d+(?:\.\d+)?)%?[\s|/,;]+(-?\d+(?:\.\d+)?)%?[\s|/,;]+(-?\d+(?:\.\d+)?)%?/g

/** Rows of four numbers under, or right after, the four letters. */
function findTables(text: string): DiscSet[] {
  const header = HEADER.exec(text)
  if (!header) return []
  const rest = text.slice(header.index + header[0].length, header.index + 1000)
  return [...rest.matchAll(FOUR)].flatMap((match) => {
    const [row, , percent, ...more] = match
    const numbers = [match[1], match[3], match[4], match[5]].map(Number)
    if (more.length === 0 || numbers.some((value) => !Number.isFinite(value))) return []
    const lineStart = rest.lastIndexOf('\n', match.index) + 1
    const label = `${rest.slice(lineStart, match.index)} ${/^\s*\(([^)]*)\)/.exec(rest.slice(match.index + row.length))?.[1] ?? ''}`
    const values = new Map(DISC_LETTERS.map((letter, at) => [letter, numbers[at] ?? 0]))
    return toSet(label, values, percent ? 100 : null)
  })
}

const LEVEL =
  /\b((?:very )?(?:high|low|strong|weak|medium|moderate|average|highest|lowest))\s+((?:[DISC]\b(?:\s*(?:,|and|&|\/)\s*)?)+)/gi

/** "High C, medium D, low S and I." */
function findLevels(text: string): DiscSet[] {
  const values = new Map<DiscLetter, number>()
  for (const [, level = '', letters = ''] of text.matchAll(LEVEL)) {
    const value = LEVELS.find(([pattern]) => pattern.test(level.toLowerCase()))?.[1]
    if (value === undefined) continue
    for (const letter of DISC_LETTERS) if (letters.includes(letter)) values.set(letter, value)
  }
  return toSet('', values, 1).map((set) => ({ ...set, kind: 'words', label: 'Levels in words' }))
}

const ORDER: readonly Kind[] = ['natural', 'plain', 'words', 'raw', 'adapted']

/** Picks the row that decides: natural before adapted; how often something was chosen least never decides. */
export function chooseSet(sets: readonly DiscSet[]): DiscSet | null {
  for (const kind of ORDER) {
    const set = sets.find((one) => one.kind === kind)
    if (set) return set
  }
  return null
}

/** Above this, scores without a stated scale are taken to be out of 100; tallies and segments stay below. */
const LARGEST_TALLY = 28

/**
 * Brings four scores to Fractions: by the stated scale, as shares of a whole when they add up to 100 (or 1), out of
 * 100 when one is above 28; else against the highest of the four, with the middle at 0 where some are negative.
 */
export function scaleSet(set: DiscSet): { shares: Record<DiscLetter, number>; isGuessed: boolean } {
  const whole = findWhole(set)
  const largest = Math.max(...DISC_LETTERS.map((letter) => Math.abs(set.values[letter])))
  const isSigned = DISC_LETTERS.some((letter) => set.values[letter] < 0)
  const toShare = (value: number) => {
    if (whole !== null) return value / whole
    if (largest === 0) return 0.5
    return isSigned ? (value / largest + 1) / 2 : value / largest
  }
  const [D = 0, I = 0, S = 0, C = 0] = DISC_LETTERS.map(
    (letter) => Math.round(toShare(set.values[letter]) * 1000) / 1000,
  )
  return { shares: { D, I, S, C }, isGuessed: whole === null }
}

/** What four scores are out of; null when that can only be guessed. */
function findWhole({ values, outOf }: DiscSet): number | null {
  const numbers = DISC_LETTERS.map((letter) => values[letter])
  const largest = Math.max(...numbers)
  if (numbers.some((value) => value < 0)) return null
  if (outOf !== null && outOf >= largest) return outOf
  if (largest <= 1 && numbers.some((value) => !Number.isInteger(value))) return 1
  const sum = numbers.reduce((total, value) => total + value, 0)
  const isOfHundred = Math.abs(sum - 100) <= 3 || (largest > LARGEST_TALLY && largest <= 100)
  return isOfHundred ? 100 : null
}
