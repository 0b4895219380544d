import { learned } from '../../models/read-weights.ts'
import type { Library, Phrased } from '../../playbooks/library.ts'
import type { Choice, Conduct, Happening, PlainAnswer, Point, Speech } from '../../playbooks/playbook.ts'
import type { Act } from '../../text/hearing.ts'
import { compare, type Vector } from '../../text/meanings.ts'
import { judge, readHead, type SoftmaxHead } from '../../text/softmax-head.ts'
import { PHRASED } from '../thresholds.ts'
import { weighWording } from './wording.ts'

/** What an answer has to be about, by what is asked; what a leader asks of the coach is never answered with craft. */
export const ABOUT: Readonly<Partial<Record<Act, readonly PlainAnswer['about'][]>>> = {
  asks_about_coach: ['coach'],
  asks_fact: ['craft', 'hr'],
  asks_view: ['craft', 'hr'],
  asks_judgement: ['craft', 'hr'],
}

type Unit = PlainAnswer | Point | Conduct | Speech

const indexed = new WeakMap<object, readonly Vector[]>()

/** What the lines of a unit mean, looked up once. */
function meaningsOf(unit: Unit, signs: Library['signs']): readonly Vector[] {
  const known = indexed.get(unit)
  if (known) return known
  const meant = ('asked' in unit ? unit.asked : unit.heard).flatMap((line) => signs.get(line) ?? [])
  indexed.set(unit, meant)
  return meant
}

/** How many of the lines nearest to a text count. */
const NEAREST = 3

/** How near a text is to a unit's lines, -1 to 1: the mean of the nearest. */
function rate(unit: Unit, meaning: Vector, signs: Library['signs']): number {
  const likeness = meaningsOf(unit, signs).map((line) => compare(line, meaning))
  const nearest = likeness.toSorted((one, other) => other - one).slice(0, NEAREST)
  return nearest.length < NEAREST ? -1 : nearest.reduce((sum, each) => sum + each, 0) / NEAREST
}

const readLearned = (name: string) => learned(`phrases/weights/${name}.tsv`, readHead)
const HEADS = {
  answer: readLearned('answers'),
  point: readLearned('points'),
  conduct: readLearned('conducts'),
  choice: readLearned('choices'),
  feared: readLearned('feared'),
  failed: readLearned('failed'),
  outcome: readLearned('outcomes'),
} as const

/** What is none of the kinds. */
const NONE = 'none'
/** How much the wording of a text counts beside its meaning. Found on lines of authors that were left out. */
const WORDING_WEIGHT = 0.8

/** Words of a message, and what they mean. */
interface Stretch {
  readonly text: string
  readonly meaning: Vector
}

/** The unit a text most likely says. */
interface Likeliest<One> {
  readonly unit: One
  /** The chance that it is said, 0 to 1. */
  readonly chance: number
  /** The chance that it is this one, if it is any of them. */
  readonly share: number
}

/**
 * Finds the unit that a text most likely says, by what it means and how it is worded.
 *
 * @returns null where the head knows none of them.
 */
export function findLikeliest<One extends PlainAnswer | Point | Conduct | Choice | Happening>(
  units: readonly One[],
  { text, meaning }: Stretch,
  head: SoftmaxHead,
  usesWording = true,
): Likeliest<One> | null {
  const odds = judge(head, meaning)
  const wording = usesWording ? weighWording(units, text) : null
  const weigh = (key: string, worded: number | undefined) =>
    (odds.get(key) ?? Number.NEGATIVE_INFINITY) + WORDING_WEIGHT * (worded ?? 0)
  const logs = units.map(({ key }) => weigh(key, wording?.units.get(key)))
  const most = Math.max(...logs)
  const unit = units[logs.indexOf(most)]
  if (!unit || most === Number.NEGATIVE_INFINITY) return null
  const kinds = logs.reduce((sum, log) => sum + Math.exp(log - most), 0)
  return { unit, chance: 1 / (kinds + Math.exp(weigh(NONE, wording?.any) - most)), share: 1 / kinds }
}

