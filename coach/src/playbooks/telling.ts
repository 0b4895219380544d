import * as z from 'zod/mini'
import { KINDS } from '../text/story.ts'
import { some, Words } from './playbook.ts'

/** What is said back to one kind of thing that leaders tell, whatever the matter is. */
const Telling = z.strictObject({
  kind: z.enum(KINDS),
  /** What is told, in general. */
  about: Words,
  replies: some(
    z.strictObject({
      /** Takes up what was told; `{words}` is the leader's clause. */
      say: Words,
      /** What it means for the talk. */
      sense: Words,
      ask: Words,
    }),
    8,
    'replies',
  ),
})
export type Telling = z.infer<typeof Telling>

/** Tellings of one file in `coach/tellings/`. */
export const TellingFile = z.strictObject({ tellings: some(Telling, 5, 'tellings') })
