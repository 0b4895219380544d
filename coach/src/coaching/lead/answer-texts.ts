import { listWords } from '../../language-model/telling-rules.ts'

/** Below this many words a sentence is too common to count as said again. */
const TELLING_WORDS = 5

/** Where a sentence ends, with the marks that close it. */
const SENTENCE_END = /((?<=[.?!])["”’*)]*\s+|\n+)/
const HEADING = /^#{1,6}[ \t]+/gm

/** Every text inside a value, however deep. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** A sentence as it is compared with others, however it is set; null for one too short to count. */
function signOf(sentence: string): string | null {
  const words = listWords(sentence)
  return words.length >= TELLING_WORDS ? words.join(' ') : null
}

/** Every telling sentence of the texts inside a value, as it is compared with others. */
export const listSentences = (value: unknown): string[] =>
  listTexts(value)
    .flatMap((text) => text.split(SENTENCE_END))
    .flatMap((sentence) => signOf(sentence) ?? [])

/** Takes out what nobody should see as written: headings become plain lines, since a turn has its own. */
export const tidyText = (text: string): string => text.replace(HEADING, '')

/**
 * Leaves out sentences that are said elsewhere; bold type that loses one of its ends loses both.
 *
 * @param isSaid is asked about each telling sentence once, in order.
 */
export function dropSentences(text: string, isSaid: (sentence: string) => boolean): string {
  const pieces = text.split(SENTENCE_END)
  let left = ''
  // Between two sentences stands what ends the first.
  for (let at = 0; at < pieces.length; at += 2) {
    const [sentence = '', end = ''] = pieces.slice(at, at + 2)
    const sign = signOf(sentence)
    if (sign === null || !isSaid(sign)) left += sentence + end
  }
  return left.split('**').length % 2 === 0 ? left.replaceAll('**', '') : left
}
