import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AssessmentType } from '@lodestar/contract/integrations'
import { detectAssessment, parseAssessment } from '../../coach/src/integrations/parse-assessment.ts'
import { measureProse, type ProseFigures } from './prose.ts'

/** One pasted result: its shape in words, what the person chose, and what it says; null for what is no result. */
export type ImportSample = {
  readonly id: string
  readonly shape: string
  readonly chosen: AssessmentType
  readonly text: string
  readonly expected: { readonly type: AssessmentType; readonly profile: string } | null
}

/** What became of one sample. */
export type ImportRow = {
  readonly id: string
  readonly shape: string
  readonly expected: string
  readonly read: string
  /** Type and profile as expected, or nothing where nothing was expected. */
  readonly isRight: boolean
  /** The test was known without anybody's choice. */
  readonly isDetected: boolean
  /** Percent. */
  readonly confidence: number
  readonly warnings: number
}

/** Reads every sample as a person would import it. */
export const measureImports = (samples: readonly ImportSample[]): ImportRow[] =>
  samples.map(({ id, shape, chosen, text, expected }) => {
    const { finding, confidence } = parseAssessment(text, chosen, 'auto')
    const wanted = expected ? `${expected.type} ${expected.profile}` : 'nothing'
    const read = finding ? `${finding.assessmentType} ${finding.primaryProfile}` : 'nothing'
    return {
      id,
      shape,
      expected: wanted,
      read,
      isRight: read === wanted,
      isDetected: detectAssessment(text).type === (expected?.type ?? null),
      confidence: Math.round(confidence * 100),
      warnings: finding?.warnings.length ?? 0,
    }
  })

/** Reads samples from a JSON file beside this one. */
export const readSamples = (name: string): ImportSample[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

/** Says in one line how many samples are read as they should be. */
export function sumUp(rows: readonly ImportRow[]): string {
  const results = rows.filter(({ expected }) => expected !== 'nothing')
  const junk = rows.filter(({ expected }) => expected === 'nothing')
  const count = (list: readonly ImportRow[]) =>
    `${list.filter(({ isRight }) => isRight).length} of ${list.length}`
  const detected = rows.filter(({ isDetected }) => isDetected).length
  return `Results recognized: ${count(results)}. What is no result refused: ${count(junk)}. Detected without a choice: ${detected} of ${rows.length}.`
}

/** Writes what became of the samples as a table, and the sums below it. */
export function printRows(rows: readonly ImportRow[]): string {
  const lines = rows.map(
    ({ id, shape, expected, read, isRight, isDetected, confidence, warnings }) =>
      `| ${id} | ${shape} | ${isRight ? 'yes' : `NO: ${expected}`} | ${read} | ${confidence}% | ${isDetected ? 'yes' : 'no'} | ${warnings || ''} |`,
  )
  return [
    '| sample | shape | right | read | confidence | detected unasked | notes |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
    sumUp(rows),
    '',
  ].join('\n')
}

/** Writes what became of ordinary prose, or that there was none to read. */
export function printProse(figures: ProseFigures | null): string {
  if (!figures) return 'Ordinary prose: skipped, no data.\n'
  const { readings, falseAlarms, naming, stillNaming } = figures
  return `Ordinary prose taken for a result: ${falseAlarms} of ${readings} readings. Reviews that still name somebody: ${stillNaming} of ${naming}.\n`
}

const [, script = '', name = 'samples.json'] = process.argv
if (import.meta.url === pathToFileURL(script).href) {
  process.stdout.write(printRows(measureImports(readSamples(name))))
  process.stdout.write(printProse(measureProse()))
}
