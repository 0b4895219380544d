import type { Clause } from '../../text/clauses.ts'
import { KINDS, type Story, type ToldKind } from '../../text/story.ts'

/** What a message turns on: the clause, and what kind of thing it tells. */
export interface Turning {
  readonly kind: ToldKind
  readonly clause: Clause
  /** How surely it is of that kind, 0 to 1. */
  readonly chance: number
  /** How likely it is that the message tells nothing, or asks for something as well, 0 to 1. */
  readonly asking: number
}

/** Words of a clause that can be said back: a longer one is no quotation. */
const MOST_WORDS = 24

/** Finds what a message turns on, as the story model reads it; null where nothing in it can be said back. */
export function findTurning(clauses: readonly Clause[], { words, kinds }: Story): Turning | null {
  const read = clauses.flatMap((clause) => {
    const [from, to] = [clause.tokens[0]?.start ?? 0, clause.tokens.at(-1)?.end ?? 0]
    const own = words.filter(({ start, end }) => start < to && from < end)
    if (own.length === 0 || own.length > MOST_WORDS || clause.isQuestion) return []
    return [{ clause, key: own.reduce((sum, { key }) => sum + key, 0) / own.length }]
  })
  const [first] = read.toSorted((one, other) => other.key - one.key)
  const told = kinds.subarray(0, KINDS.length)
  const chance = told.reduce((most, each) => Math.max(most, each), 0)
  const kind = KINDS[told.indexOf(chance)]
  return first && kind ? { kind, clause: first.clause, chance, asking: kinds[KINDS.length] ?? 0 } : null
}
