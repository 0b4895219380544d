import { listWords } from '../../language-model/telling-rules.ts'

/** Below this many words a sentence is too common to count as said again. */
const TELLING_WORDS = 5

/** Where a sentence ends, with the marks that close it. */
const SENTENCE_END = /((?<=[.?!])["”’*)]*\s+|\n+)/
const HEADING = /^#{1,6}[ \t]+/gm

/** Every text inside a value, however deep. */
function listTexts(value: unknown): string[] {
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

/** Characters that carry text nobody sees, or turn the direction of what is seen. */
const HIDDEN = /[\u200B\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu

/** Takes out what nobody should see as written: hidden characters, and headings, since a turn has its own. */
export const tidyText = (text: string): string => text.replace(HIDDEN, '').replace(HEADING, '')
