import { z } from 'zod'
import { type Inputs, LogisticModel, predict } from '../../models/logistic-model.ts'
import { learned } from '../../models/read-weights.ts'
import { asText } from '../../playbooks/answer.ts'
import { compare, type Vector } from '../../text/meanings.ts'
import type { ToldKind } from '../../text/story.ts'
import { ANSWER_SOURCES, type AnswerSource, type Candidate } from './candidates.ts'

/** What of a message tells which answer fits. */
export interface Moment {
  readonly words: number
  /** Whether it ends with a question. */
  readonly endsAsking: boolean
  /** How likely it asks the coach for anything, and that it fears something, as a whole, 0 to 1. */
  readonly asks: number
  readonly fears: number
  /** What kind of thing it turns on, and how surely, 0 to 1; null where that was not read. */
  readonly kind: ToldKind | null
  readonly kindChance: number
  readonly isFirst: boolean
}

/** A grade that an answer was given, 0 to 3, and the moment, by its place among all. */
export type Graded = readonly [moment: number, grade: number]

/** What all answers of a source were given: how many grades, their sum, and how many of them are 2 or 3. */
export interface Tally {
  readonly count: number
  readonly sum: number
  readonly fitting: number
}

/** What readers made of an answer at other moments. */
interface Worth {
  /** The mean grade, and the share of 2 and 3; drawn to those of its source where it was graded seldom. */
  readonly grade: number
  readonly fits: number
  /** How much better than its source it was graded where messages meant nearly this. */
  readonly near: number
}

/** Grades of so many moments count for nothing but the source's own mean. */
const PRIOR = 2
/** How much more a moment counts whose message means nearly this: likeness of meaning, and by how much it is raised. By hand, five-fold. */
const NEAR = { like: 0.6, raised: 8, prior: 1.5 } as const
const SMALLEST = { chance: 1e-6, fits: 0.02 } as const

/** Adds up what answers were given. */
function addUp(graded: Iterable<Graded>): Tally {
  const tally = { count: 0, sum: 0, fitting: 0 }
  for (const [, grade] of graded) {
    tally.count += 1
    tally.sum += grade
    tally.fitting += grade >= 2 ? 1 : 0
  }
  return tally
}

/**
 * What an answer is worth, by its own grades and those of all answers of its source.
 *
 * @param likeness of the message to that of another moment, -1 to 1.
 */
export function weighWorth(own: readonly Graded[], all: Tally, likeness: (moment: number) => number): Worth {
  const { count, sum, fitting } = addUp(own)
  const mean = all.sum / Math.max(1, all.count)
  const draw = (part: number, whole: number) =>
    (part + (PRIOR * whole) / Math.max(1, all.count)) / (count + PRIOR)
  let [weighed, weights] = [0, NEAR.prior]
  for (const [moment, grade] of own) {
    const weight = Math.exp(NEAR.raised * (likeness(moment) - NEAR.like))
    weighed += weight * (grade - mean)
    weights += weight
  }
  return { grade: draw(sum, all.sum), fits: draw(fitting, all.fitting), near: weighed / weights }
}

/** Sources to which it matters what a message asks or fears, and what it turns on. */
const ASKED_OF: readonly AnswerSource[] = ['answers', 'choices', 'ask', 'feared', 'fear', 'twists', 'news']
const TURNED_ON: readonly AnswerSource[] = ['feared', 'fear', 'twists', 'news', 'failed']
const KINDS_READ: readonly ToldKind[] = ['fears-reaction', 'tried', 'own-part', 'incident', 'did-it']

/** How like an answer, and what it is about, are to the message by what they mean, -1 to 1; undefined where that was not read. */
export interface Likeness {
  readonly answer: number | undefined
  readonly about: number | undefined
}

/** Describes an answer at a moment, as the models of models/fit weigh it. */
export function describeFit(
  { words, endsAsking, asks, fears, kind, kindChance, isFirst }: Moment,
  { source, chance, rank }: Pick<Candidate, 'source' | 'chance' | 'rank'>,
  { grade, fits, near }: Worth,
  { answer, about }: Likeness,
): Inputs {
  const spoken = Math.log(chance + SMALLEST.chance)
  const only = (one: AnswerSource, value: number) => (one === source ? value : 0)
  const told = ANSWER_SOURCES.flatMap((one) => [
    [`is ${one}`, only(one, 1)],
    [`spoken ${one}`, only(one, spoken)],
  ])
  const asked = ASKED_OF.flatMap((one) => [
    [`asks ${one}`, only(one, asks)],
    [`asking ${one}`, only(one, endsAsking ? 1 : 0)],
    [`fears ${one}`, only(one, fears)],
  ])
  const turned = TURNED_ON.flatMap((one) =>
    KINDS_READ.map((each) => [`${each} ${one}`, only(one, each === kind ? kindChance : 0)]),
  )
  return {
    chance,
    grade,
    fits: Math.log(fits + SMALLEST.fits),
    near,
    likeAnswer: answer ?? 0,
    likeAbout: about ?? 0,
    hasAbout: about === undefined ? 0 : 1,
    rank,
    later: isFirst ? 0 : 1,
    asks,
    asking: endsAsking ? 1 : 0,
    words: Math.log(Math.max(1, words)),
    ...Object.fromEntries([...told, ...asked, ...turned]),
  }
}

