import { readFileSync } from 'node:fs'
import { MODEL_FEATURES } from '../../coach/src/communication/score/score-message.ts'
import { parseCsv, readData } from '../data-folder.ts'
import type { Example } from './ridge.ts'

/** An example and the set it is of. */
export interface LabeledText extends Example {
  readonly set: string
}

const POLITENESS_SETS = ['wikipedia', 'stack-exchange'] as const
const FORMALITY_SETS = ['answers', 'blog', 'email', 'news'] as const
/** Each text of everyday office mail weighs as much as three, or the encyclopedia's manners would decide. */
const OFFICE_WEIGHT = 3

/** Reads requests with their politeness as five people saw it: z-scores, about -3 to 3. */
export function readPoliteness(): LabeledText[] {
  return POLITENESS_SETS.flatMap((set) =>
    parseCsv(readData(`politeness/${set}.csv.gz`)).map((row) => ({
      set,
      features: MODEL_FEATURES.politeness(row['Request'] ?? ''),
      score: Number(row['Normalized Score']),
      weight: 1,
    })),
  )
}

const readOwn = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/**
 * Reads everyday office mail that we rated ourselves, -2 to 2: lines of the public file of requests, and sentences
 * written for it.
 */
export function readOfficeMail(): LabeledText[] {
  const lines = readData('rewrite/impolite_sentences.csv').split('\n')
  const requests: [number, number][] = readOwn('../../models/politeness/rows/request-labels.json')
  const sentences: [string, number][] = readOwn('../../models/politeness/rows/office-sentences.json')
  const rated = [...requests.map(([line, score]) => [lines[line - 1] ?? '', score] as const), ...sentences]
  return rated.map(([text, score]) => ({
    set: 'office',
    features: MODEL_FEATURES.politeness(text),
    score,
    weight: OFFICE_WEIGHT,
  }))
}

/** Reads sentences with their formality as five people saw it: -3 (casual) to 3. */
export function readFormality(): LabeledText[] {
  return FORMALITY_SETS.flatMap((set) =>
    readData(`formality/pavlick_${set}.tsv.gz`)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [score, , , text = ''] = line.split('\t')
        return { set, features: MODEL_FEATURES.formality(text), score: Number(score), weight: 1 }
      }),
  )
}
