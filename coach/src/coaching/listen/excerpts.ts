import type { Clause } from '../../text/clauses.ts'
import {
  EXCERPT_KINDS,
  EXCERPT_ROLES,
  type ExcerptRole,
  type Excerpts,
  type ExcerptWord,
} from '../../text/excerpts.ts'
import { readSentences } from '../../text/nlp.ts'
import { EXCERPT, WORDS } from '../thresholds.ts'
import { readOwnClauses } from './own-clauses.ts'

/** A piece of what a leader told that belongs into words to say. */
interface Piece {
  /** An exact part of the message. */
  readonly clause: Clause
  readonly message: string
  readonly role: ExcerptRole
  /** How likely it belongs there, 0 to 1. */
  readonly chance: number
}

/** What words to say can be made of. */
export interface Pieces {
  /** In the order they were told. */
  readonly pieces: readonly Piece[]
  readonly kind: (typeof EXCERPT_KINDS)[number]
}

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
    return [{ clause, from, to, role, chance: 1 - mean(own, (word) => word.roles[NONE] ?? 1) }]
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

/** Finds what of all that a leader told belongs into the words they ask for; null where it has not been read. */
export function findPieces(excerpts: Excerpts | undefined): Pieces | null {
  if (!excerpts) return null
  return {
    pieces: excerpts.messages.flatMap(({ text, words }) =>
      join(text, readMessage(text, words))
        .filter(({ chance, clause }) => chance >= EXCERPT.least && !clause.isQuestion && !isTorn(clause.text))
        .map(({ clause, role, chance }) => ({ clause, message: text, role, chance })),
    ),
    kind: likeliest(EXCERPT_KINDS, excerpts.kinds),
  }
}
