import { compare, type Vector } from '../text/vectors.ts'

/** One line of a playbook, with what it teaches about a text that means the same. */
export interface Lesson {
  readonly text: string
  readonly vector: Vector
  /** How much it speaks for each situation, in the order of `Meaning.situations`. */
  readonly weights: Float32Array
}

/** All that the coach has learned about meanings: a kernel ridge regression from meanings to situations. */
export interface Meaning {
  readonly situations: readonly string[]
  readonly lessons: readonly Lesson[]
  readonly byText: ReadonlyMap<string, Lesson>
}

/** How fast likeness falls with distance; found five-fold. */
const NARROWNESS = 2
/** How little a single lesson is trusted: what the regression adds to the diagonal. Found five-fold. */
export const CAUTION = 1

/** Puts lessons together. Each `weights` has one number for each of the situations. */
export const createMeaning = (situations: readonly string[], lessons: readonly Lesson[]): Meaning => ({
  situations,
  lessons,
  byText: new Map(lessons.map((lesson) => [lesson.text, lesson])),
})

/** How far a lesson reaches: 1 at the same meaning, less the further away. */
export const reach = (one: Vector, other: Vector) => Math.exp(NARROWNESS * (compare(one, other) - 1))

/** Says how much a meaning speaks for each situation; the scores sum to about 0, and 1 would be a plain case. */
export function judgeMeaning({ situations, lessons }: Meaning, vector: Vector): ReadonlyMap<string, number> {
  const scores = new Float64Array(situations.length)
  for (const lesson of lessons) {
    const near = reach(lesson.vector, vector)
    for (let at = 0; at < scores.length; at++)
      scores[at] = (scores[at] ?? 0) + near * (lesson.weights[at] ?? 0)
  }
  return new Map(situations.map((key, at) => [key, scores[at] ?? 0]))
}

/** What a line of a situation should score: 1 for its own and 0 for the others, less what chance would give. */
export const aimFor = (situations: readonly string[], key: string): Float64Array =>
  Float64Array.from(situations, (each) => Number(each === key) - 1 / situations.length)

/**
 * Adds a line that was written after the lessons were learned.
 *
 * It takes the one step that puts the line itself right and leaves the others as they are: a step of coordinate descent
 * on the regression, so learning everything anew changes little.
 */
export function addLesson(meaning: Meaning, key: string, text: string, vector: Vector): Meaning {
  const judged = judgeMeaning(meaning, vector)
  const aim = aimFor(meaning.situations, key)
  const weights = Float32Array.from(
    meaning.situations,
    (each, at) => ((aim[at] ?? 0) - (judged.get(each) ?? 0)) / (1 + CAUTION),
  )
  return createMeaning(meaning.situations, [...meaning.lessons, { text, vector, weights }])
}
