import { ASSESSMENT_TYPES } from '@lodestar/contract/integrations'
import { parseAssessment } from '../../coach/src/integrations/parse-assessment.ts'
import { stripPersonal } from '../../coach/src/integrations/strip-personal.ts'
import { hasData, parseCsv, readData } from '../../models/corpora.ts'

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
 * @returns null where the data are not there.
 */
export function measureProse(): ProseFigures | null {
  if (!TEXTS.every(([file]) => hasData(file))) return null
  const texts = TEXTS.flatMap(([file, column]) => readColumn(file, column))
  const found = texts.flatMap((text) =>
    ASSESSMENT_TYPES.filter((type) => parseAssessment(text, type).finding !== null),
  )
  const [[reviews]] = TEXTS
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

const readColumn = (file: string, column: string): string[] =>
  parseCsv(readData(file)).map((row) => row[column] ?? '')
