import type { Dialect } from '@lodestar/contract/communication'
import { readWeights } from '../lib/learned-weights.ts'
import { commonByLength, isForeignTo, isPlausible, isShortForm, rankWord } from './known-words.ts'

/** How a word that is no word fares against what may have been meant: fitted on learners' sentences, by hand. */
const FIT = {
  /** What a unit of difference costs, and what a frequent word and one that goes with its neighbors are worth. */
  difference: 4,
  frequency: 0.75,
  company: 0.6,
  /** What being one of the checker's own suggestions is worth, and its first. */
  suggested: 1,
  first: 0.25,
  /** What another ending, another number or tense, costs; and an "'s" that nobody wrote. */
  ending: 1,
  possessive: 2,
} as const
/** Words further from what was written than this share of its letters are a guess. */
const FURTHEST = 0.29
const FURTHEST_SEARCHED = 2.4
const STEP = {
  double: 0.45,
  gapVowel: 0.85,
  gap: 1,
  vowel: 0.7,
  alike: 0.75,
  other: 1.1,
  swap: 0.6,
  first: 0.5,
} as const
const VOWELS = new Set('aeiouy')
const ALIKE = new Set(
  'cs ck sz iy gj dt bp vw mn kq fv cz cq lr'
    .split(' ')
    .flatMap((pair) => [pair, [...pair].reverse().join('')]),
)
const ENDINGS = [/s$/, /ed$/, /ing$/, /ly$/]

/** How often a word stands in public texts, and how often one follows on another. */
const counts = new Map<string, number>()
const pairs = new Map<string, number>()
for (const line of readWeights('spelling/weights/counts.tsv').trimEnd().split('\n')) {
  const [words = '', count] = line.split('\t')
  ;(words.includes(' ') ? pairs : counts).set(words, Number(count))
}
/** How often a word of a rank stands in texts that are as long, where they do not have it: a guess. */
const TIMES_OF_RANK: Readonly<Record<number, number>> = { 10: 20, 20: 4, 35: 1 }
const timesOf = (word: string) => counts.get(word) ?? TIMES_OF_RANK[rankWord(word) ?? 0] ?? 0

function costOfGap(word: string, at: number): number {
  const letter = word[at] ?? ''
  const first = at === 0 ? STEP.first : 0
  if (letter === word[at - 1] || letter === word[at + 1]) return STEP.double + first
  return (VOWELS.has(letter) ? STEP.gapVowel : STEP.gap) + first
}

function costOfSwitch(one: string, other: string, isFirst: boolean): number {
  if (one === other) return 0
  const first = isFirst ? STEP.first : 0
  if (VOWELS.has(one) && VOWELS.has(other)) return STEP.vowel + first
  return (ALIKE.has(one + other) ? STEP.alike : STEP.other) + first
}

/** Costs of taking out each letter of a word. */
const listGaps = (word: string): number[] => Array.from(word, (_, at) => costOfGap(word, at))

/** What it costs to end at a letter of each word by a switch of the two, or of both with those before. */
function costOfPair(written: string, meant: string, row: number, column: number, rows: readonly number[][]) {
  const [one, other] = [written[row - 1] ?? '', meant[column - 1] ?? '']
  const before = rows[row - 1]?.[column - 1] ?? 0
  const switched = before + costOfSwitch(one, other, row === 1 && column === 1)
  const swapped = rows[row - 2]?.[column - 2]
  const isSwapped = one === meant[column - 2] && other === written[row - 2]
  return isSwapped && swapped !== undefined ? Math.min(switched, swapped + STEP.swap) : switched
}

