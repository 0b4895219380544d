import type { Missing, Prediction, WhatIf } from '@lodestar/contract/analytics'
import { count, formatPercent, formatSoonDay } from '../../lib/format.ts'
import { IMPACT_WORDS } from './prediction-words.ts'

/** Says what would move a prediction: a step soon while its day has not gone by, else what counts most. */
export function describeMove({ predictionType, whatIf, factors }: Prediction, today: string): string {
  if (predictionType === 'skill_recommendation') return 'A suggestion, not a probability.'
  if (whatIf !== null && whatIf.by >= today) return describeStep(whatIf)
  const [first] = factors
  if (first === undefined) return 'Nothing moves it yet: it is what your own past says.'
  return `Counts most: ${first.factorName}, ${IMPACT_WORDS[first.impact]}.`
}

const describeStep = ({ act, gain, by, value }: WhatIf): string =>
  act === 'goal_step'
    ? `${formatPercent((gain ?? 0) / 100)} more by ${formatSoonDay(by)} makes it ${formatPercent(value)}.`
    : `One active day by ${formatSoonDay(by)} makes it ${formatPercent(value)}.`

/** Says how much more there must be before a question has a forecast. */
export function describeMissing({ what, more }: Missing): string {
  switch (what) {
    case 'steps':
      return `${count(more, 'more step')} on this goal, on different days, and we can say.`
    case 'active_weeks':
      return `${count(more, 'more week')} with something done here, and we can say.`
    case 'results':
      return `${count(more, 'more result')} (sessions rated, messages checked, promises kept or dropped), and we can compare.`
    case 'goal':
      return 'Set a goal, or move one, and we can say.'
    case 'signs':
      return 'Take the assessment, and we can say.'
  }
}
