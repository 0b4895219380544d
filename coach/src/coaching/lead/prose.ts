import type { Span } from './quotes.ts'
import { findWords } from './quotes.ts'

/** A sentence of a message where it stands, without the mark of a list or quotation before it. */
export interface Sentence extends Span {
  readonly text: string
  /** What the coach says in it; the rest of it is words for the leader to say. */
  readonly own: string
}

/** A message taken apart: the coach's sentences, and the stretches that are words to say. */
export interface Prose {
  readonly text: string
  readonly sentences: readonly Sentence[]
  readonly words: readonly Span[]
}

const LINE_MARK = /^\s*(?:>\s*)*(?:[-*•]\s+|\d{1,2}[.)]\s+|#{1,6}\s+)?/
/** "No. 4" ends none either, and "No. He won't." does. */
const ORDINAL = /(?:^|\s)(?:no|nr|nos|pp?|art|sec)\.\s+$/iu
const END = /[.!?…]+["”’»)*_]*\s+(?=\S)/g
/** Ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s("“„>*_])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|mx|sr|sra|srta|jr|dr|dra|prof|rev|hon|fr|mme|mlle|st|approx|ca|a\.m|p\.m|\p{Lu})\.\s+$/iu
/** Quoted words of so many are for saying, unless the leader has written them. */
const SPOKEN_WORDS = 6
const QUOTED = /["“„]([^"“”„\n]{12,1200}?)["”“](?=[\s.,;:!?)*]|$)/g
/** What follows is said to be the leader's own, and no words to say. */
const ATTRIBUTED =
  /\byou (?:said|wrote|told me|mentioned|called (?:it|him|her|them)|put it)\b[^.!?"“”]{0,24}$/i
const QUOTED_LINE = /^\s*>.*(?:\n\s*>.*)*/gm

/**
 * Takes a message apart.
 *
 * @param spoken the stretches its writer has named as words to say.
 * @param isTold says whether quoted words are the leader's own.
 */
export function readProse(
  text: string,
  spoken: readonly string[],
  isTold: (words: string) => boolean,
): Prose {
  const words = joinSpans([
    ...spoken.flatMap((one) => findWords(text, one, '>*_') ?? []),
    ...[...text.matchAll(QUOTED)]
      .filter(({ 1: inner = '', index }) => {
        const isTheirs = ATTRIBUTED.test(text.slice(Math.max(0, index - 60), index)) || isTold(inner)
        return countWords(inner) >= SPOKEN_WORDS && !isTheirs
      })
      .map((match) => ({ start: match.index + 1, end: match.index + match[0].length - 1 })),
    ...[...text.matchAll(QUOTED_LINE)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  ])
  const sentences = splitLines(text).map(({ start, end }) => ({
    start,
    end,
    text: text.slice(start, end),
    own: leaveOut(text, { start, end }, words),
  }))
  return { text, sentences, words }
}

/** The sentences of a text, line by line. */
export const sentencesOf = (text: string): string[] =>
  splitLines(text).map(({ start, end }) => text.slice(start, end))

/** How many words a text has. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0

/** Spans in their order, with those that touch made one. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && span.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else joined.push(span)
  }
  return joined
}

function splitLines(text: string): Span[] {
  let offset = 0
  return text.split('\n').flatMap((line) => {
    const from = offset
    offset += line.length + 1
    return splitSentences(line).map(({ start, end }) => ({ start: from + start, end: from + end }))
  })
}

function splitSentences(line: string): Span[] {
  let start = LINE_MARK.exec(line)?.[0].length ?? 0
  const spans: Span[] = []
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length
    const isEnd =
      !ABBREVIATION.test(line.slice(0, end)) &&
      !(ORDINAL.test(line.slice(0, end)) && /\d/.test(line.charAt(end))) &&
      !/\p{Ll}/u.test(line.charAt(end))
    if (match.index < start || !isEnd) continue
    spans.push({ start, end: match.index + match[0].trimEnd().length })
    start = end
  }
  if (line.slice(start).trim() !== '') spans.push({ start, end: start + line.slice(start).trimEnd().length })
  return spans
}

/** A stretch of text without the spans in it. */
function leaveOut(text: string, { start, end }: Span, spans: readonly Span[]): string {
  let left = ''
  let from = start
  for (const span of spans) {
    if (span.end <= start || span.start >= end) continue
    left += `${text.slice(from, Math.max(from, span.start))} `
    from = Math.min(end, span.end)
  }
  return left + text.slice(from, end)
}

/** A text without some of its sentences; lines and bold type that lose what they held go with them. */
export function cutSentences(text: string, cut: readonly Span[]): string {
  if (cut.length === 0) return text
  let left = ''
  let from = 0
  for (const { start, end } of cut) {
    left += text.slice(from, start)
    from = end
  }
  left += text.slice(from)
  return left
    .split('\n')
    .filter((line) => line.trim() === '' || LINE_MARK.exec(line)?.[0].trim() !== line.trim())
    .map((line) => {
      const tidy = line
        .replace(/^ (?=\S)/, '')
        .replace(/(?<=\S) {2,}/g, ' ')
        .trimEnd()
      return tidy.split('**').length % 2 === 0 ? tidy.replaceAll('**', '') : tidy
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
