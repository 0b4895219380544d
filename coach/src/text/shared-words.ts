/** What carries a promise and says nothing of it. */
const CARRIES = new Set([
  'will',
  'shall',
  'going',
  'gonna',
  'have',
  'then',
  'thank',
  'thanks',
  'that',
  'this',
  'with',
])
/** The words of a text that say something of what is done: of four letters or more, without those that only carry it. */
const contentWordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []).filter((word) => !CARRIES.has(word)))

/** How many words two texts share that say something of what is done. */
export function countShared(one: string, other: string): number {
  const words = contentWordsOf(one)
  return [...contentWordsOf(other)].filter((word) => words.has(word)).length
}

/** Says whether a part holds such a share of the words of the whole, and one at least. @param share 0 to 1. */
export const sharesMost = (part: string, whole: string, share: number): boolean =>
  countShared(whole, part) >= Math.max(1, Math.ceil(contentWordsOf(whole).size * share))
