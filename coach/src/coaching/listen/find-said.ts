import { learned } from '../../models/read-weights.ts'
import type { Library, Phrased } from '../../playbooks/library.ts'
import type { Choice, Conduct, Happening, PlainAnswer, Point, Speech } from '../../playbooks/playbook.ts'
import type { Act } from '../../text/hearing.ts'
import type { Bank, Matching } from '../../text/matching.ts'
import { compare, type Vector } from '../../text/meanings.ts'
import { judge, readHead } from '../../text/softmax-head.ts'
import { MATCHED, PHRASED } from '../thresholds.ts'
import { SPEAKS_OF_COACH } from './intent-patterns.data.ts'
import { weighWording } from './wording.ts'

/** What an answer has to be about, by what is asked; what a leader asks of the coach is never answered with craft. */
export const ABOUT: Readonly<Partial<Record<Act, readonly PlainAnswer['about'][]>>> = {
  asks_about_coach: ['coach'],
  asks_fact: ['craft', 'hr'],
  asks_view: ['craft', 'hr'],
  asks_judgement: ['craft', 'hr'],
}

type Unit = Point | Conduct | Speech
/** What the matching model knows. */
type Known = PlainAnswer | Choice | Happening

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
const HEADS = { point: readLearned('points'), conduct: readLearned('conducts') } as const

/** What is none of the kinds. */
const NONE = 'none'
/** How much the wording of a text counts beside its meaning. Found on lines of authors that were left out. */
const WORDING_WEIGHT = 0.8

/** Words of a message, and what they say of all that is known to be said so. */
interface Stretch {
  readonly text: string
  readonly matching: Matching
}

/** The unit a text most likely says. */
interface Likeliest<One> {
  readonly unit: One
  /** The chance that it is said, 0 to 1. */
  readonly chance: number
  /** The chance that it is this one, if it is any of them. */
  readonly share: number
}

interface Odds {
  readonly text: string
  /** The log odds of each unit, by its key; `none` is that nothing of the kind is said. */
  readonly odds: ReadonlyMap<string, number>
}

/** Weighs what a text may say, by the log odds of each unit and how it is worded; minus infinity of a unit that has none. */
function weighUnits(units: readonly (Known | Point | Conduct)[], { text, odds }: Odds, usesWording: boolean) {
  const wording = usesWording ? weighWording(units, text) : null
  const weigh = (key: string, worded: number | undefined) =>
    (odds.get(key) ?? Number.NEGATIVE_INFINITY) + WORDING_WEIGHT * (worded ?? 0)
  const logs = units.map(({ key }) => weigh(key, wording?.units.get(key)))
  const most = Math.max(...logs)
  const kinds = logs.reduce((sum, log) => sum + Math.exp(log - most), 0)
  return { logs, most, kinds, any: kinds + Math.exp(weigh(NONE, wording?.any) - most) }
}

/**
 * Finds the unit that a text most likely says.
 *
 * @returns null where odds of none of them are known.
 */
export function findLikeliest<One extends Known | Point | Conduct>(
  units: readonly One[],
  odds: Odds,
  usesWording = true,
): Likeliest<One> | null {
  const { logs, most, kinds, any } = weighUnits(units, odds, usesWording)
  const unit = units[logs.indexOf(most)]
  if (!unit || most === Number.NEGATIVE_INFINITY) return null
  return { unit, chance: 1 / any, share: 1 / kinds }
}

/** So many of a bank are ranked. */
const RANKED = 24

/** The likeliest units of a bank, each with the chance that a text says it, the likeliest first. */
export function rankUnits<One extends Known>(
  bank: Bank,
  units: readonly One[],
  { text, matching }: Stretch,
): { readonly unit: One; readonly chance: number }[] {
  const { logs, most, any } = weighUnits(units, { text, odds: matching[bank] }, true)
  // Whole banks are not put in order for a handful of each.
  const least = Float64Array.from(logs).sort().at(-RANKED) ?? Number.NEGATIVE_INFINITY
  return units
    .flatMap((unit, at) => {
      const log = logs[at] ?? Number.NEGATIVE_INFINITY
      return log >= least ? [{ unit, chance: Math.exp(log - most) / any }] : []
    })
    .toSorted((one, other) => other.chance - one.chance)
}

