import { readFileSync } from 'node:fs'
import { checkLine } from '@lodestar/coach/coaching/rehearse/rehearse'
import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import { openToneReader } from '../models/hear-all.ts'
import { type OpeningRow, readHeldOut, sceneOf, UNTOLD } from '../models/openings/train.ts'
import { checkSaid, type LineReaders } from '../server/src/coach/check-said.ts'
import type { CoachEngine } from '../server/src/coach/coach-engine.ts'
import { withPatientCoach } from './transcripts.ts'

const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`

/** An opening without what a reader named, as somebody writes them to see what is said. */
type UnlabeledRow = Pick<OpeningRow, 'person' | 'told' | 'opening'> & Partial<OpeningRow>

/** Everything a leader would see of their opening. */
type Shown = Awaited<ReturnType<typeof checkSaid>>

/** Makes the readers of a line as in the product, with all their models, and runs something with them. */
export const withLineReaders = <T>(run: (readers: LineReaders & CoachEngine) => Promise<T>): Promise<T> =>
  withPatientCoach(async (engine) => run({ ...engine, readTone: await openToneReader() }))

const checkOpenings = (rows: readonly UnlabeledRow[]): Promise<Shown[]> =>
  withLineReaders(async (readers) => {
    const shown: Shown[] = []
    for (const row of rows)
      shown.push(
        await checkSaid({ text: row.opening, timeZone: 'UTC', scene: sceneOf(row), lines: [] }, readers),
      )
    return shown
  })

/** Writes a line of JSON for each opening of a file: the opening, and everything its leader would see. */
export async function showOpenings(file: string): Promise<string> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): UnlabeledRow => JSON.parse(line))
  const shown = await checkOpenings(rows)
  return rows
    .map((row, at) => {
      const { check = null, handedOver = null, isStop = false } = shown[at] ?? {}
      return JSON.stringify({ ...row, shown: { ...check, handedOver, isStop } })
    })
    .join('\n')
}

/** Says how often the one thing to change in an opening is what a reader named, as in the product and by the rules alone. */
export async function reportOpenings(): Promise<string> {
  const rows = readHeldOut()
  const shown = await checkOpenings(rows)
  const nameOf = ({ author }: OpeningRow) => (UNTOLD.has(author) ? 'authors told of no faults' : author)
  const names = [...new Set(rows.map(nameOf))]
  return names
    .map((name) => {
      const own = rows.flatMap((row, at) => (nameOf(row) === name ? [{ row, shown: shown[at] }] : []))
      return `${name}, ${reportOf(
        own.map(({ row }) => row),
        own.map((one) => one.shown),
      )}`
    })
    .join('\n')
}

/** What readers of these rows called by another name: to them what may hurt, or is doubted, is an attack. */
const asLabel = (finding: LineFinding): LineFinding =>
  finding === 'may-hurt' || finding === 'unsure' ? 'attack' : finding

function reportOf(rows: readonly OpeningRow[], shown: readonly (Shown | undefined)[]): string {
  const byRules = rows.map(
    (row) => checkLine(row.opening, { scene: sceneOf(row), lines: [] }, { feared: [] }).finding,
  )
  const inProduct = shown.map((one) => one?.check?.finding ?? null)
  const say = (name: string, found: readonly (LineFinding | null)[]) => {
    const named = found.map((finding) => finding && asLabel(finding))
    const same = rows.filter(({ label }, at) => named[at] === label).length
    const accepted = rows.filter(({ label, also }, at) => {
      const finding = named[at]
      return finding ? [label, ...also].includes(finding) : false
    }).length
    return `${name}: the same ${share(same, rows.length)}, the same or one the reader would accept as well ${share(accepted, rows.length)}`
  }
  const good = rows.flatMap(({ label }, at) => (label === 'good' ? [inProduct[at] ?? null] : []))
  const harmful = rows.flatMap(({ harm }, at) => (harm ? [inProduct[at] ?? null] : []))
  const offered = shown.filter((one) => one?.check?.changed).length
  return [
    `the one thing to change in ${rows.length} openings, beside what a reader named`,
    say('as in the product', inProduct),
    say('by the rules alone', byRules),
    say(
      '"good" for all',
      rows.map(() => 'good'),
    ),
    `of ${good.length} good ones called good ${good.filter((one) => one === 'good').length}; of ${harmful.length} that a reader thought harmful called good ${harmful.filter((one) => one === 'good').length}; a changed line is offered for ${offered} of all; handed over ${inProduct.filter((one) => one === null).length}`,
  ].join('\n')
}
