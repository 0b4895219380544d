import type { Scene } from '@lodestar/contract/rehearsals'
import type { Analysis } from '../../communication/analysis.ts'
import { analyzeMessage } from '../../communication/analyze-message.ts'
import {
  countWords,
  isOverlapping,
  type MessageText,
  readMessage,
  type Sentence,
  type Span,
} from '../../communication/message-text.ts'
import { type HOLDS, NEEDS } from './opening-rules.data.ts'

/** What an opening is for. */
type Need = keyof typeof HOLDS

/** A line of the leader's, read once. */
export interface ReadLine {
  /** As it was said. */
  readonly text: string
  readonly message: MessageText
  readonly analysis: Analysis
  /** The sentences that say something: no greeting, no closing, no mere name. */
  readonly said: readonly Sentence[]
  readonly need: Need
  readonly scene: Scene
}

/** Rules of the message reader that say little about what is spoken. */
const WRITTEN_ONLY = new Set([
  'curt',
  'no-date',
  'buried-ask',
  'punctuation',
  'capitalization',
  'casual-register',
  'chat-spelling',
  'no-purpose',
  'no-owner',
  'no-situation',
  'no-behavior',
  'no-impact',
])
/** Words: a shorter sentence only calls somebody. */
const FEWEST_WORDS = 3

/** Reads a line with what the message reader finds in it. */
export function readLine(text: string, scene: Scene): ReadLine {
  const message = readMessage(text)
  const analysis = analyzeMessage(
    { communicationType: 'chat', context: 'general', messageText: text },
    { mutedRules: WRITTEN_ONLY, isWhole: true },
  )
  const said = message.sentences.filter(
    ({ part, words, isQuestion, text: said }) =>
      part === 'body' && (isQuestion || words >= FEWEST_WORDS || /\bplease\b/i.test(said)),
  )
  const need = NEEDS.find(([, pattern]) => pattern.test(message.text))?.[0] ?? 'correct'
  return { text, message, analysis, said, need, scene }
}

/**
 * The first place where one of some patterns stands, outside of what is quoted.
 *
 * @param isMeant false for a place that only looks so.
 */
export function findFirst(
  line: Pick<ReadLine, 'message'>,
  patterns: readonly RegExp[],
  isMeant: (span: Span) => boolean = () => true,
): Span | null {
  const { text, guarded } = line.message
  const found = patterns
    .flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].flatMap((match) => {
        const words = match[1] ?? match[0]
        const start = match.index + match[0].indexOf(words)
        return words === '' ? [] : [{ start, end: start + words.trimEnd().length }]
      }),
    )
    .filter((span) => !guarded.some((kept) => isOverlapping(kept, span)) && isMeant(span))
  return found.toSorted((one, other) => one.start - other.start)[0] ?? null
}

/** The sentences in which one of some patterns stands. */
export const sentencesWith = ({ said }: ReadLine, patterns: readonly RegExp[]): Sentence[] =>
  said.filter(({ text }) => patterns.some((pattern) => pattern.test(text)))

/** The sentence that holds a place. */
export const sentenceAt = ({ message }: Pick<ReadLine, 'message'>, { start }: Span): Sentence | undefined =>
  message.sentences.find((one) => one.start <= start && start < one.end)

/** Words as they are quoted: without the mark at their end. */
export const quoteOf = (text: string, { start, end }: Span): string =>
  text
    .slice(start, end)
    .trim()
    .replace(/[.,;:!]+$/, '')

/** Puts other words in the place of some, and mends spaces, marks and capitals around them. */
export const replaceSpan = (text: string, { start, end }: Span, instead: string): string =>
  mend(`${text.slice(0, start).trimEnd()} ${instead} ${text.slice(end).trimStart()}`)

const mend = (text: string): string =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/,(?=[.!?])/g, '')
    .replace(/([.!?])(?:\s*[.,;])+/g, '$1')
    .replace(/^[\s,.;:]+/, '')
    .replace(/([.!?]\s+)(?:and|but|so|because) (?=\p{L})/giu, '$1')
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim()

const JOINT = /,? (?:and|but|because|so|since|which|as)\s|[,;:–—]\s/g

/** Leaves out the part of a sentence that holds a place, or the whole sentence where no other part could stand alone. */
export function dropClause(line: Pick<ReadLine, 'text' | 'message'>, span: Span): string {
  const sentence = sentenceAt(line, span)
  if (!sentence) return line.text
  const { text } = line.message
  const joints = [...text.slice(sentence.start, sentence.end).matchAll(JOINT)].map(
    ({ index }) => sentence.start + index,
  )
  const from = joints.findLast((at) => at <= span.start) ?? sentence.start
  const to = joints.find((at) => at >= span.end) ?? sentence.end
  const left = text.slice(sentence.start, from) + text.slice(to, sentence.end)
  const isWhole =
    countWords(left) >= FEWEST_WORDS &&
    !/^[\s,;:]*(?:on|when|because|if|in|at|to|with|by|for|that|which|who|as|since)\b/i.test(left) &&
    /\b(?:i|you|we|it|that|this|there|he|she|they|the|my|your|our|please|let)\b/i.test(left)
  if (!isWhole) return replaceSpan(line.text, sentence, '')
  const mark =
    /[.!?]$/.test(text.slice(from, to)) || to === sentence.end
      ? (/[?!.]$/.exec(sentence.text)?.[0] ?? '.')
      : ''
  return replaceSpan(line.text, { start: from, end: to }, mark)
}
