import type { Scores } from './score/score-message.ts'
import type { ToneReading } from './tone-reading.ts'

/** How much readers' ratings, as the tone model has learned them, count beside the rules. */
const READERS = 0.8
/** Nothing is surer than this, in logits. */
const SUREST = 4

const logit = (share: number) =>
  Math.max(-SUREST, Math.min(SUREST, Math.log(share / Math.max(1e-9, 1 - share))))
const blend = (ours: number, readers: number) =>
  1 / (1 + Math.exp(-(1 - READERS) * logit(ours) - READERS * logit(readers)))

/** Puts what readers would rate beside the scores of the rules; without a reading these stay alone. */
export function rateMessage(scores: Scores, reading: ToneReading | undefined): Scores {
  if (!reading || scores.formality === null) return scores
  const { tone, clarity, fitness, overall } = reading.ratings
  return {
    ...scores,
    tone: blend(scores.tone, tone),
    clarity: blend(scores.clarity, clarity),
    professionalism: blend(scores.professionalism, fitness),
    overallScore: blend(scores.overallScore, overall),
  }
}
