/** The words of a text of four letters and more, and its numbers. */
export const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
/** How many such words two texts share. */
export const countShared = (one: string, other: string) => {
  const words = wordsOf(one)
  return [...wordsOf(other)].filter((word) => words.has(word)).length
}
