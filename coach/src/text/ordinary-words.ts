import { learned } from '../models/read-weights.ts'

const ORDINARY = learned(
  'spelling/weights/counts.tsv',
  (text) =>
    new Map(
      text.split('\n').flatMap((line) => {
        const [word = '', times] = line.split('\t')
        return word.includes(' ') ? [] : [[word, Number(times)] as const]
      }),
    ),
)

/** How often a word in small letters was seen among some million words of ordinary texts; 0 of a name, a misspelling and what is rare. */
export const countOrdinary = (word: string): number => ORDINARY().get(word) ?? 0
