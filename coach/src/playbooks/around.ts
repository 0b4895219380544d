import * as z from 'zod/mini'
import { some, Words } from './playbook.ts'

const Lines = z.strictObject({ first: some(Words, 5, 'first lines'), last: some(Words, 5, 'last lines') })

const Said = some(Words, 1, 'lines')
/** How what a request says itself is said, by its kind, and what the leader is sorry for as a sentence. */
const PointLines = z.strictObject({
  do: Said,
  doNot: Said,
  need: Said,
  no: Said,
  sorry: Said,
  sorryThat: Said,
  thanks: Said,
  whether: Said,
})
export type PointLines = z.infer<typeof PointLines>

/** What stands around a leader's own sentences (`coach/words/around.yaml`), where it is not known what the words are for. */
export const Around = z.strictObject({
  points: PointLines,
  any: Lines,
  'any-group': Lines,
})
export type Around = z.infer<typeof Around>

const NONE = { first: [], last: [] }
/** No lines at all. */
export const NO_LINES_AROUND: Around = {
  points: {
    do: [],
    doNot: [],
    need: [],
    no: [],
    sorry: [],
    sorryThat: [],
    thanks: [],
    whether: [],
  },
  any: NONE,
  'any-group': NONE,
}