/** Says how far two spellings are apart, the slips that people make counting less than others. */
export function measureSlip(written: string, meant: string): number {
  const [gaps, otherGaps] = [listGaps(written), listGaps(meant)]
  let sum = 0
  const rows: number[][] = [[0, ...otherGaps.map((gap) => (sum += gap))]]
  for (const [at, gap] of gaps.entries()) {
    const above = rows[at] ?? []
    const cells = [(above[0] ?? 0) + gap]
    for (const [place, otherGap] of otherGaps.entries())
      cells.push(
        Math.min(
          (above[place + 1] ?? 0) + gap,
          (cells[place] ?? 0) + otherGap,
          costOfPair(written, meant, at + 1, place + 1, rows),
        ),
      )
    rows.push(cells)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** A word that no dictionary knows, in small letters, and what stands around it. */
export interface Misspelling {
  readonly word: string
  readonly before: string
  readonly after: string
  readonly suggestions: readonly string[]
  /** What the writer has chosen to spell by; null where they have not. */
  readonly dialect?: Dialect | null
}

function rate(candidate: string, slip: number, { word, before, after, suggestions }: Misspelling): number {
  const small = candidate.toLowerCase()
  const company =
    Math.log(1 + (pairs.get(`${before} ${small}`) ?? 0)) + Math.log(1 + (pairs.get(`${small} ${after}`) ?? 0))
  const place = suggestions.indexOf(candidate)
  const endings = ENDINGS.filter((ending) => ending.test(word) !== ending.test(small)).length
  return (
    FIT.frequency * Math.log(timesOf(small) + 0.5) +
    FIT.company * company -
    FIT.difference * slip * Math.min(1.4, 6 / Math.max(3, word.length)) +
    (place >= 0 ? FIT.suggested : 0) +
    (place === 0 ? FIT.first : 0) -
    FIT.ending * endings -
    (/'s/.test(small) && !/'/.test(word) ? FIT.possessive : 0)
  )
}

const MOST_STRANGE = 2

/** A cheap look before the costly one: the same start, give or take a letter, and hardly a letter that the other lacks. */
function isAlike(word: string, candidate: string): boolean {
  if (word[0] !== candidate[0] && word[0] !== candidate[1] && word[1] !== candidate[0]) return false
  let strange = 0
  for (const letter of word) if (!candidate.includes(letter)) strange += 1
  return strange <= MOST_STRANGE
}

/** Frequent words that the checker may have missed. */
function searchNear(word: string): { candidate: string; slip: number }[] {
  const near = [-2, -1, 0, 1, 2].flatMap((more) => commonByLength.get(word.length + more) ?? [])
  const most = Math.min(FURTHEST_SEARCHED, 0.4 * word.length)
  return near
    .filter((candidate) => isAlike(word, candidate))
    .map((candidate) => ({ candidate, slip: measureSlip(word, candidate) }))
    .filter(({ slip }) => slip <= most)
}

/** What was probably meant; `isSure` where hardly anything else can have been. */
export interface Guess {
  readonly word: string
  readonly isSure: boolean
}

/** A guess is sure only among words as common as this, by the letters that were written. */
const SURE_RANK = { slip: 35, twoSlips: 20 } as const
const SURE_SLIP = { short: 0.6, usual: 1.15, long: 1.9 } as const
const FEWEST = 4
const SHORT = 5
const LONG = 8
/** By so much the second best has to be worse. */
const SURE_MARGIN = 0.6

interface Candidate {
  readonly candidate: string
  readonly slip: number
  readonly worth: number
}

function isSure(written: string, best: Candidate, next: Candidate | undefined): boolean {
  const rank = rankWord(best.candidate.toLowerCase())
  // A word of another language is seldom a slip.
  if (rank === null || written.length < FEWEST || /[^a-z']/i.test(written)) return false
  const most =
    written.length >= LONG ? SURE_SLIP.long : written.length > SHORT ? SURE_SLIP.usual : SURE_SLIP.short
  const isNear =
    best.slip <= most && rank <= (best.slip > SURE_SLIP.usual ? SURE_RANK.twoSlips : SURE_RANK.slip)
  return isNear && (!next || best.worth - next.worth >= SURE_MARGIN || best.slip < next.slip / 2)
}

const NEGATION = /^(?:im|in|un|dis|non|ir|il)(?=\w{4})/

/** True where a guess would say the opposite: "ispossible" is hardly "impossible". */
const turns = (word: string, candidate: string): boolean => {
  const rest = candidate.replace(NEGATION, '')
  return (
    rest !== candidate &&
    rankWord(rest) !== null &&
    word[0] === candidate[0] &&
    !word.startsWith(candidate.slice(0, 2))
  )
}

/** Rarer words are not offered: who misspells means a word that people use. */
const OFFERED_RANK = 55

/**
 * Chooses what was meant by a misspelled word, among the checker's suggestions and frequent words that look like it: by
 * how near and how frequent it is, and by the words beside it.
 *
 * @param isThorough false to look at the suggestions alone, which costs next to nothing.
 * @returns null where nothing is near enough.
 */
export function chooseSpelling(misspelling: Misspelling, isThorough = true): Guess | null {
  const { word, suggestions, dialect = null } = misspelling
  const suggested = suggestions.map((candidate) => ({
    candidate,
    slip: measureSlip(word, candidate.toLowerCase()),
  }))
  const known = new Set(suggestions)
  const searched = isThorough ? searchNear(word).filter(({ candidate }) => !known.has(candidate)) : []
  const [best, next] = [...suggested, ...searched]
    .filter(
      ({ candidate, slip }) =>
        slip <= FURTHEST * Math.max(word.length, 5) &&
        candidate.toLowerCase() !== word &&
        !turns(word, candidate.toLowerCase()) &&
        (dialect === null || !isForeignTo(candidate.toLowerCase(), dialect)) &&
        (rankWord(candidate.toLowerCase()) ?? Number.POSITIVE_INFINITY) <= OFFERED_RANK,
    )
    .map(({ candidate, slip }) => ({ candidate, slip, worth: rate(candidate, slip, misspelling) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best ? { word: best.candidate, isSure: isSure(word, best, next) } : null
}

/** Words that open sentences and are nobody's name. */
const OPENERS = new Set(
  'because therefore however although sometimes nowadays finally firstly secondly thirdly furthermore moreover another there their these people everyone everybody children students something someone through throughout additionally consequently unfortunately fortunately actually usually generally recently especially nevertheless which when what while where whether without thank thanks could would should please regarding following attached according unless since before after'.split(
    ' ',
  ),
)

/** Reads what stands beside a stretch of a text, the mark where there is one. */
function readNeighbors(text: string, start: number, end: number): { before: string; after: string } {
  const before = /([A-Za-z']+|[.,;:!?])\s*$/.exec(text.slice(Math.max(0, start - 40), start))?.[1] ?? ''
  const after = /^\s*([A-Za-z']+|[.,;:!?])/.exec(text.slice(end, end + 40))?.[1] ?? ''
  return { before: before.toLowerCase(), after: after.toLowerCase() }
}

const PLAIN = { slip: 0.85, rank: 20 } as const

/** True where a rare word is a plain slip of a common one, and no other number of it. */
const isSlipOf = (word: string, { word: meant }: Guess): boolean =>
  measureSlip(word, meant.toLowerCase()) <= PLAIN.slip &&
  (rankWord(meant.toLowerCase()) ?? Number.POSITIVE_INFINITY) <= PLAIN.rank &&
  word.replace(/s$/, '') !== meant.toLowerCase().replace(/s$/, '')

/** A long word that is a plain slip of a common one, and so nobody's name. */
const isPlainSlip = (word: string, guess: Guess): boolean =>
  guess.isSure && word.length >= LONG && isSlipOf(word, guess)

/** "june": known with a capital only. */
const isNameOf = (word: string) => (suggestion: string) =>
  suggestion.toLowerCase() === word && /^\p{Lu}\p{Ll}/u.test(suggestion)

const isAtStart = (text: string, at: number) =>
  /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(Math.max(0, at - 8), at))

/** Guesses what a word was meant to be that no list has; a plausible one has to be a plain slip. */
function guessUnknown(misspelling: Misspelling, isThorough: boolean): Guess | null {
  const { word } = misspelling
  if (rankWord(word) !== null || !/^\p{L}+$/u.test(word)) return null
  const guess = chooseSpelling(misspelling, isThorough)
  return guess && isPlausible(word) && !isSlipOf(word, guess) ? null : guess
}

/** What to make of a word that the checker does not know. */
export interface Spelled extends Guess {
  /** True for a word at the start of a sentence, whose capital says nothing. */
  readonly isOpening: boolean
}

const SHORTEST_NAME = 4

/** True for the last word of a text, alone behind a line or a comma: a name, in small letters too. */
const isSignature = (text: string, start: number, end: number): boolean =>
  /^\s*$/.test(text.slice(end)) && /[,\n]\s*$/.test(text.slice(Math.max(0, start - 4), start))

/**
 * Spells what stands in a text as it was meant. A capitalized word that no dictionary knows is a name, of a person, a
 * product, a place: unless it starts a sentence and looks like a word that often does. A word that any list has, that is
 * made of two, or that nothing common is like, is what it was meant to be.
 *
 * @param dialect what the writer has chosen to spell by; null where every spelling of English is right.
 * @returns null where nothing is to be said.
 */
export function spell(
  text: string,
  { start, end }: { start: number; end: number },
  suggestions: readonly string[],
  { isThorough, dialect }: { isThorough: boolean; dialect: Dialect | null },
): Spelled | null {
  const written = text.slice(start, end)
  const word = written.toLowerCase()
  const isSmall = /^\p{Ll}/u.test(written)
  if (isShortForm(word) || isSignature(text, start, end)) return null
  const named = isSmall && word.length >= SHORTEST_NAME && suggestions.find(isNameOf(word))
  if (named) return { word: named, isSure: true, isOpening: true }
  const isElsewhere = dialect !== null && isForeignTo(word, dialect)
  const misspelling = { word, ...readNeighbors(text, start, end), suggestions, dialect }
  const guess = isElsewhere ? chooseSpelling(misspelling, isThorough) : guessUnknown(misspelling, isThorough)
  if (!guess) return null
  if (isSmall) return { ...guess, isSure: isElsewhere || guess.isSure, isOpening: false }
  const isSlip = isElsewhere || OPENERS.has(guess.word.toLowerCase()) || isPlainSlip(word, guess)
  if (!isSlip || !isAtStart(text, start) || !/^.\p{Ll}+$/u.test(written)) return null
  return { ...guess, word: guess.word.replace(/^./, (letter) => letter.toUpperCase()), isOpening: true }
}
