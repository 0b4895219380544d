import { checkLine, listHeard } from '@lodestar/coach/coaching/rehearse/rehearse'
import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import { hearEachAlone } from '../models/hear-all.ts'
import { type OpeningRow, readHeldOut, sceneOf } from '../models/openings/train.ts'

const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`

/** Says how often the one thing to change in an opening is what a reader named, as in the product and by the rules alone. */
export async function reportOpenings(): Promise<string> {
  const rows = readHeldOut()
  const authors = [...new Set(rows.map(({ author }) => author))]
  const reports = authors.map((author) => reportOf(rows.filter((row) => row.author === author)))
  return (await Promise.all(reports)).join('\n')
}

async function reportOf(rows: readonly OpeningRow[]): Promise<string> {
  const heard = await hearEachAlone(rows.flatMap(({ opening }) => [opening, ...listHeard(opening)]))
  const check = (at: number, isHeard: boolean): LineFinding => {
    const row = rows[at] as (typeof rows)[number]
    const whole = heard.get(row.opening)?.meaning
    const sentences = new Map(
      listHeard(row.opening).flatMap((each) => {
        const meaning = heard.get(each)?.meaning
        return meaning ? [[each, meaning] as const] : []
      }),
    )
    const stage = { scene: sceneOf(row), lines: [] }
    return checkLine(row.opening, stage, { feared: [] }, isHeard && whole ? { whole, sentences } : null)
      .finding
  }
  const say = (name: string, found: readonly LineFinding[]) => {
    const same = rows.filter(({ label }, at) => found[at] === label).length
    const accepted = rows.filter(({ label, also }, at) =>
      [label, ...also].includes(found[at] ?? label),
    ).length
    return `${name}: the same ${share(same, rows.length)}, the same or one the reader would accept as well ${share(accepted, rows.length)}`
  }
  return [
    `The one thing to change in ${rows.length} openings of ${rows[0]?.author}, beside what a reader named`,
    say(
      'as in the product',
      rows.map((_, at) => check(at, true)),
    ),
    say(
      'by the rules alone',
      rows.map((_, at) => check(at, false)),
    ),
    say(
      '"good" for all',
      rows.map(() => 'good'),
    ),
  ].join('\n')
}
