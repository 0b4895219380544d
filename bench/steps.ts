import { findSteps } from '@lodestar/coach/coaching/listen/steps'
import { hearAll } from '../models/hear-all.ts'
import { asSaid, placeSteps, type Row, readJudged, shareIn } from '../models/steps/train.ts'

/** So much of a step, and of what is taken for it, is the same. */
const SAME = 0.6

const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} % of ${whole}`

async function judge(rows: readonly Row[]): Promise<string> {
  const hearings = await hearAll(rows.map(asSaid))
  const read = rows.map((row, at) => {
    const hearing = hearings[at]
    const found = hearing ? findSteps(row.text, hearing, row.coach) : []
    const wanted = placeSteps(row)
    const isSame = (one: (typeof wanted)[number], other: (typeof wanted)[number]) =>
      shareIn(one, other) >= SAME && shareIn(other, one) >= SAME
    return {
      wanted: wanted.length,
      found: found.length,
      right: found.filter((step) => wanted.some((one) => isSame(step, one))).length,
      heard: wanted.filter((step) => found.some((one) => shareIn(step, one) >= SAME)).length,
      isWhole:
        wanted.length === found.length && found.every((step) => wanted.some((one) => isSame(step, one))),
    }
  })
  const sum = (of: (one: (typeof read)[number]) => number) => read.reduce((total, one) => total + of(one), 0)
  const listing = read.filter(({ wanted }) => wanted > 0)
  const without = read.filter(({ wanted }) => wanted === 0)
  return [
    `steps heard ${percent(
      sum(({ heard }) => heard),
      sum(({ wanted }) => wanted),
    )}`,
    `what is taken for one is one, from its beginning to its end: ${percent(
      sum(({ right }) => right),
      sum(({ found }) => found),
    )}`,
    `whole lists right ${percent(listing.filter(({ isWhole }) => isWhole).length, listing.length)}`,
    `a step heard where none is told ${percent(without.filter(({ found }) => found > 0).length, without.length)}`,
  ].join('; ')
}

/** Reports how well the steps that leaders list are found, in messages of which nothing was learned. */
export async function reportSteps(): Promise<string> {
  const lines: string[] = []
  for (const [name, rows] of Object.entries(readJudged())) lines.push(`  ${name}: ${await judge(rows)}`)
  return lines.join('\n')
}
