/** The words of a text of four letters and more, and its numbers. */
export const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
/** How many such words two texts share. */
export const countShared = (one: string, other: string) => {
  const words = wordsOf(one)
  return [...wordsOf(other)].filter((word) => words.has(word)).length
}

/** Two wordings of one promise: most of the words of the shorter one stand in the other. */
export const isAlike = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase() ||
  countShared(one, other) >= Math.max(2, Math.ceil(0.6 * Math.min(wordsOf(one).size, wordsOf(other).size)))
