/** What a text means, as a direction among all meanings: the hearing model's answer, scaled to length 1. */
export type Vector = Float32Array

/** What the hearing model makes of a text that stands alone. */
export interface Meaning {
  readonly vector: Vector
  /** For each situation that was learned, the logarithm of its chance. */
  readonly situations: ReadonlyMap<string, number>
}

/** The meanings of some texts, found by the text itself; a text that was not read is missing. */
export type Meanings = ReadonlyMap<string, Meaning>

/** Where nothing has been read: the coach goes by words alone. */
export const NO_MEANINGS: Meanings = new Map()

/** How alike two meanings are, from -1 to 1. */
export function compare(one: Vector, other: Vector): number {
  let sum = 0
  // Both have the model's length; a check for each of a million numbers would take most of the time.
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number)
  return sum
}

/** The middle of several meanings, or undefined of none. */
export function blendMeanings(meanings: readonly Meaning[]): Meaning | undefined {
  const [first] = meanings
  if (!first) return undefined
  const sum = first.vector.map((_, at) =>
    meanings.reduce((total, { vector }) => total + (vector[at] ?? 0), 0),
  )
  const length = Math.sqrt(compare(sum, sum))
  if (length === 0) return undefined
  const mean = (key: string) =>
    meanings.reduce((total, { situations }) => total + (situations.get(key) ?? 0), 0) / meanings.length
  return {
    vector: sum.map((value) => value / length),
    situations: new Map([...first.situations.keys()].map((key) => [key, mean(key)])),
  }
}

/** Puts what a request means beside what was told with it and before, as the head for purposes reads it. */
export function joinMeanings(asks: Vector, told: Vector): Vector {
  const both = new Float32Array(asks.length + told.length)
  both.set(asks)
  both.set(told, asks.length)
  return both
}
