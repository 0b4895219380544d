import type { Answer } from '../../playbooks/answer.ts'
import { NO_MATCHINGS } from '../../text/matching.ts'
import type { Part } from './acts.ts'
import type { Requested } from './asked-kind.ts'
import { listCandidates } from './candidates.ts'
import { type Moment, weighFits } from './fit.ts'
import { listQuestions } from './phrased.ts'
import { ALONE, type Setting } from './setting.ts'
import type { TurnSigns } from './turn.ts'
import type { Turning } from './turning.ts'

/** What may answer a message of all that is known to be said, and how well it would. */
export interface Fitting {
  /** What would answer it best; null where there is nothing. */
  readonly best: Answer | null
  /** How well that would, 0 to 3. */
  readonly fit: number
  /** The same of each that was weighed, by its answer. */
  readonly fits: ReadonlyMap<string, number>
}

/** What was heard of a message, from which it is told what answers it. */
interface HeardOf extends Pick<Requested, 'excerpts'> {
  readonly text: string
  readonly words: number
  readonly matter: string | null
  readonly signs: TurnSigns | null
  readonly parts: readonly Part[]
  readonly turning: Turning | null
}

/** What a message does that asks something of the coach. */
const ASKING: readonly (keyof TurnSigns)[] = ['view', 'fact', 'coach', 'judge', 'words']

/** What of a message tells which answer fits. */
const describeMoment = ({ text, words, signs, turning }: HeardOf, isFirst: boolean): Moment => ({
  words,
  endsAsking: text.trimEnd().endsWith('?'),
  asks: Math.max(0, ...ASKING.map((doing) => signs?.[doing] ?? 0)),
  fears: signs?.fear ?? 0,
  kind: turning?.kind ?? null,
  kindChance: turning?.chance ?? 0,
  isFirst,
})

/** Weighs what is known to be said and has not been, for a message; null where not all of it was read, as where a language model is to answer. */
export function findFitting(
  heard: HeardOf,
  { library, meanings, matchings = NO_MATCHINGS, hearing, conversation = ALONE }: Setting,
): Fitting | null {
  const { text: message, parts, matter, excerpts } = heard
  if (!hearing || !excerpts || !matchings.has(message)) return null
  const isFirst = conversation.earlier.length === 0
  const candidates = listCandidates(
    {
      message,
      questions: listQuestions(message, parts),
      isFirst,
      isNew: isFirst || matter === 'new',
      used: conversation.used,
      matchings,
      excerpts,
    },
    library,
  )
  const fits = weighFits(describeMoment(heard, isFirst), candidates, {
    meaning: meanings.get(message)?.vector,
    signs: library.signs,
  })
  const fit = Math.max(0, ...fits)
  return {
    best: candidates[fits.indexOf(fit)]?.unit ?? null,
    fit,
    fits: new Map(candidates.map(({ unit }, at) => [unit.answer, fits[at] ?? 0])),
  }
}
