import { readModelRows } from '../read-rows.ts'
import { readScripts } from '../scripts.ts'

/** A message that tells something: its kinds, the first before others, and the clause that it turns on. */
export interface TellingRow {
  /** The conversation and the message in it. */
  readonly id: string
  readonly text: string
  readonly kinds: readonly string[]
  readonly key: string
  /** The leader's messages before it, oldest first. */
  readonly earlier: readonly string[]
}

/** Nothing is learned from these conversations; as in models/story/train.py. */
const HELD_OUT = /^(?:tenth|eleventh)-/

/** Lists the messages from which nothing is learned, each with what was told before it. */
export function listHeldOutTellings(): TellingRow[] {
  const scripts = [...readScripts().values()]
  return readModelRows<Omit<TellingRow, 'earlier'>>('tellings/rows/labeled.jsonl')
    .filter(({ id, kinds }) => HELD_OUT.test(id) && kinds[0] !== 'asks')
    .flatMap((row) => {
      const turns = scripts.find(({ id }) => row.id.startsWith(`${id}#`))?.turns ?? []
      const at = turns.indexOf(row.text)
      return at < 0 ? [] : [{ ...row, earlier: turns.slice(0, at) }]
    })
}
