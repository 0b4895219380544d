import * as z from 'zod/mini'
import { Count } from './primitives.ts'

/** Who set a step: the leader said they would do it, or the coach proposed it to somebody who settled nothing. */
const ORIGINS = ['leader', 'coach'] as const

/** One step of what a session came to. Only the leader's own steps are commitments and have an outcome. */
export const Step = z.object({
  /** What is to be done; a leader's own step says its day in words too. */
  text: z.string(),
  origin: z.enum(ORIGINS),
  /** When, in words for people, as the coach suggests it; null on a leader's own step. */
  timeframe: z.nullable(z.string()),
  /** The day a leader's own step is for, `YYYY-MM-DD`; null without one. */
  dueOn: z.nullable(z.iso.date()),
})
export type Step = z.infer<typeof Step>

/** Writes a step as the action item that people read; what the coach only suggested is marked. */
export function writeActionItem({ text, origin, timeframe }: Step): string {
  if (origin === 'leader') return text
  return `Suggested: ${text}${timeframe === null ? '' : ` (${timeframe})`}`
}

/** What can become of a step, once its owner says so. */
export const OUTCOMES = ['done', 'dropped'] as const

/** What became of the step numbered `item`, from 0; steps without one are open. */
export const Outcome = z.object({ item: Count, outcome: z.enum(OUTCOMES) })
export type Outcome = z.infer<typeof Outcome>
