import type { Clause } from '../../text/clauses.ts'
import {
  EXCERPT_KINDS,
  EXCERPT_ROLES,
  type ExcerptRole,
  type Excerpts,
  type ExcerptWord,
  POINT_KINDS,
  type Whole,
} from '../../text/excerpts.ts'
import { readSentences } from '../../text/nlp.ts'
import { EXCERPT, WORDS } from '../words-thresholds.ts'
import { type AskedPoint, findAskedPoints } from './asked-points.ts'
import { findKeptOut } from './kept-out.ts'
import { readOwnClauses } from './own-clauses.ts'

/** A piece of what a leader told that belongs into words to say. */
interface Piece {
  /** An exact part of the message. */
  readonly clause: Clause
  readonly message: string
  /** Where it begins in the message. */
  readonly at: number
  readonly role: ExcerptRole
  /** How likely it belongs there, 0 to 1. */
  readonly chance: number
}

/** What words to say can be made of. */
export interface Pieces {
  /** What asks for them, as it was read. */
  readonly request: string
  /** In the order they were told. */
  readonly pieces: readonly Piece[]
  /** What the request says itself that the words shall say, in its order. */
  readonly points: readonly AskedPoint[]
  /** Whom the request says they are for, in its words; null where it does not. */
  readonly to: string | null
  /** Whether a text speaks of what the request keeps out of the words. */
  readonly isKeptOut: (text: string) => boolean
  readonly kind: (typeof EXCERPT_KINDS)[number]
  /** What the message is as a whole, by each head the likeliest first. */
  readonly whole: Readonly<Record<Whole, readonly RankedKind[]>>
}

/** One answer of the model, with its chance, 0 to 1. */
export interface RankedKind {
  readonly key: string
  readonly chance: number
}

const rank = (chances: ReadonlyMap<string, number>): RankedKind[] =>
  [...chances].map(([key, chance]) => ({ key, chance })).toSorted((one, other) => other.chance - one.chance)

const likeliest = <Name>(names: readonly Name[], chances: Float32Array): Name =>
  names[chances.indexOf(Math.max(...chances))] as Name

/** The mean of what is known of some words. */
const mean = (words: readonly ExcerptWord[], pick: (word: ExcerptWord) => number) =>
  words.reduce((sum, word) => sum + pick(word), 0) / words.length

/** A stretch of a message as one clause, whatever stands between its parts. */
function joinClause(message: string, from: number, to: number, sentence: number): Clause {
  const text = message.slice(from, to)
  const tokens = readSentences(text).flatMap((each) => each.tokens)
  return { text, tokens, sentence, isQuestion: false }
}

interface Read {
  readonly clause: Clause
  readonly from: number
  readonly to: number
  readonly role: ExcerptRole
  readonly chance: number
}

/** What is known of each clause of a message. */
function readMessage(text: string, words: readonly ExcerptWord[]): Read[] {
  const NONE = EXCERPT_ROLES.length
  return readOwnClauses(text).flatMap((clause) => {
    const [from, to] = [clause.tokens[0]?.start ?? 0, clause.tokens.at(-1)?.end ?? 0]
    const own = words.filter(({ start, end }) => start < to && from < end)
    if (own.length === 0) return []
    const roles = EXCERPT_ROLES.map((_, at) => mean(own, (word) => word.roles[at] ?? 0))
    const role = likeliest(EXCERPT_ROLES, Float32Array.from(roles))
    const isPicked = 1 - mean(own, (word) => word.roles[NONE] ?? 1)
    return [{ clause, from, to, role, chance: Math.max(isPicked, mean(own, makesPoint)) }]
  })
}

const countTokens = ({ clause: { tokens } }: Read) => tokens.length

/** Whether two clauses were told in one breath, and can be said so. */
const isOne = (before: Read, after: Read): boolean =>
  before.clause.sentence === after.clause.sentence &&
  !before.clause.isQuestion &&
  !after.clause.isQuestion &&
  Math.min(before.chance, after.chance) >= EXCERPT.joined &&
  countTokens(before) + countTokens(after) <= WORDS.longestPiece

/** Joins what stands side by side in one sentence and belongs there both. */
function join(message: string, read: readonly Read[]): Read[] {
  const joined: Read[] = []
  for (const each of read) {
    const before = joined.at(-1)
    if (!before || !isOne(before, each)) joined.push(each)
    else {
      const clause = joinClause(message, before.from, each.to, each.clause.sentence)
      const { role, chance } = before.chance >= each.chance ? before : each
      joined[joined.length - 1] = { clause, from: before.from, to: each.to, role, chance }
    }
  }
  return joined
}

