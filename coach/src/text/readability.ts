const WORD = /[a-z]+(?:'[a-z]+)?/g
const VOWELS = /[aeiouy]+/g
/** Words of noun-heavy writing: "the extension of the use of". */
const NOUN_JOINTS = new Set(['the', 'of', 'which', 'by', 'in'])

const countSyllables = (word: string) => Math.max(1, word.replace(/e$/, '').match(VOWELS)?.length ?? 1)

/**
 * Says how hard sentences are to read: 0 for ordinary prose, about -3 for a picture book and 3 for a statute. The sum,
 * in equal parts, of sentence length, word length, share of long words and noun-heaviness, each about its usual value
 * in adult prose. Nothing in it was learned from a text.
 */
export function rateDifficulty(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.toLowerCase().match(WORD) ?? [])
  if (words.length === 0) return 0
  const syllables = words.map(countSyllables)
  const share = (count: number) => count / words.length
  const perWord = share(syllables.reduce((sum, count) => sum + count, 0))
  const long = share(syllables.filter((count) => count >= 3).length)
  const joints = share(words.filter((word) => NOUN_JOINTS.has(word)).length)
  return (
    0.7 * Math.log(words.length / sentences.length / 17) +
    3 * (perWord - 1.45) +
    7 * (long - 0.12) +
    6 * (joints - 0.13)
  )
}
