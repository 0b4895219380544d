import { findTurning } from '@lodestar/coach/coaching/listen/listen'
import { readClauses } from '@lodestar/coach/text/clauses'
import { readStories } from '../models/hear-all.ts'
import { listHeldOutTellings } from '../models/tellings/read-rows.ts'

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const SHARES = [1, 0.7, 0.5, 0.3] as const

/** Reports how often what a message turns on is heard as a reader heard it, in conversations nothing was learned from. */
export async function reportTellings(): Promise<string> {
  const rows = listHeldOutTellings()
  const stories = await readStories(rows)
  const heard = rows.flatMap(({ text, kinds, key }, at) => {
    const story = stories[at]
    const found = story && findTurning(readClauses(text), story)
    if (!found) return []
    const isThere = key.includes(found.clause.text) || found.clause.text.includes(key)
    return [{ chance: found.chance, isKind: kinds.includes(found.kind), isThere }]
  })
  const sorted = heard.toSorted((one, other) => other.chance - one.chance)
  const lines = SHARES.map((share) => {
    const own = sorted.slice(0, Math.round(share * sorted.length))
    const right = own.filter(({ isKind }) => isKind).length
    const there = own.filter(({ isThere }) => isThere).length
    return `  of the surest ${percent(share, 1)} (chance ${own.at(-1)?.chance.toFixed(2)} and more) the kind is right in ${percent(right, own.length)}, the clause in ${percent(there, own.length)}`
  })
  return [
    `What a message turns on, ${rows.length} messages that tell something, of conversations nothing was learned from; in ${heard.length} a clause is found:`,
    ...lines,
  ].join('\n')
}
