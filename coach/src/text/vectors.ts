/** What a text means, as a direction among all meanings: the sentence encoder's answer, scaled to length 1. */
export type Vector = Float32Array

/** The meanings of some texts, found by the text itself; a text that was not encoded is missing. */
export type Vectors = ReadonlyMap<string, Vector>

/** Where nothing has been encoded: the coach goes by words alone. */
export const NO_VECTORS: Vectors = new Map()

/** How alike two meanings are, from -1 to 1. */
export function compare(one: Vector, other: Vector): number {
  let sum = 0
  // Both have the encoder's length; a check for each of a million numbers would take most of the time.
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number)
  return sum
}

/** The middle of several meanings, or undefined of none. */
export function blendVectors(vectors: readonly Vector[]): Vector | undefined {
  const [first] = vectors
  if (!first) return undefined
  const sum = first.map((_, at) => vectors.reduce((total, vector) => total + (vector[at] ?? 0), 0))
  const length = Math.sqrt(compare(sum, sum))
  return length > 0 ? sum.map((value) => value / length) : undefined
}
