import type { Clause } from '../../text/clauses.ts'
import type { Person } from './people.ts'

/** What the leader wants or asks. */
export const WISH =
  /^(?:how (?:do|can|should|would) |what (?:do|should|can) i|should i|i (?:want|need|have|must|would like|'d like|wish|hope) |help me|is there)/i

const IMPACT =
  /\b(so|because|now|since|as a result|leaves|means|cost|costs|lost|lose|losing|behind|late|quit|quiet|resign|complain\w*|clients?|customers?|team|everyone|nobody|end up|ends up|redo\w*|waiting|stopped|left)\b/i
const THIRD_SUBJECT =
  /^(?:he|she|they|it|nobody|everyone|everybody|people|half|some|both|the|one|two|three|my|our|his|her|their)\b/i
/** The leader is who does it. */
export const FIRST_SUBJECT = /^(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've)\b/i

/** Somebody other than the leader does something, said in few enough words to be quoted. */
function isBehavior(clause: Clause, names: ReadonlySet<string>): boolean {
  const { tokens, text } = clause
  const first = tokens[0]
  if (!first || clause.isQuestion || FIRST_SUBJECT.test(text) || WISH.test(text)) return false
  if (tokens.length < 3 || tokens.length > 24) return false
  const isNamed = tokens.slice(0, 3).some((token) => names.has(token.text))
  const hasVerb = tokens.some((token) => token.pos === 'VERB')
  return hasVerb && (isNamed || THIRD_SUBJECT.test(text))
}

/** A clause about a named person says more than one about "they"; the story's start more than its end. */
export function behaviorsOf(clauses: readonly Clause[], people: readonly Person[]): Clause[] {
  const central = people[0]?.label.replace(/^(?:your|the) /, '')
  const names = new Set(people.filter(({ isNamed }) => isNamed).map(({ label }) => label))
  const weigh = (clause: Clause) => (central && clause.text.includes(central) ? 0 : 1)
  return clauses.filter((clause) => isBehavior(clause, names)).sort((one, other) => weigh(one) - weigh(other))
}

/** What the behavior leads to: said after it, of somebody else or with a word of consequence, and not a wish. */
export function impactOf(
  clauses: readonly Clause[],
  behavior: Clause | undefined,
  people: readonly Person[],
): Clause | undefined {
  const after = behavior ? clauses.slice(clauses.indexOf(behavior) + 1) : clauses
  const told = after.filter(
    ({ text, tokens, isQuestion }) => !isQuestion && tokens.length >= 4 && !WISH.test(text),
  )
  const others = new Set(people.slice(1).map(({ label }) => label))
  const ofOther = ({ text, tokens }: Clause) =>
    !FIRST_SUBJECT.test(text) && tokens.slice(0, 4).some((token) => others.has(token.text))
  return told.find(ofOther) ?? told.find(({ text }) => IMPACT.test(text))
}
