import type * as z from 'zod/mini'
import { type LeadAnswer, NOTHING_NOTED } from './answer.ts'
import type { LeadBrief } from './brief.ts'
import type { Refused } from './reasons.ts'
import { type Verified, Verifier } from './verify.ts'

/** How the answer of a language model to one brief is read. */
export interface ExpectedAnswer<Made, Answer = LeadAnswer> {
  /** What a server may hold the model to; the same for every brief. */
  readonly form: z.ZodMiniType
  /** Reads a whole answer, in the form or not: its JSON value, undefined without one, and all of its text. */
  readonly read: (found: unknown, text: string) => Answer | null
  /** Says what may be shown of as much of the answer as has come; a refusal as soon as one is certain. */
  readonly readComing?: (partial: unknown) => string | Refused
  /** Reads what answers are held against, while the model still thinks. */
  readonly getReady?: () => void
  /** Makes of a whole answer what is shown, written by `engine`, or says why it cannot be shown. */
  readonly accept: (answer: Answer, engine: string) => Made | Refused
}

/** Holds a text that is no turn against its brief, as a turn's message is: mended, or refused with the reason. */
export const verifyText = (brief: LeadBrief, text: string): Verified | Refused =>
  new Verifier(brief).mend({ message: text, state: NOTHING_NOTED })
