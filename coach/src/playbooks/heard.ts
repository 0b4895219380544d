import * as z from 'zod/mini'
import { Key, Words } from './playbook.ts'

/** One more way in which leaders tell what words of a purpose are for, and ask for them: a line of `coach/purposes/heard.jsonl`. */
export const HeardPurpose = z.strictObject({ key: Key, told: Words, asks: Words })

/**
 * One more way in which leaders say a unit: a line of `heard.jsonl` in its folder. `from` is there where it is a message out of a conversation, which
 * a reader said tells this, and no line that was written for the unit.
 */
export const HeardLine = z.strictObject({ key: Key, heard: Words, from: z.optional(z.literal('message')) })
