import type { MessageMetadata } from '@lodestar/contract/coaching'
import type { FilledPlace } from '@lodestar/contract/structured-response'

const QUOTED = /^> ?/
/** What stands in brackets in words to say is for the speaker to say in their own words. */
const BLANK = /(\[[^\]\n]{2,120}\])/

/** Says whether a line of a turn is set apart as words to say. */
export const isQuoted = (line: string): boolean => QUOTED.test(line)

/** Says whether a turn holds words to say. */
export const hasWords = (content: string): boolean => content.split('\n').some(isQuoted)

/** A line of words to say without the mark that sets it apart. */
export const unquote = (line: string): string => line.replace(QUOTED, '')

/** Cuts words to say at their blanks: text at the even places, at the odd ones what a blank asks for. */
export const splitBlanks = (words: string): string[] =>
  words.split(BLANK).map((piece, at) => (at % 2 === 1 ? piece.slice(1, -1) : piece))

/** What the first blank in a turn's words asks for; null where there is none. */
export const findBlank = (content: string): string | null => splitBlanks(readWords(content))[1] ?? null

/** A turn whose words have a blank again where something was put into it. */
export function reopenPlace(content: string, place: FilledPlace | undefined): string {
  if (!place) return content
  const lines = content.split('\n')
  const at = lines.findIndex((line) => isQuoted(line) && line.includes(place.holds))
  return lines
    .map((line, row) => (row === at ? line.replace(place.holds, () => `[${place.asks}]`) : line))
    .join('\n')
}

/** What has been typed into the blanks of some words, by what each asks for. */
export type Typed = Readonly<Record<string, string>>

/** What is said for a blank: as it was typed, with a full stop where the blank has one; the blank itself while nothing was. */
export function fillBlank(asked: string, typed: Typed): string {
  const own = typed[asked]?.trim() ?? ''
  if (own === '') return `[${asked}]`
  return asked.endsWith('.') && !/[.!?…]$/.test(own) ? `${own}.` : own
}

/** Words to say with what has been typed into their blanks. */
export const fillBlanks = (words: string, typed: Typed): string =>
  splitBlanks(words)
    .map((piece, at) => (at % 2 === 1 ? fillBlank(piece, typed) : piece))
    .join('')

/** The words to say in a turn, without the marks that set them apart; empty where it has none. */
const readWords = (content: string): string =>
  content.split('\n').filter(isQuoted).map(unquote).join('\n').trim()

// What a blank asks for may be a sentence too.
const FIRST_SENTENCE = /^(?:\[[^\]\n]*\]|[^.!?\n])+[.!?…]+(?=\s|$)/

/** Cuts words to say behind their first sentence; nothing is first where they begin like a letter. */
export function splitFirstSentence(words: string): [first: string, rest: string] {
  const first = FIRST_SENTENCE.exec(words)?.[0] ?? (words.includes('\n') ? '' : words)
  return [first, words.slice(first.length)]
}

/** Words as a voice says them, without marks: what a blank asks for is said like the rest. */
export const speakable = (words: string): string => words.replace(/\[|\]|\*\*/g, '')

/** A message, as far as it is known what its turn did. */
interface Turned {
  role: string
  content: string
  metadata?: Pick<MessageMetadata, 'place' | 'ownSentences'> & { turn?: { move: string } | undefined }
}

/**
 * The first sentence of the words to say that the coach made last, of words with a place for the leader's own sentences, or with these in it, the first of these; null while there are none. A reply to what is only feared comes
 * after words that open the talk.
 */
export function findSentence(messages: readonly Turned[]): string | null {
  const said = messages.flatMap(({ role, content, metadata }) => {
    const own = metadata?.place?.holds ?? metadata?.ownSentences?.[0]
    const words = role === 'assistant' ? (own ?? readWords(content).replaceAll('\n', ' ')) : ''
    return words === '' ? [] : [{ words, isReply: metadata?.turn?.move === 'what-if' }]
  })
  const words = (said.findLast(({ isReply }) => !isReply) ?? said.at(-1))?.words
  return words === undefined ? null : splitFirstSentence(words)[0] || words
}
