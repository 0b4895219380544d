import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANSWER_SOURCES, type AnswerSource, type Candidate } from '@lodestar/coach/coaching/listen/candidates'
import {
  addUpSources,
  describeFit,
  type FitFile,
  type FitModel,
  type Graded,
  type Moment,
  packGrades,
  packMeaning,
  type Tally,
  weighWorth,
} from '@lodestar/coach/coaching/listen/fit'
import { asText } from '@lodestar/coach/playbooks/answer'
import type { Library } from '@lodestar/coach/playbooks/library'
import { compare, type Meanings, type Vector } from '@lodestar/coach/text/meanings'
import { loadLibrary } from '../../server/src/coach/load-library.ts'
import { readMeanings } from '../hear-all.ts'
import { fitLogistic, roundModel } from '../learn/logistic.ts'
import { type Learner, writeJson } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'
import { type Place, readMessages } from '../scripts.ts'

/** An answer that was offered to a reader, with what was read of the message for it, and its grade, 0 to 3. */
type Offered = Pick<Candidate, 'source' | 'key' | 'chance' | 'rank'> & { readonly grade: number }

/** A moment of a conversation that nothing the answers are found by has learned from. */
export interface GradedMoment extends Place {
  readonly moment: Moment
  readonly offered: readonly Offered[]
}

/** The grades alone, by "source/key", where the messages have been learned from. */
interface OldGrades extends Place {
  readonly grades: Readonly<Record<string, number>>
}

export const readMoments = (): GradedMoment[] => readModelRows<GradedMoment>('fit/rows/read.jsonl')
const readOldGrades = (): OldGrades[] => readModelRows<OldGrades>('fit/rows/grades.jsonl')

/** Answers by their place in the library. */
export type Answers = ReadonlyMap<string, Pick<Candidate, 'unit' | 'about'>>

/** Lists everything that can be said, by "source/key"; to a kind of message the first that is said. */
function listAnswers(library: Library): Answers {
  const of = (source: AnswerSource): readonly (readonly [string, Pick<Candidate, 'unit' | 'about'>])[] => {
    if (source === 'ask')
      return library.asked.map(({ key, answers: [answer = ''] }) => [key, { unit: { answer } }])
    if (source === 'fear')
      return library.fearedKinds.flatMap(({ key, replies: [first] }) =>
        first ? [[key, { unit: { answer: first.answer, reply: first.say } }] as const] : [],
      )
    if (source === 'matter' || source === 'news')
      return library[source === 'matter' ? 'matters' : 'news'].flatMap(({ key, replies: [first] }) =>
        first ? [[key, { unit: first }] as const] : [],
      )
    if (source === 'answers') return library.answers.map((unit) => [unit.key, { unit }])
    return library[source].map((unit) => [unit.key, { unit, about: unit.about }])
  }
  return new Map(
    ANSWER_SOURCES.flatMap((source) => of(source).map(([key, one]) => [`${source}/${key}`, one] as const)),
  )
}

/** All that answers are learned from. */
export interface Taught {
  readonly moments: readonly GradedMoment[]
  readonly old: readonly OldGrades[]
  readonly answers: Answers
  readonly signs: ReadonlyMap<string, Vector>
  /** What the message of each moment means, those of `moments` first. */
  readonly meanings: readonly Vector[]
}

/** Reads all that answers are learned from; half a minute. */
export async function readTaught(): Promise<Taught> {
  const [moments, old, library] = [readMoments(), readOldGrades(), loadLibrary()]
  const messages = readMessages([...moments, ...old])
  const meanings: Meanings = await readMeanings(messages)
  return {
    moments,
    old,
    answers: listAnswers(library),
    signs: library.signs,
    meanings: messages.flatMap((text) => meanings.get(text)?.vector ?? []),
  }
}

/** What each answer was given, moment by moment. */
function listGrades({ moments, old }: Taught, isIn: (place: Place) => boolean): Record<string, Graded[]> {
  const graded: Record<string, Graded[]> = {}
  const grades = [
    ...moments.map(({ offered }) =>
      offered.map(({ source, key, grade }) => [`${source}/${key}`, grade] as const),
    ),
    ...old.map((one) => Object.entries(one.grades)),
  ]
  const places = [...moments, ...old]
  for (const [at, own] of grades.entries()) {
    const place = places[at]
    if (!place || !isIn(place)) continue
    for (const [name, grade] of own) graded[name] = [...(graded[name] ?? []), [at, grade]]
  }
  return graded
}

/** What is learned of answers, before it is packed. */
interface Learned extends Pick<FitFile, 'atLeast' | 'sources'> {
  readonly graded: Readonly<Record<string, readonly Graded[]>>
}

/** Learns from the moments of some conversations; an answer's worth at each is what it was given in the others. */
export function learnFit(taught: Taught, isIn: (place: Place) => boolean = () => true): Learned {
  const { moments, old, answers, signs, meanings } = taught
  const places: readonly Place[] = [...moments, ...old]
  const graded = listGrades(taught, isIn)
  const sources: Readonly<Record<string, Tally>> = addUpSources(graded)
  const rows = moments.flatMap(({ conversation, turn, moment, offered }, at) => {
    const meaning = meanings[at]
    if (!meaning || !isIn({ conversation, turn })) return []
    const likeTo = (vector: Vector | undefined) => (vector ? compare(meaning, vector) : undefined)
    return offered.flatMap((one) => {
      const name = `${one.source}/${one.key}`
      const answer = answers.get(name)
      const all = sources[one.source]
      if (!answer || !all) return []
      const others = (graded[name] ?? []).filter(([place]) => places[place]?.conversation !== conversation)
      const worth = weighWorth(others, all, (place) => likeTo(meanings[place]) ?? 0)
      const like = {
        answer: likeTo(signs.get(asText(answer.unit))),
        about: answer.about === undefined ? undefined : likeTo(signs.get(answer.about)),
      }
      return [{ inputs: describeFit(moment, one, worth, like), grade: one.grade }]
    })
  })
  const learn = (least: number) =>
    roundModel(fitLogistic(rows.map(({ inputs, grade }) => ({ inputs, isSo: grade >= least }))))
  return { atLeast: [1, 2, 3].map(learn), sources, graded }
}

/** What was learned, as answers are weighed by it. */
export const asModel = ({ atLeast, sources, graded }: Learned, { meanings }: Taught): FitModel => ({
  atLeast,
  tallyOf: (source) => sources[source] ?? { count: 0, sum: 0, fitting: 0 },
  gradesOf: (name) => graded[name] ?? [],
  meaningOf: (moment) => meanings[moment],
})

/** Learns how well an answer that is known would fit a moment; two minutes. */
export const learner: Learner = {
  inputs: () => ({
    'moments in rows': readMoments(),
    'grades in rows': readOldGrades(),
    'their messages in ../bench/conversation': readMessages([...readMoments(), ...readOldGrades()]),
    'what can be said, as it is read': readFileSync(join(MODELS, 'signs/weights/signs.tsv'), 'utf8'),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
  }),
  corpora: [],
  train: async () => {
    const taught = await readTaught()
    const { atLeast, sources, graded } = learnFit(taught)
    const file: FitFile = {
      atLeast,
      sources,
      meanings: taught.meanings.map(packMeaning),
      graded: Object.fromEntries(Object.entries(graded).map(([name, own]) => [name, packGrades(own)])),
    }
    return { 'fit.json': writeJson(file) }
  },
  figures: ['fit'],
}
