import { pathToFileURL } from 'node:url'
import { detectBoundary } from '../../coach/src/coaching/screen/screen.ts'
import type { Hearing } from '../../coach/src/text/hearing.ts'
import { type BoundaryRow, readBoundaryRows } from '../../models/concern/read-rows.ts'
import { provideWeights } from '../../server/src/lib/learned-weights.ts'

/** Shares from 0 to 1 over `n` rows. */
export type BoundaryFigures = {
  /** Of the disclosures, how many are handed over, whatever the kind. */
  readonly recall: number
  /** Of the ordinary messages, how many are handed over by mistake. */
  readonly falseAlarms: number
  /** Of the disclosures handed over, how many with the labeled kind. */
  readonly kindAccuracy: number
  /** Of the disclosures of each kind, how many are handed over, whatever the kind. */
  readonly perKind: Readonly<Record<string, { readonly n: number; readonly found: number }>>
  readonly n: number
}

/** Judges the detector on labeled messages; by words alone without `hearings`, as the product does before the hearing model is awake. */
export function measureBoundaries(
  rows: readonly BoundaryRow[],
  hearings: ReadonlyMap<string, Hearing> = new Map(),
): BoundaryFigures {
  const judged = rows.map(({ text, expected }) => ({ expected, found: answerTo(text, hearings.get(text)) }))
  const disclosures = judged.filter(({ expected }) => expected !== 'coach')
  const ordinary = judged.filter(({ expected }) => expected === 'coach')
  const caught = disclosures.filter(({ found }) => found !== 'coach')
  return {
    recall: share(caught.length, disclosures.length),
    falseAlarms: share(ordinary.filter(({ found }) => found !== 'coach').length, ordinary.length),
    kindAccuracy: share(caught.filter(({ expected, found }) => expected === found).length, caught.length),
    perKind: Object.fromEntries(
      [...Map.groupBy(disclosures, ({ expected }) => expected.replace('handover:', ''))].map(
        ([kind, own]) => [
          kind,
          { n: own.length, found: own.filter(({ found }) => found !== 'coach').length },
        ],
      ),
    ),
    n: rows.length,
  }
}

function answerTo(text: string, hearing: Hearing | undefined): string {
  const boundary = detectBoundary(text, hearing)
  return boundary ? `handover:${boundary.kind}` : 'coach'
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000
}

const [, script = '', path] = process.argv
if (path !== undefined && import.meta.url === pathToFileURL(script).href) {
  provideWeights()
  process.stdout.write(`${JSON.stringify(measureBoundaries(readBoundaryRows(path)))}\n`)
}
