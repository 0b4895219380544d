import * as z from 'zod/mini'
import { Count, Id } from './primitives.ts'

/** One step from the original text to the improved version; the steps of an analysis stand in order and never overlap. */
export const Change = z.object({
  start: Count,
  end: Count,
  replacement: z.string(),
  rule: Id,
  why: z.string(),
})
export type Change = z.infer<typeof Change>