/** What was learned of answers. */
export interface FitModel {
  /** The chances of at least 1, 2 and 3. */
  readonly atLeast: readonly LogisticModel[]
  /** What all answers of a source were given. */
  readonly tallyOf: (source: AnswerSource) => Tally
  /** What an answer was given, by "source/key". */
  readonly gradesOf: (name: string) => readonly Graded[]
  /** What the message of a graded moment means. */
  readonly meaningOf: (moment: number) => Vector | undefined
}

/** Adds up what answers were given, source by source. */
export const addUpSources = (graded: Readonly<Record<string, readonly Graded[]>>): Record<string, Tally> =>
  Object.fromEntries(
    [...Map.groupBy(Object.entries(graded), ([name]) => name.split('/')[0] ?? '')].map(([source, own]) => [
      source,
      addUp(own.flatMap(([, grades]) => grades)),
    ]),
  )

/** What the largest number of a meaning is written as, and 0. */
const LARGEST = 127
const MIDDLE = 128
const FitFile = z.object({
  atLeast: z.array(LogisticModel),
  sources: z.record(z.string(), z.object({ count: z.number(), sum: z.number(), fitting: z.number() })),
  meanings: z.array(z.string()),
  /** By "source/key", moment and grade one behind the other: "12 3 40 0". */
  graded: z.record(z.string(), z.string()),
})
/** What was learned, as it is written down. */
export type FitFile = z.infer<typeof FitFile>

/** Writes what an answer was given. */
export const packGrades = (graded: readonly Graded[]): string => graded.flat().join(' ')

function unpackGrades(packed: string): Graded[] {
  const numbers = packed.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ])
}

/** Writes a meaning as two hexadecimal digits a number. */
export function packMeaning(meaning: Vector): string {
  const largest = meaning.reduce((most, value) => Math.max(most, Math.abs(value)), SMALLEST.chance)
  const toByte = (value: number) => Math.round((value / largest) * LARGEST) + MIDDLE
  return Array.from(meaning, (value) => toByte(value).toString(16).padStart(2, '0')).join('')
}

/** The value of a hexadecimal digit, by its code: "0" is 48, "a" is 97. */
const toDigit = (code: number) => (code < 97 ? code - 48 : code - 87)

/** Reads a meaning again, of length 1. */
export function unpackMeaning(packed: string): Vector {
  const vector = new Float32Array(packed.length / 2)
  for (let at = 0; at < vector.length; at++)
    vector[at] = 16 * toDigit(packed.charCodeAt(2 * at)) + toDigit(packed.charCodeAt(2 * at + 1)) - MIDDLE
  const length = Math.sqrt(compare(vector, vector))
  return vector.map((value) => value / length)
}

/** Opens what was learned; only what is asked for is unpacked, since there are two thousand moments. */
function openModel(text: string): FitModel {
  const { atLeast, sources, meanings, graded } = FitFile.parse(JSON.parse(text))
  const unpacked = new Map<number, Vector>()
  return {
    atLeast,
    tallyOf: (source) => sources[source] ?? addUp([]),
    gradesOf: (name) => {
      const packed = graded[name]
      return packed ? unpackGrades(packed) : []
    },
    meaningOf: (moment) => {
      const packed = meanings[moment]
      const meaning = unpacked.get(moment) ?? (packed && unpackMeaning(packed))
      if (meaning) unpacked.set(moment, meaning)
      return meaning || undefined
    },
  }
}

const readFit = learned('fit/weights/fit.json', openModel)

/** What helps to weigh answers besides the moment itself. */
interface Known {
  /** What the message means; undefined where it was not read. */
  readonly meaning: Vector | undefined
  /** What answers mean, and what they are about, by the text. */
  readonly signs: ReadonlyMap<string, Vector>
}

/** How well each answer would fit at a moment, 0 to 3, in their order. */
export function weighFits(
  moment: Moment,
  candidates: readonly Candidate[],
  { meaning, signs }: Known,
  model: FitModel = readFit(),
): number[] {
  const likeTo = (vector: Vector | undefined) => (meaning && vector ? compare(meaning, vector) : undefined)
  const near = new Map<number, number>()
  const likeness = (at: number) => {
    const found = near.get(at) ?? likeTo(model.meaningOf(at)) ?? 0
    near.set(at, found)
    return found
  }
  return candidates.map((candidate) => {
    const { source, key, unit, about } = candidate
    const worth = weighWorth(model.gradesOf(`${source}/${key}`), model.tallyOf(source), likeness)
    const like = {
      answer: likeTo(signs.get(asText(unit))),
      about: about === undefined ? undefined : likeTo(signs.get(about)),
    }
    const inputs = describeFit(moment, candidate, worth, like)
    return model.atLeast.reduce((sum, one) => sum + predict(one, inputs), 0)
  })
}
