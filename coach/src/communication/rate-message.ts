import { toLogit, toProbability } from '../models/logistic-model.ts'
import type { Scores } from './score/score-message.ts'
import type { ToneReading } from './tone-reading.ts'

/** How much readers' ratings, as the tone model has learned them, count beside the rules; and where a rule found an attack. */
const READERS = { usual: 0.8, attacked: 0.3 } as const
/** Nothing is surer than this, in logits. */
const SUREST = 4

const logit = (share: number) => Math.max(-SUREST, Math.min(SUREST, toLogit(share)))

/**
 * Puts what readers would rate beside the scores of the rules; without a reading these stay alone.
 *
 * @param isAttack whether a rule found words that attack: of what is told that plainly a rule knows more than the model.
 */
export function rateMessage(scores: Scores, reading: ToneReading | undefined, isAttack: boolean): Scores {
  if (!reading || scores.formality === null) return scores
  const share = isAttack ? READERS.attacked : READERS.usual
  const blend = (ours: number, readers: number) =>
    toProbability((1 - share) * logit(ours) + share * logit(readers))
  const { tone, clarity, fitness, overall } = reading.ratings
  return {
    ...scores,
    tone: blend(scores.tone, tone),
    clarity: blend(scores.clarity, clarity),
    professionalism: blend(scores.professionalism, fitness),
    overallScore: blend(scores.overallScore, overall),
  }
}
