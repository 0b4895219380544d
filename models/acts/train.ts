import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listActFeatures } from '@lodestar/coach/coaching/listen/act-words'
import { cutPieces } from '@lodestar/coach/coaching/listen/acts'
import { ACTS, type Act } from '@lodestar/coach/text/hearing'
import { hearAll } from '../hear-all.ts'
import { type Example, fitWordSoftmax, type WordSoftmax } from '../learn/word-softmax.ts'
import type { Learner } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'

/** Whose conversations are learned from; those of t1 to t3 are kept for judging. */
const TEACHERS = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']
/** Weights are written as whole numbers, so many to one. */
const UNIT = 4
/** A feature whose written weights all stay below this says too little to be kept. */
const SMALLEST_WEIGHT = 5
/** With fewer examples a threshold would be chance. */
const FEWEST = 6

interface Row {
  readonly conversation: string
  readonly text: string
  readonly coach: string | null
  readonly acts: readonly { readonly span: string; readonly acts: readonly Act[] }[]
}
type Place = { readonly start: number; readonly end: number }
interface Labeled extends Place {
  readonly acts: ReadonlySet<Act>
}

const readRows = (): Row[] =>
  TEACHERS.flatMap((author) => readModelRows<Row>(`conversations/rows/${author}.jsonl`))

/** A tenth of the conversations, the same as in ../hearing/train.py: there it is fitted where an act counts. */
const isKeptOut = ({ conversation }: Row) =>
  BigInt(`0x${createHash('sha1').update(conversation).digest('hex')}`) % 10n === 0n

/** Finds the labeled spans where they stand. */
function placeSpans({ text, acts }: Row): Labeled[] {
  let from = 0
  return acts.flatMap(({ span, acts: names }) => {
    const after = text.indexOf(span, from)
    const start = after < 0 ? text.indexOf(span) : after
    if (start < 0) return []
    from = start + 1
    return [{ start, end: start + span.length, acts: new Set(names) }]
  })
}

const wordsOf = (text: string): Place[] =>
  [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))

/** The pieces the coach judges, each with the acts of the spans that cover half of it. */
function labelPieces(row: Row): Labeled[] {
  const spans = placeSpans(row)
  return cutPieces(row.text, wordsOf(row.text)).map(({ words }) => {
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
    const covers = (span: Place) => Math.min(end, span.end) - Math.max(start, span.start) >= (end - start) / 2
    return { start, end, acts: new Set(spans.filter(covers).flatMap(({ acts }) => [...acts])) }
  })
}

const asExample = ({ text, coach }: Row, { start, end, acts }: Labeled): Example => ({
  features: listActFeatures(text.slice(start, end), text.slice(0, start), coach),
  kinds: ACTS.flatMap((act, at) => (acts.has(act) ? [at] : [])),
})

/** Each labeled span, and each piece where it is another. */
const listExamples = (row: Row): Example[] => {
  const spans = placeSpans(row)
  const isSpan = (piece: Place) => spans.some(({ start, end }) => start === piece.start && end === piece.end)
  const pieces = labelPieces(row).filter((piece) => piece.acts.size > 0 && !isSpan(piece))
  return [...spans, ...pieces].map((labeled) => asExample(row, labeled))
}

const weigh = ({ places, weights, biases }: WordSoftmax, features: readonly string[]): number[] => {
  const known = features.flatMap((feature) => places.get(feature) ?? [])
  const share = 1 / Math.sqrt(Math.max(1, known.length))
  return ACTS.map(
    (_, at) =>
      (biases[at] ?? 0) +
      share * known.reduce((sum, place) => sum + (weights[place * ACTS.length + at] ?? 0), 0),
  )
}

/** From where on an act counts: where its F1 is highest, half way from 0. */
function findThreshold(odds: readonly number[], isSo: readonly boolean[]): number {
  const meant = isSo.filter(Boolean).length
  if (meant < FEWEST) return 0
  const f1 = (threshold: number) => {
    const right = odds.filter((one, at) => one > threshold && isSo[at]).length
    return (2 * right) / Math.max(1, odds.filter((one) => one > threshold).length + meant)
  }
  const thresholds = Array.from({ length: 41 }, (_, at) => (at - 25) / 10)
  const best = thresholds.reduce((one, other) => (f1(other) > f1(one) ? other : one))
  return best / 2
}

/** Shifts the words' answers so that those of words and hearing model together count from 0 on. */
async function fitBiases(model: WordSoftmax, rows: readonly Row[]): Promise<number[]> {
  const before = (at: number) =>
    rows[at - 1]?.conversation === rows[at]?.conversation ? (rows[at - 1]?.text ?? null) : null
  const hearings = await hearAll(rows.map(({ text, coach }, at) => ({ text, before: before(at), coach })))
  const judged = rows.flatMap((row, at) =>
    labelPieces(row).map((piece) => {
      const heard = (hearings[at]?.words ?? []).filter(
        ({ start, end }) => start < piece.end && end > piece.start,
      )
      const byWords = weigh(model, asExample(row, piece).features)
      const odds = byWords.map(
        (own, act) =>
          (own + heard.reduce((sum, { acts }) => sum + (acts[act] ?? 0), 0) / Math.max(1, heard.length)) / 2,
      )
      return { odds, acts: piece.acts }
    }),
  )
  return ACTS.map((act, at) => {
    const odds = judged.map((one) => one.odds[at] ?? 0)
    const isSo = judged.map(({ acts }) => acts.has(act))
    // The words have half of the say.
    return Number(((model.biases[at] ?? 0) - 2 * findThreshold(odds, isSo)).toFixed(2))
  })
}

function writeWords({ places, weights }: WordSoftmax, biases: readonly number[]): string {
  const rows = [...places].flatMap(([feature, place]) => {
    const row = Array.from(weights.slice(place * ACTS.length, (place + 1) * ACTS.length), (weight) =>
      Math.round(weight * UNIT),
    )
    const cells = row.map((weight) => (weight === 0 ? '' : String(weight))).join(',')
    return row.some((weight) => Math.abs(weight) >= SMALLEST_WEIGHT)
      ? [`${feature}\t${cells.replace(/,+$/, '')}`]
      : []
  })
  return `${[JSON.stringify({ unit: UNIT, biases }), ...rows.toSorted((a, b) => (a < b ? -1 : 1))].join('\n')}\n`
}

/** Learns which words speak for which act; half a minute. */
export const learner: Learner = {
  inputs: () => ({
    'conversations in ../conversations/rows': readRows(),
    'how pieces are cut and words are read': readRows()
      .filter((_, at) => at % 100 === 0)
      .flatMap((row) => listExamples(row)),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
  }),
  corpora: [],
  train: async () => {
    const rows = readRows()
    const model = fitWordSoftmax(
      rows.filter((row) => !isKeptOut(row)).flatMap(listExamples),
      ACTS.length,
      'several',
    )
    return { 'words.tsv': writeWords(model, await fitBiases(model, rows.filter(isKeptOut))) }
  },
  figures: ['hearing'],
}
