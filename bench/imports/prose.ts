import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ASSESSMENT_TYPES } from '@lodestar/contract/integrations'
import { parseAssessment } from '../../coach/src/integrations/parse-assessment.ts'
import { stripPersonal } from '../../coach/src/integrations/strip-personal.ts'

/** Public texts that hold no result, and the column they stand in. They are not part of this repository. */
const TEXTS = [
  ['employee_review/train.csv', 'feedback'],
  ['clear/excerpts.csv.gz', 'Excerpt'],
  ['politeness/stack-exchange.csv.gz', 'Request'],
  ['politeness/wikipedia.csv.gz', 'Request'],
] as const

/** What ordinary prose is taken for. */
export type ProseFigures = {
  /** Texts read, each once per test that a person may choose. */
  readonly readings: number
  /** Readings that found a result where there is none. */
  readonly falseAlarms: number
  /** Reviews that name the person they are about. */
  readonly naming: number
  /** Of these, how many still do after names were taken out. */
  readonly stillNaming: number
}

/**
 * Reads public prose as if somebody had pasted it, and takes the names out of the reviews.
 *
 * @param folder of the public data; see the table in its own page.
 * @returns null when the folder is not there.
 */
export function measureProse(folder: string): ProseFigures | null {
  if (!TEXTS.every(([file]) => existsSync(join(folder, file)))) return null
  const texts = TEXTS.flatMap(([file, column]) => readColumn(join(folder, file), column))
  const found = texts.flatMap((text) =>
    ASSESSMENT_TYPES.filter((type) => parseAssessment(text, type).finding !== null),
  )
  const reviews = join(folder, TEXTS[0][0])
  const names = readColumn(reviews, 'person_name').map((name) => new RegExp(`\\b${name.split(' ')[0]}\\b`))
  const naming = readColumn(reviews, 'feedback')
    .map((text, at) => ({ text, name: names[at] ?? /$^/ }))
    .filter(({ text, name }) => name.test(text))
  return {
    readings: texts.length * ASSESSMENT_TYPES.length,
    falseAlarms: found.length,
    naming: naming.length,
    stillNaming: naming.filter(({ text, name }) => name.test(stripPersonal(text))).length,
  }
}

function readColumn(path: string, column: string): string[] {
  const bytes = readFileSync(path)
  const [head = [], ...rows] = readCsv((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
  const at = head.indexOf(column)
  return rows.filter((row) => row.length === head.length).map((row) => row[at] ?? '')
}

/** Cells are bare, or in quotes with quotes doubled. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end !== ',') rows.push([])
  }
  return rows
}
