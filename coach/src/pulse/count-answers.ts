import { PULSE_SCALE, PULSE_STEP, type PulseResult } from '@lodestar/contract/pulse'

const POINTS = PULSE_SCALE.length
/** One answer in four is replaced by chance: of twenty draws, five. */
export const DRAWS = 20
const REPLACED = POINTS / DRAWS
const MIDDLE = (POINTS + 1) / 2

/**
 * Puts chance into an answer before it is kept: of twenty draws fifteen keep it, and each of five puts one of the five
 * answers in its place. So whatever is kept, the one who gave it may have given another (randomized response, S. L. Warner, 1965).
 *
 * @param draw a whole number from 0 to 19, drawn evenly.
 */
export const blurAnswer = (answer: number, draw: number): number =>
  draw < DRAWS - POINTS ? answer : draw - (DRAWS - POINTS) + 1

/**
 * Says what the answers of a pulse come to, what chance has changed reckoned out.
 *
 * @param answers as they were kept, each 1 to 5.
 * @returns fewer than five people as none; otherwise how many in steps of five, and the average in half points.
 */
export function countAnswers(answers: readonly number[]): PulseResult {
  const people = Math.floor(answers.length / PULSE_STEP) * PULSE_STEP
  if (people === 0) return { people, average: null }
  const seen = answers.reduce((sum, answer) => sum + answer, 0) / answers.length
  const meant = (seen - REPLACED * MIDDLE) / (1 - REPLACED)
  return { people, average: Math.min(POINTS, Math.max(1, Math.round(meant * 2) / 2)) }
}
