import { BIAS, MEANING_UNIT, MEANING_WEIGHTS } from './boundaries-meaning.gen.ts'
import type { Vector } from './meaning.ts'

const weights = MEANING_WEIGHTS.split(',').map(Number)

/** Log odds that a message of this meaning discloses something, by a logistic regression on labeled messages. */
export function judgeDisclosure(vector: Vector): number {
  let sum = 0
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (vector[at] ?? 0)
  return BIAS + sum / MEANING_UNIT
}
