import * as z from 'zod/mini'
import { optionalText } from './primitives.ts'

/** How a conversation went: well, partly, not held; `dropped` where it will not be held any more. */
export const TALK_OUTCOMES = ['well', 'mixed', 'not-held', 'dropped'] as const

/** What came of it, told after its day: a tap and, if they like, a line. */
export const TalkOutcome = z.object({
  came: z.enum(TALK_OUTCOMES, 'Say how it went'),
  line: optionalText(500),
})
export type TalkOutcome = z.infer<typeof TalkOutcome>

/** True where the conversation took place, however it went. */
export const wasHeld = (came: TalkOutcome['came']): boolean => came === 'well' || came === 'mixed'
