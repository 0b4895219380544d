import { remember } from '../text/remember.ts'
import type { MessageText, Sentence, Span } from './message-text.ts'
import type { RuleKey } from './rules.data.ts'

/** New words for a stretch of the text. */
export interface Edit extends Span {
  readonly replacement: string
  /** True for the capital that a word gets because the words before it went; it yields to a change of that word. */
  readonly isCapital?: boolean
}

/**
 * A place where a rule holds, and what could stand there; null where only the writer can know. `edits` are given where
 * the replacement keeps most of the words, so that what is found inside can be mended too.
 */
export interface Hit extends Span {
  readonly rule: RuleKey
  readonly replacement: string | null
  readonly edits?: readonly Edit[]
}

/** Words that break a rule. `write` is the replacement, with "$1" for its first group, or makes it from the match; `unless` clears a sentence of it. */
export interface PhraseRule {
  readonly rule: RuleKey
  readonly pattern: RegExp
  readonly write?: string | ((match: RegExpMatchArray) => string | null)
  readonly unless?: RegExp
}

const capitalize = (text: string) => text.replace(/[a-z]/i, (letter) => letter.toUpperCase())

function writeReplacement({ write }: PhraseRule, match: RegExpMatchArray): string | null {
  if (write === undefined) return null
  return typeof write === 'function'
    ? write(match)
    : write.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
}

/** Takes words out with the space that held them, and gives a sentence that lost its start a new capital. */
function closeGap({ text }: MessageText, { start, end }: Span, isFirst: boolean): Edit[] {
  const gap = /^[\s,]*/.exec(text.slice(end))?.[0].length ?? 0
  const next = text[end + gap] ?? ''
  if (isFirst && /[a-z]/i.test(next)) {
    const at = end + gap
    return [
      { start, end: at, replacement: '' },
      { start: at, end: at + 1, replacement: next.toUpperCase(), isCapital: true },
    ]
  }
  if (/\s$/.test(text.slice(start, end))) return [{ start, end, replacement: '' }]
  // At the end of a clause the comma before goes too; elsewhere one of the two spaces.
  const isEnd = /^(?:[.!?;]|$)/.test(text.slice(end))
  const lead = isEnd ? gapBefore(text, start) : Number(text[start - 1] === ' ')
  return [{ start: start - lead, end, replacement: '' }]
}

/** How many characters before a place are spaces, with the comma before them. */
function gapBefore(text: string, start: number): number {
  const kept = text.slice(0, start).trimEnd()
  return start - kept.length + Number(kept.endsWith(','))
}

const starts = new WeakMap<readonly Sentence[], ReadonlySet<number>>()

/** Where the sentences of a message start; thousands of hits are asked for it. */
function startsOf({ sentences }: MessageText): ReadonlySet<number> {
  const known = starts.get(sentences) ?? new Set(sentences.map(({ start }) => start))
  starts.set(sentences, known)
  return known
}

/** Makes a hit of a replacement: keeps a capital at the start, and mends what a deletion leaves behind. */
export function makeHit(
  message: MessageText,
  rule: RuleKey,
  { start, end }: Span,
  replacement: string | null,
): Hit {
  if (replacement === null) return { rule, start, end, replacement }
  const isFirst = startsOf(message).has(start)
  if (replacement === '')
    return { rule, start, end, replacement, edits: closeGap(message, { start, end }, isFirst) }
  const isCapital = isFirst && /^["'(]?[A-Z]/.test(message.text.slice(start, end))
  return { rule, start, end, replacement: isCapital ? capitalize(replacement) : replacement }
}

/** What stands in one sentence more often is found often enough. */
const MOST_MATCHES = 40

/** The matches of a global pattern; matchAll would build the pattern anew for each of a thousand calls. */
function listMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match && matches.length < MOST_MATCHES; match = pattern.exec(text))
    matches.push(match)
  return matches
}

interface Match {
  readonly phrase: PhraseRule
  readonly match: RegExpExecArray
}

const readers = new WeakMap<readonly PhraseRule[], (sentence: string) => Match[]>()

/** What finds the phrases of a list in a sentence; one for each list, which therefore has to be a constant. */
function readerOf(phrases: readonly PhraseRule[]): (sentence: string) => Match[] {
  const known = readers.get(phrases)
  if (known) return known
  const reader = remember((sentence) =>
    phrases.flatMap((phrase) => {
      const matches = listMatches(phrase.pattern, sentence)
      if (matches.length === 0 || phrase.unless?.test(sentence)) return []
      return matches.map((match) => ({ phrase, match }))
    }),
  )
  readers.set(phrases, reader)
  return reader
}

/** Finds where phrases of a list stand in the writer's own sentences. The patterns are global and match no empty text. */
export function findPhrases(message: MessageText, phrases: readonly PhraseRule[]): Hit[] {
  const read = readerOf(phrases)
  return message.sentences.flatMap((sentence) =>
    read(sentence.text).map(({ phrase, match }) => {
      const start = sentence.start + match.index
      const span = { start, end: start + match[0].length }
      return makeHit(message, phrase.rule, span, writeReplacement(phrase, match))
    }),
  )
}

/** Makes a hit of a sentence that lacks something: a question to the writer behind it. */
export function addBehind(rule: RuleKey, { start, end, text }: Sentence, question: string): Hit {
  const last = text.slice(-1)
  return {
    rule,
    start,
    end,
    replacement: `${text} ${question}`,
    edits: [{ start: end - 1, end, replacement: `${last} ${question}` }],
  }
}
