import { findQuoted } from './find-quoted.ts'
import { findFrame, type Piece } from './message-frame.ts'

/** A part of a text, in UTF-16 units; `end` is the place after its last character. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A sentence, a line of a list, a greeting or a closing, as it stands. */
export interface Sentence extends Span {
  readonly text: string
  readonly words: number
  readonly part: 'greeting' | 'body' | 'closing'
  readonly isQuestion: boolean
}

/** A message read for analysis. `text` has plain quotes in place of typographic ones, and the same length. */
export interface MessageText {
  readonly text: string
  readonly sentences: readonly Sentence[]
  /** What must not be changed: quotations, links, addresses, code, questions in brackets, and mail quoted below. */
  readonly guarded: readonly Span[]
  /** Mail of others that is quoted, and what a mail program signs with: neither judged nor changed. */
  readonly quoted: readonly Span[]
  /** Words of the writer's own, greeting and closing included. */
  readonly words: number
}

const GUARDED = [
  /"[^"\n]{2,300}"/g,
  /(?:https?:\/\/|www\.)\S+/g,
  /[\w.+-]{1,64}@[\w-]{1,255}\.[\w.]+/g,
  /`[^`\n]+`/g,
  /\[[^\]\n]{1,80}\]/g,
]
const ABBREVIATION =
  /(?:\b(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|a\.m|p\.m|approx|no|inc|ltd|co|jr|sr|dept|u\.s|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|incl|excl|ing|dy|mme|messrs|m\/s)|\b[A-Z])\.$/i
/** What is short for something that is counted or numbered: an end where no number follows. */
const BEFORE_NUMBER =
  /\b(?:rs|nos?|nr|ext|ref|fig|art|para|pp?|vol|tel|sec|cl|inv|qty|pos|max|min|ca|dtd|apt|usd|eur|inr|chf)\.$/i
const SENTENCE_END = /(?<![.!?])[.!?]+["')\]]*(?=\s)/g
/** The length of the longest abbreviation, with the character before it. */
const ABBREVIATION_REACH = 12
/** A longer sentence is read in pieces, so that patterns that look far ahead stay fast. */
const LONGEST_SENTENCE = 1_500
const SHORT_LINE = 55
const WORD = /[a-z0-9][\w'’-]*/gi

/** Counts words and numbers. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0

/** True where two spans share a character. */
export const isOverlapping = (one: Span, other: Span): boolean =>
  one.start < other.end && other.start < one.end

const findGuarded = (text: string): Span[] =>
  GUARDED.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )

/** True where the end of a line also ends a sentence; false where a mail program broke a long line. */
function isLineEnd(line: string, next: string | undefined): boolean {
  if (next === undefined || next.trim() === '') return true
  return line.length < SHORT_LINE || /[.!?:;,]\s*$/.test(line) || /^\s*(?:[-*•>]|\d+[.)])/.test(next)
}

function readBlocks(text: string): Span[] {
  const blocks: Span[] = []
  const lines = text.split('\n')
  let [start, at] = [0, 0]
  for (const [index, line] of lines.entries()) {
    at += line.length
    if (isLineEnd(line, lines[index + 1])) {
      blocks.push({ start, end: at })
      start = at + 1
    }
    at += 1
  }
  return blocks
}

const isAbbreviation = (before: string, behind: string): boolean =>
  ABBREVIATION.test(before) || (BEFORE_NUMBER.test(before) && /^\s*[\d(#]/.test(behind))

function splitBlock(text: string, { start, end }: Span): Span[] {
  const block = text.slice(start, end)
  const cuts = [...block.matchAll(SENTENCE_END)]
    .map((match) => match.index + match[0].length)
    .filter(
      (cut) => !isAbbreviation(block.slice(Math.max(0, cut - ABBREVIATION_REACH), cut), block.slice(cut)),
    )
  const places = [0, ...cuts, block.length]
  return places
    .slice(1)
    .flatMap((cut, at) => splitLong(text, { start: start + (places[at] ?? 0), end: start + cut }))
}

/** Cuts what is too long for a sentence, at a space where there is one. */
function splitLong(text: string, { start, end }: Span): Span[] {
  const pieces: Span[] = []
  let from = start
  while (end - from > LONGEST_SENTENCE) {
    const space = text.lastIndexOf(' ', from + LONGEST_SENTENCE)
    const cut = space > from + LONGEST_SENTENCE / 2 ? space : from + LONGEST_SENTENCE
    pieces.push({ start: from, end: cut })
    from = cut
  }
  return [...pieces, { start: from, end }]
}

function trim(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end)
  const lead = /^(?:\s|[-*•]\s|\d{1,2}[.)]\s)*/.exec(part)?.[0].length ?? 0
  return { start: start + Math.min(lead, part.length), end: start + part.trimEnd().length }
}

/** Says how a sentence stands in its line. */
function placeInLine(text: string, { start, end, text: said }: Omit<Sentence, 'part'>): Piece {
  const before = text.slice(0, start)
  return {
    text: said,
    isLineStart: /(?:^|\n)\s*$/.test(before.slice(-4)),
    isLineEnd: /^[^\S\n]*(?:\n|$)/.test(text.slice(end, end + 9)),
    isApart: /\n[^\S\n]*\n\s*$/.test(before.slice(-9)),
    isItem: /(?:^|\n)[^\S\n]*(?:[-*•]|\d{1,2}[.)])\s*$/.test(before.slice(-9)),
  }
}

function nameParts(text: string, sentences: readonly Omit<Sentence, 'part'>[]): Sentence[] {
  const { body, closing } = findFrame(sentences.map((sentence) => placeInLine(text, sentence)))
  return sentences.map((sentence, at) => {
    const part = at < body ? 'greeting' : 'body'
    return { ...sentence, part: at >= closing ? 'closing' : part }
  })
}

/** The blocks of what stands between quoted mail. */
function readOwn(text: string, quoted: readonly Span[]): Span[] {
  const starts = [0, ...quoted.map(({ end }) => end)]
  const ends = [...quoted.map(({ start }) => start), text.length]
  return starts.flatMap((start, at) =>
    readBlocks(text.slice(start, ends[at])).map((block) => ({
      start: block.start + start,
      end: block.end + start,
    })),
  )
}

/** Splits a message into sentences and finds what must not be changed. Mail quoted below is not part of it. */
export function readMessage(messageText: string): MessageText {
  const text = messageText.replace(/[\u2018\u2019\u02bc]/g, "'").replace(/[\u201c\u201d]/g, '"')
  const quoted = findQuoted(text)
  const guarded = [...findGuarded(text), ...quoted]
  const found = readOwn(text, quoted)
    .flatMap((block) => splitBlock(text, block))
    .map((span) => trim(text, span))
    .filter(({ start, end }) => end > start && /\w/.test(text.slice(start, end)))
    .map((span) => {
      const own = text.slice(span.start, span.end)
      return { ...span, text: own, words: countWords(own), isQuestion: /\?["')\]]*$/.test(own) }
    })
  const sentences = nameParts(text, found)
  return { text, guarded, quoted, sentences, words: sentences.reduce((sum, { words }) => sum + words, 0) }
}
