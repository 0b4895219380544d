import * as z from 'zod/mini'
import { Change } from './message-change.ts'

/** The registers in which a whole message can be had: with less edge, with fewer softeners, in fewer words, for a client. */
export const REGISTERS = ['softer', 'firmer', 'shorter', 'client'] as const
export type Register = (typeof REGISTERS)[number]

/** A whole message in another register. */
export const RegisterVersion = z.object({
  register: z.enum(REGISTERS),
  subject: z.string(),
  messageText: z.string(),
  /** From the text that was given to `messageText`, in order and without overlap; none where it could not be written so. */
  changes: z.array(Change),
  /** What its writer has to know: what was left out, what is missing, and what could not be done, and why. */
  remarks: z.array(z.string()),
  /** The name of the language model that wrote it; absent where the built-in rewriter did. */
  engine: z.optional(z.string()),
  /** The language model that was sent the message for it, whoever wrote it in the end. */
  sentTo: z.optional(z.string()),
})
export type RegisterVersion = z.infer<typeof RegisterVersion>

/** A version as the API page shows it. */
export const REGISTER_EXAMPLE: RegisterVersion = {
  register: 'softer',
  subject: 'March figures',
  messageText: 'Hi Priya, could you please send me the March figures by Friday? Thanks, Ada',
  changes: [
    {
      start: 10,
      end: 14,
      replacement: 'could you please send',
      rule: 'softer',
      why: 'Said so, it asks and does not press, and what you want still stands.',
    },
    {
      start: 43,
      end: 44,
      replacement: '?',
      rule: 'softer',
      why: 'Said so, it asks and does not press, and what you want still stands.',
    },
  ],
  remarks: [],
}
