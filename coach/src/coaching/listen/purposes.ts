import { sayOtherWords } from '@lodestar/contract/coaching'
import { learned } from '../../models/read-weights.ts'
import type { Form } from '../../playbooks/form.ts'
import type { Purpose } from '../../playbooks/playbook.ts'
import { blendMeanings, joinMeanings, type Meanings, type Vector } from '../../text/meanings.ts'
import { judge, readHead, type SoftmaxHead } from '../../text/softmax-head.ts'
import type { Story } from '../../text/story.ts'
import { PHRASED } from '../thresholds.ts'
import { weighWording } from './wording.ts'

/** A request for words, and what has been told in the same matter before it. */
export interface WordsAsked {
  /** What asks for them, as it stands in the message. */
  readonly asks: Vector
  /** The leader's messages on the matter, the one that asks last. */
  readonly messages: readonly string[]
  readonly meanings: Meanings
  /** Words have been given before: these are often for somebody else. */
  readonly isFurther: boolean
  /** What the story model made of them; without it the other judges decide. */
  readonly story?: Story | undefined
}

/** What words may be for. */
export interface RankedPurpose {
  readonly purpose: Purpose
  /** How likely it is among all that are known, 0 to 1. */
  readonly chance: number
}

const readPurposes = learned('purposes/weights/head.tsv', readHead)

/** How much a purpose counts for situations after its first. */
const FURTHER = 0.5
/** The chance of a situation that is not there at all. */
const LEAST = 0.003
/** How much the four judges together decide; found on requests of authors that were left out. */
const SHARPNESS = 1

/** How much the story model counts beside them, found on the same; and the chance of a purpose that it does not think of, by hand. */
const STORY = 1
const LEAST_READ = 1e-5

/** Numbers on the same footing: their mean is 0, their spread 1. */
function standardize(values: readonly number[]): number[] {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length) || 1
  return values.map((value) => (value - mean) / spread)
}

/** How the situation of a matter, as its first message tells it, speaks for each purpose; as logarithms. */
function weighSituation(purposes: readonly Purpose[], first: string, meanings: Meanings): number[] {
  const situations = meanings.get(first)?.situations
  const chanceOf = (key: string) => Math.exp(situations?.get(key) ?? Number.NEGATIVE_INFINITY)
  return purposes.map(({ situations: [main = '', ...further] }) =>
    Math.log(chanceOf(main) + FURTHER * further.reduce((sum, key) => sum + chanceOf(key), 0) + LEAST),
  )
}

/**
 * Ranks what words are for, the likeliest first, by four judges that count the same: a head on the request and the whole matter, the same on the
 * request and how the matter began, how it is worded, and its situation. Where words have been given before, the message that asks takes the place
 * of the beginning and of the situation.
 *
 * @returns nothing where the messages have not been read.
 */
export function rankPurposes(
  purposes: readonly Purpose[],
  { asks, messages, meanings, isFurther, story: read }: WordsAsked,
  head: SoftmaxHead = readPurposes(),
): RankedPurpose[] {
  const story = blendMeanings(messages.flatMap((text) => meanings.get(text) ?? []))?.vector
  const beginning = messages[0] ?? ''
  const telling = isFurther ? (messages.at(-1) ?? '') : beginning
  const tells = meanings.get(telling)?.vector
  if (!story || !tells) return []
  const byHead = (told: Vector) => {
    const odds = judge(head, joinMeanings(asks, told))
    const least = Math.min(...odds.values())
    return purposes.map(({ key }) => odds.get(key) ?? least)
  }
  const byWording = (told: string) => {
    const wording = weighWording(purposes, told).units
    return purposes.map(({ key }) => wording.get(key) ?? 0)
  }
  const byStory = read && purposes.map(({ key }) => Math.log((read.purposes.get(key) ?? 0) + LEAST_READ))
  const judges = [
    byHead(story),
    byHead(tells),
    byWording(messages.join(' ')),
    isFurther ? byWording(telling) : weighSituation(purposes, beginning, meanings),
  ].map(standardize)
  const scores = purposes.map(
    (_, at) =>
      SHARPNESS * judges.reduce((sum, own) => sum + (own[at] ?? 0), 0) + STORY * (byStory?.[at] ?? 0),
  )
  const most = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
  return purposes
    .map((purpose, at) => ({ purpose, chance: Math.exp((scores[at] ?? 0) - most) / total }))
    .toSorted((one, other) => other.chance - one.chance)
}

/** So many purposes are offered at most. */
const NEAR_PURPOSES = 4

/** What words may be for, where the likeliest is likely enough to be given as a guess. */
export const listNear = (best: RankedPurpose, further: readonly RankedPurpose[]): Purpose[] =>
  best.chance < PHRASED.guessedPurpose
    ? []
    : [best, ...further]
        .filter(({ chance }) => chance >= PHRASED.otherPurpose)
        .slice(0, NEAR_PURPOSES)
        .map(({ purpose }) => purpose)

/** Finds the purpose that a tap names. */
export const findNamed = (message: string, purposes: readonly Purpose[]): Purpose | undefined =>
  purposes.find(({ purpose }) => sayOtherWords(purpose) === message.trim())

/** Finds the form of words that a tap names. */
export const findForm = (message: string, forms: readonly Form[]): Form | null =>
  forms.find(({ name }) => sayOtherWords(name) === message.trim()) ?? null
