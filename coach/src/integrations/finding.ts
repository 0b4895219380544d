import type { AssessmentType, ProcessedResults } from '@lodestar/contract/integrations'

/** One result that was found in a pasted text. */
export interface Finding extends ProcessedResults {
  readonly assessmentType: AssessmentType
}

/** What a reader answers: what it found, or why it found nothing (null when it saw no sign of its test). */
export type Outcome =
  | { readonly finding: Finding }
  | { readonly finding: null; readonly reason: string | null }

/** Answers "nothing", with the reason a person can act on when there is one. */
export const foundNothing = (reason: string | null = null): Outcome => ({ finding: null, reason })

/** Nobody can be surer than this of a text somebody pasted. */
const MOST_CONFIDENT = 0.95

/** Something that holds or does not, and what it weighs when it does: a Fraction. */
export type Weight = readonly [holds: boolean, weight: number]

/**
 * Weighs how sure a reading is: it rises with each piece of evidence and falls with each doubt.
 *
 * @param evidence each alone would make the reading that sure. Independent ones add up as 1 - (1 - a)(1 - b). The
 *   weights are our own ordering (full scores over letters over one mention), not measured.
 * @param doubts each shrinks the sureness by its weight.
 * @returns a Fraction with two decimals, at most .95.
 */
export function weighEvidence(evidence: readonly Weight[], doubts: readonly Weight[] = []): number {
  const sureness = (1 - remaining(evidence)) * remaining(doubts)
  return Math.round(Math.min(sureness, MOST_CONFIDENT) * 100) / 100
}

const remaining = (weights: readonly Weight[]): number =>
  weights.reduce((rest, [holds, weight]) => (holds ? rest * (1 - weight) : rest), 1)
