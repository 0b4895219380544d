import { z } from 'zod'
import { LogisticModel, predict, toLogit } from '../models/logistic-model.ts'
import { learned, parseTable } from '../models/read-weights.ts'
import { findConcepts } from './concepts.ts'
import { foldIn, isInSigns, type Tongue } from './language.ts'
import { splitSentences } from './split-sentences.ts'

/** The kinds of danger that are understood in other languages, most urgent first. */
export const TONGUE_KINDS = ['self-harm', 'violence', 'harassment', 'medical'] as const
export type TongueKind = (typeof TONGUE_KINDS)[number]

/** What a passage reads most like, and how surely. */
export interface TongueLikeness {
  readonly kind: TongueKind
  readonly subject: 'self' | 'other'
  /** Log odds of danger against ordinary talk. */
  readonly score: number
}

/** For each feature how much it speaks for each column, in whole numbers, `unit` of them to one; `biases` are where a text starts. */
const WordsHead = z.object({ unit: z.number(), biases: z.array(z.number()) })
interface Model {
  readonly unit: number
  readonly biases: readonly number[]
  readonly weights: ReadonlyMap<string, readonly number[]>
}

const readModel = (text: string): Model => {
  const { head, rows } = parseTable(text, WordsHead)
  return {
    ...head,
    weights: new Map(rows.map(([feature, cells]) => [feature, cells.split(',').map(Number)])),
  }
}

const byConcepts = learned('tongues/weights/concepts.tsv', readModel)
const byLetters = learned('tongues/weights/letters.tsv', readModel)
const bySubject = learned('tongues/weights/subject.tsv', readModel)
/** How much concepts, letters, a rule that applies, and a language without blanks count beside each other. */
const together = learned('tongues/weights/together.json', (text) => LogisticModel.parse(JSON.parse(text)))

/** Log odds of each column of a model. A feature counts the less the more there are. */
function weigh({ unit, biases, weights }: Model, features: readonly string[]): number[] {
  const known = features.flatMap((feature) => [weights.get(feature) ?? []]).filter(({ length }) => length > 0)
  const share = 1 / (unit * Math.sqrt(Math.max(known.length, 1)))
  return biases.map((start, at) => start + share * known.reduce((sum, row) => sum + (row[at] ?? 0), 0))
}

/** Log odds that any of the kinds is meant. */
export const addUp = (odds: readonly number[]): number =>
  Math.log(odds.reduce((sum, each) => sum + Math.exp(each), 0))

/** Says what a passage of a few sentences reads like. @param isRuled whether a rule finds danger in the text. */
export function weighPassage(tongue: Tongue, passage: string, isRuled: boolean): TongueLikeness {
  const concepts = listConceptFeatures(tongue, passage)
  const letters = listLetterFeatures(tongue, passage)
  const byKind = { concepts: weigh(byConcepts(), concepts), letters: weigh(byLetters(), letters) }
  const odds = byKind.concepts.map((each, at) => each + (byKind.letters[at] ?? 0))
  const [isOther = 0] = weigh(bySubject(), [...concepts, ...letters])
  return {
    kind: TONGUE_KINDS[odds.indexOf(Math.max(...odds))] ?? TONGUE_KINDS[0],
    subject: isOther > 0 ? 'other' : 'self',
    score: toLogit(
      predict(together(), {
        concepts: addUp(byKind.concepts),
        letters: addUp(byKind.letters),
        rule: Number(isRuled),
        signs: Number(isInSigns(tongue)),
      }),
    ),
  }
}

const MANY_SENTENCES = 4

/** Lists what a passage tells in any language: the concepts it touches, whether it asks, how long it is. */
export function listConceptFeatures(tongue: Tongue | 'en', passage: string): string[] {
  const sentences = splitSentences(passage)
  const asks = /[?？¿]/.test(passage) ? ['?'] : []
  const length = `${Math.min(MANY_SENTENCES, sentences.length)} sentences`
  return [...new Set([...sentences.flatMap((sentence) => findConcepts(tongue, sentence)), ...asks, length])]
}

/** Lists words, pairs and stretches of letters as they are written; of signs without blanks stretches of up to three. */
export function listLetterFeatures(tongue: Tongue, passage: string): string[] {
  const folded = foldIn(tongue, passage)
  if (isInSigns(tongue)) return [...new Set(cutStretches(folded.replace(/[\s\p{P}]+/gu, '.'), 1, 3))]
  const words = folded.match(/[\p{L}\d]+/gu) ?? []
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return [
    ...new Set([
      ...words.map((word) => `${word} `),
      ...pairs,
      ...words.flatMap((word) => cutStretches(`_${word}_`, 2, 5)),
    ]),
  ]
}

const cutStretches = (text: string, shortest: number, longest: number): string[] =>
  Array.from({ length: longest - shortest + 1 }, (_, more) => shortest + more).flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length)),
  )
