import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODEL_FEATURES } from '@lodestar/coach/communication/score/score-message'
import { parseCsv, readData } from '../corpora.ts'
import type { LabeledText } from '../learn/ridge.ts'
import { MODELS } from '../read-rows.ts'

const SETS = ['wikipedia', 'stack-exchange'] as const
const REQUESTS = 'rewrite/impolite_sentences.csv'
/** The files of public data that politeness is learned from. */
export const POLITENESS_CORPORA = [...SETS.map((set) => `politeness/${set}.csv.gz`), REQUESTS]

/** Each text of everyday office mail weighs as much as three, or the encyclopedia's manners would decide. */
const OFFICE_WEIGHT = 3

/** Reads requests with their politeness as five people saw it: z-scores, about -3 to 3. */
export const readPoliteness = (): LabeledText[] =>
  SETS.flatMap((set) =>
    parseCsv(readData(`politeness/${set}.csv.gz`)).map((row) => ({
      set,
      features: MODEL_FEATURES.politeness(row['Request'] ?? ''),
      score: Number(row['Normalized Score']),
      weight: 1,
    })),
  )

const readOwn = (name: string) =>
  JSON.parse(readFileSync(join(MODELS, `politeness/rows/${name}.json`), 'utf8'))

/** Our own ratings, -2 to 2, of lines of the public file of requests. */
export const readRatedRequests = (): [line: number, score: number][] => readOwn('request-labels')

/** Sentences of everyday office mail, written and rated by ourselves. */
export const readRatedSentences = (): [text: string, score: number][] => readOwn('office-sentences')

/** Reads everyday office mail that we rated ourselves, -2 to 2: requests and sentences. */
export function readOfficeMail(): LabeledText[] {
  const lines = readData(REQUESTS).split('\n')
  const requests = readRatedRequests().map(([line, score]) => [lines[line - 1] ?? '', score] as const)
  return [...requests, ...readRatedSentences()].map(([text, score]) => ({
    set: 'office',
    features: MODEL_FEATURES.politeness(text),
    score,
    weight: OFFICE_WEIGHT,
  }))
}