/** Finds the unit a clause says, by what it means; null where none is likely, or its lines are too far from the clause. */
export function findSaid<One extends Point | Conduct>(
  units: readonly One[],
  { text, meaning }: { readonly text: string; readonly meaning: Vector },
  signs: Library['signs'],
  kind: 'point' | 'conduct',
): Likeliest<One> | null {
  const best = findLikeliest(units, { text, odds: judge(HEADS[kind](), meaning) })
  if (!best) return null
  const { chance: enough, near, surelyNear } = PHRASED[kind]
  const nearness = rate(best.unit, meaning, signs)
  // What is told in an author's own words is said, however much it is like ordinary talk.
  const isWorded = best.share >= PHRASED.surely && nearness >= surelyNear
  const isSaid = isWorded || (best.chance >= enough && nearness >= near)
  return isSaid ? best : null
}

/** The unit of a bank that a stretch most likely says. */
const findIn = <One extends PlainAnswer | Choice | Happening>(
  bank: Bank,
  units: readonly One[],
  { text, matching }: Stretch,
): Likeliest<One> | null => findLikeliest(units, { text, odds: matching[bank] })

/** The same, where it is likely enough. */
function findSurely<One extends PlainAnswer | Choice | Happening>(
  bank: Bank,
  units: readonly One[],
  stretch: Stretch,
): One | null {
  const found = findIn(bank, units, stretch)
  return found && found.chance >= MATCHED[bank] ? found.unit : null
}

/** What a question gets: its plain answer, the side to take of what it chooses between, and the answer it is nearest to. */
interface Answered {
  readonly answer: PlainAnswer | null
  readonly choice: Choice | null
  readonly nearest: Likeliest<PlainAnswer> | null
}

const SPEAKS_TO_COACH = /\b(?:you|your|u|this chat|this app)\b/i

/** Whether what is asked is about what the answer is about: "Is that bad?" only sounds like asking how sure the coach is. */
function isAnswer({ unit, chance }: Likeliest<PlainAnswer>, act: Act, question: string): boolean {
  if (unit.about === 'hr' && chance < MATCHED.answerOfLaw) return false
  if (ABOUT[act]?.includes(unit.about)) return unit.about !== 'coach' || SPEAKS_OF_COACH.test(question)
  return chance >= MATCHED.answerBefore && (unit.about !== 'coach' || SPEAKS_TO_COACH.test(question))
}

/**
 * Finds what a question gets, by the act with which it is asked.
 *
 * @param least how likely an answer has to be.
 */
export function answerQuestion(
  { answers, choices }: Pick<Phrased, 'answers' | 'choices'>,
  act: Act,
  stretch: Stretch,
  least: number,
): Answered {
  const nearest = findIn('answers', answers, stretch)
  const side = act === 'asks_about_coach' ? null : findIn('choices', choices, stretch)
  const choice = side && side.chance >= MATCHED.choices ? side.unit : null
  // What is chosen between is told more surely than one of a thousand answers.
  const isBefore = (one: Likeliest<PlainAnswer>) =>
    !choice || !side || (one.chance >= side.chance && one.chance >= MATCHED.answerBeforeChoice)
  if (!nearest || nearest.chance < least || !isBefore(nearest)) return { answer: null, choice, nearest }
  return { answer: isAnswer(nearest, act, stretch.text) ? nearest.unit : null, choice, nearest }
}

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

/** Finds what is feared, or the plain answer to it where that is likelier. */
function findFeared(
  { feared, answers }: Pick<Library, 'feared' | 'answers'>,
  stretch: Stretch,
): { readonly feared: Happening | null; readonly fearedAnswer: PlainAnswer | null } {
  const known = findIn('feared', feared, stretch)
  const answer = findIn('answers', answers, stretch)
  const isKnown = (known?.chance ?? 0) >= MATCHED.feared
  const isLikelier =
    !isKnown && answer && answer.chance >= MATCHED.answerBefore && answer.chance > (known?.chance ?? 0)
  return isLikelier
    ? { feared: null, fearedAnswer: answer.unit }
    : { feared: isKnown && known ? known.unit : null, fearedAnswer: null }
}

/** What is told of a message in which nothing is known to have happened. */
export const NOTHING_HAPPENED = {
  feared: null,
  fearedAnswer: null,
  failed: null,
  outcome: null,
  story: null,
  twist: null,
} as const

/** Finds what a message tells as a whole: what is feared, was tried in vain, came of it, is first told of a matter, or changes it further on. */
export const findHappenings = (library: Library, stretch: Stretch) => ({
  ...findFeared(library, stretch),
  failed: findSurely('failed', library.failed, stretch),
  outcome: findSurely('outcomes', library.outcomes, stretch),
  story: findSurely('stories', library.stories, stretch),
  twist: findSurely('twists', library.twists, stretch),
})
