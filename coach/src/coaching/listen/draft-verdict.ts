import { learned } from '../../models/read-weights.ts'
import type { Hearing } from '../../text/hearing.ts'
import type { Vector } from '../../text/meanings.ts'
import { judge, readHead } from '../../text/softmax-head.ts'
import { VERDICT } from '../thresholds.ts'
import type { OwnDraft } from './draft.ts'

/** What a reader says of words to somebody first; what is missing in them is found by what was told. */
export const VERDICTS = ['good', 'empty', 'foggy', 'soft', 'hard', 'excuse', 'promise'] as const
export type DraftVerdict = (typeof VERDICTS)[number]

/** How a draft sounds to whoever gets it. */
export interface Sound {
  /** Null where that is not sure enough. */
  readonly verdict: DraftVerdict | null
  /** The sentence it is said of; of what is good the whole. */
  readonly words: string
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? []
/** A share of 1 at most. */
const upTo = (most: number, count: number): number => Math.min(count, most) / most

/** What a draft is judged by: its meaning, and how much of what was told stands in it, its figures, questions and length. */
export function listDraftInputs(text: string, told: string, meaning: Vector): Float32Array {
  const own = wordsOf(text)
  const known = new Set(wordsOf(told).filter((word) => word.length > 3 || /\d/.test(word)))
  const repeated = own.filter((word) => known.has(word)).length
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return Float32Array.of(
    ...meaning,
    repeated / Math.max(1, own.length),
    upTo(10, repeated),
    upTo(3, count(/\d+/g)),
    upTo(3, count(/\?/g)),
    upTo(3, count(/!/g)),
    upTo(5, Math.log(Math.max(1, own.length))),
    upTo(4, count(/\b(?:i|my|me)\b/gi)),
    upTo(3, count(/\b(?:but|however|although)\b/gi)),
    upTo(3, count(/\b(?:maybe|perhaps|a bit|a little|just|kind of|sort of|possibly|might)\b/gi)),
    upTo(2, count(/\b(?:always|never|again|as usual|everyone|nobody)\b/gi)),
    upTo(2, count(/\b(?:promise|guarantee|definitely|certainly|for sure)\b/gi)),
  )
}

const head = learned('drafts/weights/verdicts.tsv', readHead)

const chancesOf = (text: string, told: string, meaning: Vector) =>
  judge(head(), listDraftInputs(text, told, meaning)) as ReadonlyMap<DraftVerdict, number>

/** Judges how a draft sounds, as it was learned from what readers said of such drafts (models/drafts/card.md). */
export function judgeSound(
  { text }: OwnDraft,
  told: string,
  { whole, sentences }: NonNullable<Hearing['draft']>,
): Sound {
  const ranked = [...chancesOf(text, told, whole)].toSorted(([, one], [, other]) => other - one)
  const [verdict, odds] = ranked[0] ?? ['good', 0]
  const least = VERDICT[verdict === 'good' ? 'good' : 'fault']
  if (Math.exp(odds) < least) return { verdict: null, words: text }
  if (verdict === 'good') return { verdict, words: text }
  const [worst] = [...sentences]
    .map(([words, meaning]) => ({ words, odds: chancesOf(words, told, meaning).get(verdict) ?? -99 }))
    .toSorted((one, other) => other.odds - one.odds)
  return { verdict, words: worst?.words ?? text }
}
