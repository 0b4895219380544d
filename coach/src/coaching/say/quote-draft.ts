import type { Finding } from '../../communication/analysis.ts'
import { countWords, readMessage } from '../../communication/message-text.ts'
import { DRAFT } from '../words-thresholds.ts'

/** The words of a finding; of mere marks the sentence they stand in. */
export function quoteFinding(text: string, { rule, start, end }: Finding): string {
  const words = text.slice(start, end)
  const around = readMessage(text).sentences.find((one) => one.start <= start && end <= one.end)
  return !around || (rule !== 'long-sentence' && /\p{L}{2}/u.test(words))
    ? words
    : text.slice(around.start, around.end)
}

/** A greeting or a name, before what is said. */
const CALLED =
  /^(?:(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey) )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]*)?,\s+(?=\S+ \S)/u

/** Words as they are quoted: without the name they call, and not too many. */
export function cutQuote(words: string): string {
  const said = words
    .trim()
    .replace(/^[\s.,;:]+|[\s.,;:]+$/g, '')
    .replace(CALLED, '')
  const kept = said
    .split(/(?<=\s)/)
    .slice(0, DRAFT.longestQuote)
    .join('')
    .trimEnd()
  if (kept.length === said.length) return said
  const mark = Math.max(...[',', ';', ':', ' –'].map((each) => kept.lastIndexOf(each)))
  return countWords(kept.slice(0, Math.max(0, mark))) >= DRAFT.fewestQuote ? kept.slice(0, mark) : kept
}

/** Leaves out the sentence with the words, where most of the draft is left. */
export function dropSentence(text: string, words: string): string {
  const { sentences: all } = readMessage(text)
  const hit = all.find(({ text: said, part }) => part === 'body' && said.includes(words))
  const left = all.filter((one) => one !== hit && one.part === 'body')
  if (!hit || left.reduce((sum, one) => sum + one.words, 0) < hit.words) return text
  return `${text.slice(0, hit.start).trimEnd()} ${text.slice(hit.end).trimStart()}`.trim()
}

/** The first sentence of a text that is no longer in another. */
export const findFirstLost = (text: string, other: string) => {
  const lost = readMessage(text).sentences.find((sentence) => !other.includes(sentence.text))
  return lost ? text.slice(lost.start, lost.end) : text
}
