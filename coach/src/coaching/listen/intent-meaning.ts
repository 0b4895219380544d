import { z } from 'zod'
import { learned } from '../../models/read-weights.ts'
import type { Vector } from '../../text/vectors.ts'

/** Of each intent: its log odds before anything is known, and how much each number of a meaning speaks for it, `unit` to one. */
const SHAPE = z.object({
  unit: z.number(),
  intents: z.array(z.object({ intent: z.string(), bias: z.number(), weights: z.array(z.number()) })),
})

/** What was learned of each intent. */
export const learnedIntents = learned('intents/weights/meaning.json', (text) => SHAPE.parse(JSON.parse(text)))

/**
 * Guesses what a reply is for from its meaning alone, by a softmax regression on labeled messages.
 *
 * @returns the likeliest intent with its chance, from 0 to 1.
 */
export function guessIntent(vector: Vector): { readonly intent: string; readonly chance: number } {
  const { unit, intents } = learnedIntents()
  const odds = intents.map(({ intent, bias, weights }) => ({
    intent,
    odds: bias + weights.reduce((sum, weight, at) => sum + weight * (vector[at] ?? 0), 0) / unit,
  }))
  const [best] = odds.toSorted((one, other) => other.odds - one.odds)
  const highest = best?.odds ?? 0
  const total = odds.reduce((sum, each) => sum + Math.exp(each.odds - highest), 0)
  return { intent: best?.intent ?? 'answer', chance: 1 / total }
}
