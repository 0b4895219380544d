import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import type { ToneReading } from '../../communication/tone-reading.ts'
import { toProbability } from '../../models/logistic-model.ts'
import { learned } from '../../models/read-weights.ts'
import type { Vector } from '../../text/meanings.ts'
import { judge, readHead } from '../../text/softmax-head.ts'
import { LOOKS } from './faults.ts'
import { HOLDS } from './opening-rules.data.ts'
import type { ReadLine } from './read-line.ts'
import { findThreat, listOdds } from './suspect.ts'

const NEEDED = Object.keys(HOLDS)

/** What models make of a line. */
export interface HeardOpening {
  /** The meaning of all of it, and of each of its sentences; null while the hearing model is not there. */
  readonly meanings: { readonly whole: Vector; readonly sentences: ReadonlyMap<string, Vector> } | null
  /** How the tone model reads it; null while that one is not there. */
  readonly tone: ToneReading | null
}

/** Where no model is there. */
export const UNHEARD: HeardOpening = { meanings: null, tone: null }

const EMPTY = new Set(
  'the and but for with are was were been that this you she they your his her our their not did have has had from about what when how'.split(
    ' ',
  ),
)
const listWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d']+/gu) ?? []).filter(
      (word) => !EMPTY.has(word) && (word.length > 2 || /\d/.test(word)),
    ),
  )
const listTold = (text: string, { told }: Pick<Scene, 'told'>): string[] => {
  const known = listWords(told.join(' '))
  return [...listWords(text)].filter((word) => known.has(word))
}
/** Counts the words of a text that the leader has told before. */
export const countTold = (text: string, scene: Pick<Scene, 'told'>): number => listTold(text, scene).length

/** A share of 1 at most. */
const upTo = (most: number, count: number): number => Math.min(count, most) / most

/** The odds that a sentence hurts are told apart up to here, in logits. */
const MOST_ODDS = 6
/** The odds of what hurts most in an opening that the tone model has not read: those of most. In logits. */
const UNREAD = -4

/** How surely its worst sentence hurts, by the tone model and as a threat by the rules. */
function listHurts(line: ReadLine, tone: HeardOpening['tone']): number[] {
  const worst = listOdds(line, tone)[0]?.odds ?? UNREAD
  return [
    Math.max(-MOST_ODDS, Math.min(MOST_ODDS, worst)) / MOST_ODDS,
    toProbability(worst),
    findThreat(line) ? 1 : 0,
  ]
}

/** What an opening shows beside its meaning, as shares up to 1: what the rules find, what hurts, what it repeats of what was told, and its length. */
function listMarks(line: ReadLine, tone: HeardOpening['tone']): number[] {
  const { text, said, need, scene, analysis } = line
  const own = listWords(text)
  const repeated = listTold(text, scene)
  const words = text.split(/\s+/).length
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return [
    ...Object.values(LOOKS).map((look) => (look(line) ? 1 : 0)),
    ...NEEDED.map((each) => (each === need ? 1 : 0)),
    ...listHurts(line, tone),
    analysis.tone,
    analysis.clarity,
    analysis.professionalism,
    repeated.length / Math.max(1, own.size),
    upTo(15, repeated.length),
    upTo(3, repeated.filter((word) => /\d/.test(word)).length),
    upTo(5, Math.log(words)),
    upTo(120, words),
    upTo(8, said.length),
    upTo(3, count(/\d+/g)),
    upTo(3, count(/\?/g)),
    upTo(3, count(/!/g)),
    /\?\s*$/.test(text) ? 1 : 0,
  ]
}

/** What an opening is judged by: its meaning, and its marks. */
export const listInputs = (line: ReadLine, meaning: Vector, tone: HeardOpening['tone']): Float32Array =>
  Float32Array.of(...meaning, ...listMarks(line, tone))

const head = learned('openings/weights/head.tsv', readHead)

/** Says of each finding how surely a reader would name it, as the logarithm of a chance. */
export const judgeOpening = (
  line: ReadLine,
  meaning: Vector,
  tone: HeardOpening['tone'],
): ReadonlyMap<LineFinding, number> =>
  judge(head(), listInputs(line, meaning, tone)) as Map<LineFinding, number>