/** Finds the unit a text says; null where none is likely, or its lines are too far from the text. */
export function findSaid<One extends PlainAnswer | Point | Conduct>(
  units: readonly One[],
  stretch: Stretch,
  signs: Library['signs'],
  kind: 'answer' | 'point' | 'conduct',
): Likeliest<One> | null {
  const best = findLikeliest(units, stretch, HEADS[kind]())
  if (!best) return null
  const { chance: enough, near, surelyNear } = PHRASED[kind]
  const nearness = rate(best.unit, stretch.meaning, signs)
  // What is told in an author's own words is said, however much it is like ordinary talk.
  const isWorded = best.share >= PHRASED.surely && nearness >= surelyNear
  const isSaid = isWorded || (best.chance >= enough && nearness >= near)
  return isSaid ? best : null
}

/** Finds the plain answer to what is asked with one act; null where there is none. */
export const findPlainAnswer = (
  { answers, signs }: Pick<Phrased & Library, 'answers' | 'signs'>,
  act: Act,
  stretches: readonly Stretch[],
): PlainAnswer | null => {
  const found = likeliestOf(stretches.flatMap((stretch) => findSaid(answers, stretch, signs, 'answer') ?? []))
  return found && ABOUT[act]?.includes(found.unit.about) ? found.unit : null
}

/** The likeliest of what was found. */
const likeliestOf = <One extends { readonly chance: number }>(found: readonly One[]): One | undefined =>
  found.toSorted((one, other) => other.chance - one.chance)[0]

/** Finds what words are asked for. */
export function findSpeech(
  { speeches, signs }: Pick<Phrased & Library, 'speeches' | 'signs'>,
  meaning: Vector,
): Speech | null {
  const ranked = speeches
    .map((speech) => ({ speech, nearness: rate(speech, meaning, signs) }))
    .toSorted((one, other) => other.nearness - one.nearness)
  const [best] = ranked
  return best && best.nearness >= PHRASED.speech ? best.speech : null
}

/** Finds what a question chooses between; null where it is not sure enough. */
export function findChoice(choices: readonly Choice[], stretches: readonly Stretch[]): Choice | null {
  const best = likeliestOf(
    stretches.flatMap((stretch) => findLikeliest(choices, stretch, HEADS.choice()) ?? []),
  )
  return best && best.chance >= PHRASED.choice ? best.unit : null
}

/** Finds what a message tells as a whole, if it tells of any such thing; null where it is not sure enough which. */
function findHappening(
  happenings: readonly Happening[],
  stretch: Stretch,
  kind: 'feared' | 'failed' | 'outcome',
): Likeliest<Happening> | null {
  const best = findLikeliest(happenings, stretch, HEADS[kind]())
  return best && best.share >= PHRASED[kind] ? best : null
}

/** Finds what was tried in vain; what is hardly any of what is known to be tried is none, however much more it is one than another. */
function findFailed(failed: readonly Happening[], stretch: Stretch): Happening | null {
  const found = findHappening(failed, stretch, 'failed')
  return found && found.chance >= PHRASED.failedSurely ? found.unit : null
}

/** Finds what is feared, or the plain answer to it where that is likelier. */
function findFeared(
  { feared, answers }: Pick<Library, 'feared' | 'answers'>,
  stretch: Stretch,
): { readonly feared: Happening | null; readonly fearedAnswer: PlainAnswer | null } {
  const found = findHappening(feared, stretch, 'feared')
  const { chance, share } = PHRASED.fearedSurely
  const known = found && (found.chance >= chance || found.share >= share) ? found : null
  const answer = findLikeliest(answers, stretch, HEADS.answer())
  const isLikelier = answer && answer.chance >= PHRASED.fearedAnswer && answer.chance > (known?.chance ?? 0)
  return isLikelier
    ? { feared: null, fearedAnswer: answer.unit }
    : { feared: known?.unit ?? null, fearedAnswer: null }
}

/** What is told of a message in which nothing is known to have happened. */
export const NOTHING_HAPPENED = { feared: null, fearedAnswer: null, failed: null, outcome: null } as const

/** Finds what a message tells as a whole: what is feared, was tried in vain, or came of it. */
export const findHappenings = (library: Library, stretch: Stretch) => ({
  ...findFeared(library, stretch),
  failed: findFailed(library.failed, stretch),
  outcome: findHappening(library.outcomes, stretch, 'outcome')?.unit ?? null,
})
