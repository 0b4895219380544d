import { readFileSync } from 'node:fs'
import { listFormalityFeatures } from '../../coach/src/communication/formality-features.ts'
import { listPolitenessFeatures } from '../../coach/src/communication/politeness-features.ts'
import { parseCsv, readData } from '../data-folder.ts'
import type { Example } from './ridge.ts'

/** An example and the set it is of. */
export interface LabeledText extends Example {
  readonly set: string
}

const POLITENESS_SETS = ['wikipedia', 'stack-exchange'] as const
const FORMALITY_SETS = ['answers', 'blog', 'email', 'news'] as const
/** 180 requests of everyday office mail weigh as much as 1,800, or the encyclopedia's manners would decide. */
const OFFICE_WEIGHT = 10

/** Reads requests with their politeness as five people saw it: z-scores, about -3 to 3. */
export function readPoliteness(): LabeledText[] {
  return POLITENESS_SETS.flatMap((set) =>
    parseCsv(readData(`politeness/${set}.csv.gz`)).map((row) => ({
      set,
      features: listPolitenessFeatures(row['Request'] ?? ''),
      score: Number(row['Normalized Score']),
      weight: 1,
    })),
  )
}

/** Reads the office requests that we rated ourselves, -2 to 2: pairs of a line of the file of requests and a score. */
export function readOfficeRequests(): LabeledText[] {
  const lines = readData('rewrite/impolite_sentences.csv').split('\n')
  const labels: [number, number][] = JSON.parse(
    readFileSync(new URL('request-labels.json', import.meta.url), 'utf8'),
  )
  return labels.map(([line, score]) => ({
    set: 'office',
    features: listPolitenessFeatures(lines[line - 1] ?? ''),
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
        return { set, features: listFormalityFeatures(text), score: Number(score), weight: 1 }
      }),
  )
}
