import type { Clause } from './clauses.ts'

/** Words that carry a story: what never or always happens, what fails, what it is like. */
const CHARGED =
  /\b(?:never|always|again|still|nobody|no one|nothing|instead|without|only|even|every|refus\w*|ignor\w*|interrupt\w*|laugh\w*|cry|cried|shout\w*|promis\w*|blam\w*|lie[ds]?|quit\w*|silen\w*|avoid\w*|afraid|scared|asham\w*|embarrass\w*|alone|behind|because|but)\b|n't\b|\bnot\b/gi
/** A clause that points at what was said before it tells nothing by itself. */
const POINTING = /\b(?:it|that|this|one|so|there|them|him|her)\W*$/i
const ASIDE =
  /^(?:actually|anyway|well|so|ok(?:ay)?|i (?:guess|think|suppose|mean|don't know|know)|maybe|also|the \w+ i guess)\b/i
/** A quotation that the clause breaks off. */
const BROKEN = /(?:^|\s)['"‘“][^'"’”]*$/
/** What the leader has to do is known to them; what it is about tells more. */
const DUTY = /^i (?:(?:have|need|want) to|must|should)\b/i
const SHORTEST = 4
const BEST = { from: 6, to: 16 }
const LONGEST = 22

/** How much a clause tells when it is said back alone; below 0 it had better not be. */
function weigh({ text, isQuestion }: Clause): number {
  const words = text.split(/\s+/).length
  if (isQuestion || words < SHORTEST || words > LONGEST || ASIDE.test(text) || BROKEN.test(text)) return -1
  const size = words >= BEST.from && words <= BEST.to ? 1 : 0
  return (
    size +
    Math.min(3, text.match(CHARGED)?.length ?? 0) -
    (POINTING.test(text) ? 1.5 : 0) -
    Number(DUTY.test(text))
  )
}

/** The clauses worth saying back, the most telling first; of two alike the later, where the weight of a message lies. */
export const rankTelling = (clauses: readonly Clause[], atLeast = 0): Clause[] =>
  clauses
    .map((clause, at) => ({ clause, at, weight: weigh(clause) }))
    .filter(({ weight }) => weight >= atLeast)
    .sort((one, other) => other.weight - one.weight || other.at - one.at)
    .map(({ clause }) => clause)

/** The mark that closes a quotation. */
const CLOSING: Readonly<Record<string, string>> = { "'": "'", '"': '"', '‘': '’', '“': '”' }
/** A quotation that a clause begins and does not end. */
const OPEN_QUOTE = /(?:^|\s)(['"‘“])[^'"’”]*$/

/**
 * A clause as it is quoted, without the mark that ended it: the sentence it is quoted in has its own. A quotation that the clause breaks off is
 * closed.
 */
export function asQuote({ text }: Pick<Clause, 'text'>): string {
  const said = text.replace(/[\s.,;:!]+$/, '')
  return said + (CLOSING[OPEN_QUOTE.exec(said)?.[1] ?? ''] ?? '')
}
