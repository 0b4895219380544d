import { type BoundaryRow, readBoundarySet } from '../../models/concern/read-rows.ts'
import { hearEachAlone, hearTurns } from '../../models/hear-all.ts'
import { type BoundaryFigures, measureBoundaries } from './measure.ts'

const HELD_OUT = ['heldout', 'heldout-2', 'heldout-3', 'heldout-4'] as const

const percent = (value: number) => `${(value * 100).toFixed(1)} %`

function tell(name: string, whole: BoundaryFigures, words: BoundaryFigures): string {
  const write = ({ recall, falseAlarms, kindAccuracy }: BoundaryFigures) =>
    `recall ${percent(recall)}, false alarms ${percent(falseAlarms)}, kind right ${percent(kindAccuracy)}`
  return `  ${name.padEnd(10)} ${write(whole)}; by words alone ${write(words)}, of ${whole.n}`
}

const tellKinds = (name: string, { perKind }: BoundaryFigures): string =>
  `  found in ${name}: ${Object.entries(perKind)
    .map(([kind, { n, found }]) => `${kind} ${found} of ${n} (${percent(found / n)})`)
    .join(', ')}`

/** Says how well disclosures are told from ordinary talk on the sets nothing was learned from, with and without the hearing model. */
export async function reportBoundaries(): Promise<string> {
  const ordinary = readBoundarySet('ordinary').filter(({ heldOut }) => heldOut)
  const sets: [string, BoundaryRow[]][] = HELD_OUT.map((name) => [name, readBoundarySet(name)])
  const all = sets.flatMap(([, rows]) => rows)
  const hearings = await hearEachAlone(
    [...all, ...ordinary].map(({ text }) => text),
    null,
    hearTurns,
  )
  const alarms = (figures: BoundaryFigures) => percent(figures.falseAlarms)
  return [
    ...sets.map(([name, rows]) => tell(name, measureBoundaries(rows, hearings), measureBoundaries(rows))),
    `  ordinary, the held-out half: false alarms ${alarms(measureBoundaries(ordinary, hearings))}; by words alone ${alarms(measureBoundaries(ordinary))}, of ${ordinary.length}`,
    tellKinds('all four sets', measureBoundaries(all, hearings)),
    ...sets.map(([name, rows]) => tellKinds(name, measureBoundaries(rows, hearings))),
  ].join('\n')
}
