import { StyleProfile } from '@lodestar/contract/assessment'
import { Instant } from '@lodestar/contract/primitives'
import * as z from 'zod/mini'

const words = z.catch(z.string(), '')
const list = z.catch(z.array(z.string()), [])
const listOrNothing = z.catch(z.optional(z.array(z.string())), undefined)

/**
 * A result as far as it is there: one saved long ago may lack parts that today's have, and must still show.
 * `completedAt` is null for a result that was scored and not stored.
 */
export const ShownResult = z.object({
  leadershipStyle: words,
  styleDescription: words,
  strengths: list,
  developmentAreas: list,
  recommendedActions: list,
  awarenessGaps: listOrNothing,
  stressPatterns: listOrNothing,
  generationalTips: listOrNothing,
  sbiExplanation: words,
  profile: z.catch(z.nullable(StyleProfile), null),
  completedAt: z.catch(z.optional(z.nullable(Instant)), undefined),
})
export type ShownResult = z.infer<typeof ShownResult>

/** Tells a saved result from an answer that holds none: one of its three lists about blind spots is there. */
export const isSavedResult = (result: ShownResult): boolean =>
  [result.awarenessGaps, result.stressPatterns, result.generationalTips].some(Array.isArray)
