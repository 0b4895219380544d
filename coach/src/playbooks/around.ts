import * as z from 'zod/mini'
import { EXCERPT_ACTS } from '../text/excerpts.ts'
import { some, Words } from './playbook.ts'

const Lines = z.strictObject({ first: some(Words, 5, 'first lines'), last: some(Words, 5, 'last lines') })
const KEYS = [...EXCERPT_ACTS, 'any', 'any-group'] as const

/** What stands around a leader's own sentences (`coach/words/around.yaml`), by what the words mainly do; "any" where that is not known. */
export const Around = z.record(z.enum(KEYS), Lines)
export type Around = z.infer<typeof Around>
/** What words mainly do, or that it is not known. */
export type AroundKey = (typeof KEYS)[number]

/** No lines at all. */
export const NO_LINES_AROUND = Object.fromEntries(
  KEYS.map((key) => [key, { first: [], last: [] }]),
) as unknown as Around
