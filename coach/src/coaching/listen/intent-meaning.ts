import type { Vector } from '../../text/vectors.ts'
import { INTENT_BIASES, INTENT_UNIT, INTENT_WEIGHTS } from './intent-meaning.gen.ts'

/** One line of weights for each intent, in the order of the biases. */
const lines = Object.entries(INTENT_BIASES).map(([intent, bias]) => ({
  intent,
  bias,
  weights: (INTENT_WEIGHTS[intent] ?? '').split(',').map(Number),
}))

function oddsOf({ bias, weights }: (typeof lines)[number], vector: Vector): number {
  let sum = 0
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (vector[at] ?? 0)
  return bias + sum / INTENT_UNIT
}

/**
 * Guesses what a reply is for from its meaning alone, by a softmax regression on labeled messages.
 *
 * @returns the likeliest intent with its chance, from 0 to 1.
 */
export function guessIntent(vector: Vector): { readonly intent: string; readonly chance: number } {
  const odds = lines.map((line) => ({ intent: line.intent, odds: oddsOf(line, vector) }))
  const [best] = odds.toSorted((one, other) => other.odds - one.odds)
  const highest = best?.odds ?? 0
  const total = odds.reduce((sum, each) => sum + Math.exp(each.odds - highest), 0)
  return { intent: best?.intent ?? 'answer', chance: 1 / total }
}
