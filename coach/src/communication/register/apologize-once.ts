import { keepsFacts } from '../../text/facts.ts'
import { leans } from '../leans.ts'
import { readMessage, type Sentence } from '../message-text.ts'
import { applyChanges } from '../rewrite/rewrite-message.ts'
import type { Edit } from '../rule-match.ts'
import { swap } from '../swap.ts'
import { APOLOGY, PILED_APOLOGY, REPEATED_APOLOGY } from './client.data.ts'
import { closeGaps } from './close-gaps.ts'

const countWords = ({ words }: Sentence) => words
/** An apology that says no more has at most so many words. */
const BARE = 14

/** Leaves one apology standing: the first that says what for, else the first. */
export function apologizeOnce(given: string): string {
  const text = swap(given, PILED_APOLOGY)
  const { sentences } = readMessage(text)
  const sorry = sentences.filter(({ part, text: said }) => part === 'body' && APOLOGY.test(said))
  const stays = sorry.find(({ text: said }) => /\b(?:for|about|that)\b/i.test(said)) ?? sorry[0]
  const edits = sorry
    .filter((sentence) => sentence !== stays)
    .flatMap((sentence): Edit[] => {
      const { start, end } = sentence
      const next = sentences[sentences.indexOf(sentence) + 1]
      if (next && leans(next.text)) return []
      const isBare =
        countWords(sentence) <= BARE &&
        !/\b(?:but|because|we will|i will|we'll|i'll|thank\w*)\b/i.test(sentence.text)
      if (isBare && keepsFacts(text, { start, end }, '')) return [{ start, end, replacement: '' }]
      const shorter = swap(sentence.text, REPEATED_APOLOGY)
      return shorter === sentence.text ? [] : [{ start, end, replacement: shorter }]
    })
  return closeGaps(applyChanges(text, edits))
}
