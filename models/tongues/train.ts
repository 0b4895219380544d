import { type LogisticModel, predict, toLogit } from '@lodestar/coach/models/logistic-model'
import { CONCEPTS } from '@lodestar/coach/tongues/concepts'
import { findTongueRule } from '@lodestar/coach/tongues/danger'
import { isInSigns, TONGUES } from '@lodestar/coach/tongues/language'
import {
  addUp,
  listConceptFeatures,
  listLetterFeatures,
  TONGUE_KINDS,
} from '@lodestar/coach/tongues/likeness'
import { fitLogistic, type Row, roundModel } from '../learn/logistic.ts'
import { quantile } from '../learn/statistics.ts'
import { type Example, fitWordSoftmax, type WordSoftmax, writeRow } from '../learn/word-softmax.ts'
import type { Learner } from '../learner.ts'
import { type EnglishRow, readEnglishConcerns, readTaughtTongueRows, type TongueRow } from './read-rows.ts'

/** Weights are written as whole numbers, so many to one. */
const UNIT = 10
/** A feature whose written weights all stay below this says too little to be kept. */
const SMALLEST_WEIGHT = 3
/** Rows of the ten languages count for so many of English. */
const NATIVE = 6
/** One row in so many is read to see whether words are still read as they were. */
const PROBED = 100

type AnyRow = TongueRow | EnglishRow
/** Lists what a row shows, once. */
function remember<Key extends object>(list: (row: Key) => string[]): (row: Key) => string[] {
  const known = new Map<Key, string[]>()
  return (row) => {
    const features = known.get(row) ?? list(row)
    known.set(row, features)
    return features
  }
}
const conceptsOf = remember<AnyRow>(({ tongue, text }) => listConceptFeatures(tongue, text))
const lettersOf = remember<TongueRow>(({ tongue, text }) => listLetterFeatures(tongue, text))
const bothOf = (row: TongueRow): string[] => [...conceptsOf(row), ...lettersOf(row)]

const placeKind = ({ kind }: AnyRow): number[] =>
  TONGUE_KINDS.flatMap((each, at) => (each === kind ? [at] : []))

const repeat = <T>(all: readonly T[], times: number): T[] => Array.from({ length: times }, () => all).flat()

const fitConcepts = (rows: readonly TongueRow[], english: readonly EnglishRow[]): WordSoftmax =>
  fitWordSoftmax(
    [...english, ...repeat(rows, NATIVE)].map(
      (row): Example => ({ features: conceptsOf(row), kinds: placeKind(row) }),
    ),
    TONGUE_KINDS.length,
  )

const fitLetters = (rows: readonly TongueRow[]): WordSoftmax =>
  fitWordSoftmax(
    rows.map((row): Example => ({ features: lettersOf(row), kinds: placeKind(row) })),
    TONGUE_KINDS.length,
  )

/** Learns from what is told of whom it happens to. */
const fitSubject = (rows: readonly TongueRow[]): WordSoftmax =>
  fitWordSoftmax(
    rows
      .filter(({ subject }) => subject !== '')
      .map((row): Example => ({ features: bothOf(row), kinds: row.subject === 'other' ? [0] : [] })),
    1,
  )

function weigh({ places, weights, biases }: WordSoftmax, features: readonly string[]): number {
  const known = features.flatMap((feature) => places.get(feature) ?? [])
  const share = 1 / Math.sqrt(Math.max(known.length, 1))
  const odds = Array.from(
    biases,
    (bias, at) =>
      bias + share * known.reduce((sum, place) => sum + (weights[place * biases.length + at] ?? 0), 0),
  )
  return addUp(odds)
}

/** Judges the rows of each language by what was learned from all other rows but those of its authors. */
function judgeUnseen(rows: readonly TongueRow[], english: readonly EnglishRow[]): (Row & TongueRow)[] {
  const isAuthored = ({ set }: TongueRow) => set === 'author'
  return TONGUES.flatMap((tongue) => {
    const unseen = rows.filter((row) => isAuthored(row) && row.tongue === tongue)
    const seen = rows.filter((row) => !unseen.includes(row))
    const [concepts, letters] = [fitConcepts(seen, english), fitLetters(seen)]
    return unseen.map((row) => ({
      ...row,
      isSo: row.kind !== 'ordinary',
      inputs: {
        concepts: weigh(concepts, conceptsOf(row)),
        letters: weigh(letters, lettersOf(row)),
        rule: Number(findTongueRule(row.tongue, row.text) !== null),
        signs: Number(isInSigns(row.tongue)),
      },
    }))
  })
}

/** Says from which log odds on a share of ordinary rows is left, and how many disclosures lie above. */
function tellLines(judged: readonly (Row & TongueRow)[], model: LogisticModel): void {
  const scored = judged.map((row) => ({ ...row, score: toLogit(predict(model, row.inputs)) }))
  const ordinary = scored.filter(({ isSo }) => !isSo).map(({ score }) => score)
  for (const share of [0.01, 0.015, 0.02, 0.05, 0.08, 0.1, 0.12, 0.15]) {
    const line = quantile(ordinary, 1 - share)
    const found = ['plain', 'colloquial', 'aslant'].map((voice) => {
      const told = scored.filter((row) => row.isSo && row.voice === voice)
      return `${voice} ${((100 * told.filter(({ score }) => score > line).length) / told.length).toFixed(1)} %`
    })
    process.stdout.write(
      `${100 * share} % of ordinary rows lie above ${line.toFixed(2)}: ${found.join(', ')}\n`,
    )
  }
}

function writeWords({ places, weights, biases }: WordSoftmax): string {
  const rows = [...places].flatMap(([feature, place]) => {
    const numbers = Array.from(weights.slice(place * biases.length, (place + 1) * biases.length), (weight) =>
      Math.round(weight * UNIT),
    )
    return numbers.some((weight) => Math.abs(weight) >= SMALLEST_WEIGHT)
      ? [`${feature}\t${writeRow(numbers)}`]
      : []
  })
  const head = JSON.stringify({ unit: UNIT, biases: Array.from(biases, (bias) => Number(bias.toFixed(2))) })
  return `${[head, ...rows.toSorted((one, other) => (one < other ? -1 : 1))].join('\n')}\n`
}

/** Learns how danger is told in ten languages; two minutes. */
export const learner: Learner = {
  inputs: () => {
    const rows = readTaughtTongueRows()
    return {
      'labeled messages in rows/': rows,
      'English rows of ../concern': readEnglishConcerns(),
      'words of concepts in coach/src/tongues/concepts': CONCEPTS,
      'how words and rules are read': rows
        .filter((_, at) => at % PROBED === 0)
        .map((row) => [bothOf(row), findTongueRule(row.tongue, row.text)?.kind ?? null]),
    }
  },
  corpora: [],
  train: async () => {
    const [rows, english] = [readTaughtTongueRows(), readEnglishConcerns()]
    const judged = judgeUnseen(rows, english)
    const together = roundModel(fitLogistic(judged))
    tellLines(judged, together)
    return {
      'concepts.tsv': writeWords(fitConcepts(rows, english)),
      'letters.tsv': writeWords(fitLetters(rows)),
      'subject.tsv': writeWords(fitSubject(rows)),
      'together.json': `${JSON.stringify(together)}\n`,
    }
  },
  figures: ['tongues'],
}