/** What was cut out of brackets or a quotation cannot be said. */
const isTorn = (text: string): boolean =>
  text.split('(').length !== text.split(')').length ||
  (text.match(/["“”]/g) ?? []).length % 2 === 1 ||
  /(?:^|\s)['‘][^'’]*$/.test(text)

const TO = POINT_KINDS.length
/** How likely a word of a request names whom the words are for, and belongs to what they shall say; 0 of all other words. */
const namesWhom = ({ points }: ExcerptWord) => points?.[TO] ?? 0
const makesPoint = ({ points }: ExcerptWord) =>
  1 - namesWhom({ points } as ExcerptWord) - (points?.[TO + 1] ?? 1)

/** Whom a request says that words are for: the surest word, with what stands beside it and names them too; null where none is sure. */
function findWhom(text: string, words: readonly ExcerptWord[], points: readonly AskedPoint[]): string | null {
  // Who is named in what the words shall say is spoken of in them.
  const isInside = ({ start }: ExcerptWord) =>
    points.some((point) => point.start <= start && start < point.start + point.text.length)
  const surest = words
    .filter((word) => !isInside(word))
    .toSorted((one, other) => namesWhom(other) - namesWhom(one))[0]
  if (!surest || namesWhom(surest) < EXCERPT.whom || NO_PERSON.test(text.slice(0, surest.start))) return null
  const at = words.indexOf(surest)
  const isOne = (place: number) => {
    const word = words[place]
    return (
      word !== undefined &&
      namesWhom(word) >= EXCERPT.whom &&
      !/[.,;:!?]$/.test(wordAt(text, words[place - 1]))
    )
  }
  let [from, to] = [at, at]
  while (TITLE.test(wordAt(text, words[from - 1])) || (isOne(from) && isNamedBy(words[from - 1]))) from -= 1
  while (words[to + 1] && (TITLE.test(wordAt(text, words[to])) || isOne(to + 1))) to += 1
  return text.slice(words[from]?.start, words[to]?.end).replace(/(?:['’]s)?[\s.,;:!?"”]+$|['’]s$/, '')
}

/** What follows is a place, or an oath. */
const NO_PERSON =
  /\b(?:from|in|at|near|until|since|name of|for the love of|(?:not|nothing|anything|word|leave) (?:about|of|out) (?:(?:Mr|Mrs|Ms|Dr)\.? )?) ?$/i
const TITLE =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Frau|Herr|Madame?|Monsieur|don|doña|dona|señora?|the|my|our)\.?$/
const wordAt = (text: string, word: ExcerptWord | undefined) => (word ? text.slice(word.start, word.end) : '')
const isNamedBy = (word: ExcerptWord | undefined) => word !== undefined && namesWhom(word) >= EXCERPT.whom

const listPieces = ({ messages }: Excerpts): Piece[] =>
  messages.flatMap(({ text, words }) =>
    join(text, readMessage(text, words))
      .filter(({ chance, clause }) => chance >= EXCERPT.least && !clause.isQuestion && !isTorn(clause.text))
      .map(({ clause, from, role, chance }) => ({ clause, message: text, at: from, role, chance })),
  )

/** Finds what kind of message it is, and what of all that a leader told belongs into words to say; null where it has not been read. */
export function findPieces(excerpts: Excerpts | undefined): Pieces | null {
  const asked = excerpts?.messages.at(-1)
  if (!excerpts || !asked) return null
  const points = findAskedPoints(asked.text)
  let pieces: readonly Piece[] | undefined
  return {
    request: asked.text,
    points,
    to: findWhom(asked.text, asked.words, points),
    isKeptOut: findKeptOut(asked.text),
    // Only words to say and drafts need them, and all that was told has to be read for them.
    get pieces() {
      pieces ??= listPieces(excerpts)
      return pieces
    },
    kind: likeliest(EXCERPT_KINDS, excerpts.kinds),
    whole: {
      form: rank(excerpts.whole.form),
      ask: rank(excerpts.whole.ask),
      fear: rank(excerpts.whole.fear),
      matter: rank(excerpts.whole.matter),
      news: rank(excerpts.whole.news),
    },
  }
}
