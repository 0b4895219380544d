import type { Boundary } from './boundary.ts'
import { PAST } from './idioms.data.ts'
import type { Span, Text } from './pattern.ts'
import { book, findAll } from './read-message.ts'
import { applyRule, isNear, readRule } from './rule.ts'
import { RULES } from './rules.data.ts'

/** A rule that applies to a text, and the words it found. */
export type Signal = { readonly kind: Boundary['kind']; readonly notation: string; readonly span: Span }

/** Most urgent first. */
const URGENCY = ['self-harm', 'violence', 'harassment', 'discrimination', 'medical', 'legal'] as const

const past = PAST.map((notation) => book.compile(notation))
const rules = URGENCY.flatMap((kind) =>
  RULES[kind].map((notation) => ({ kind, notation, rule: readRule(notation) })),
)

/** Tells whether a text speaks of something long over, such as a client of years ago. */
export function isLongOver(text: Text): boolean {
  return findAll(text, past).length > 0
}

/** Finds every rule that applies to a text, the most urgent kind first; only self-harm counts when it is long over. */
export function findSignals(text: Text): Signal[] {
  const old = findAll(text, past)
  return rules.flatMap(({ kind, notation, rule }) => {
    const span = applyRule(text, rule)
    const isOver = (found: Span) =>
      kind !== 'self-harm' && old.some((other) => isNear(text.words, found, other))
    return span && !isOver(span) ? [{ kind, notation, span }] : []
  })
}
