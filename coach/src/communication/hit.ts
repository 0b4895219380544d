import type { MessageText, Sentence, Span } from './message-text.ts'
import type { RuleKey } from './rules.data.ts'

/** New words for a stretch of the text. */
export interface Edit extends Span {
  readonly replacement: string
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

/** Words that break a rule. `write` is the replacement, with "$1" for the first group, or makes it from the match; `unless` clears a sentence of it. */
export interface PhraseRule {
  readonly rule: RuleKey
  readonly pattern: RegExp
  readonly write?: string | ((match: RegExpMatchArray) => string | null)
  readonly unless?: RegExp
}

const capitalize = (text: string) => text.replace(/[a-z]/i, (letter) => letter.toUpperCase())

function writeReplacement({ write }: PhraseRule, match: RegExpMatchArray): string | null {
  if (write === undefined) return null
  return typeof write === 'function' ? write(match) : write.replace('$1', match[1] ?? '')
}

/** Ends a deletion where the next word starts, and gives that word the capital of a sentence that lost its start. */
function closeGap({ text }: MessageText, { start, end }: Span, isFirst: boolean): Edit {
  const gap = /^[\s,]*/.exec(text.slice(end))?.[0].length ?? 0
  const next = text[end + gap] ?? ''
  if (isFirst && /[a-z]/i.test(next)) return { start, end: end + gap + 1, replacement: next.toUpperCase() }
  if (/\s$/.test(text.slice(start, end))) return { start, end, replacement: '' }
  // One of the two spaces around it goes: the one before, so that a full stop after stays close to its word.
  return { start: text[start - 1] === ' ' ? start - 1 : start, end, replacement: '' }
}

/** Makes a hit of a replacement: keeps a capital at the start, and mends what a deletion leaves behind. */
export function makeHit(
  message: MessageText,
  rule: RuleKey,
  { start, end }: Span,
  replacement: string | null,
): Hit {
  if (replacement === null) return { rule, start, end, replacement }
  const isFirst = message.sentences.some((sentence) => sentence.start === start)
  if (replacement === '')
    return { rule, start, end, replacement, edits: [closeGap(message, { start, end }, isFirst)] }
  const isCapital = isFirst && /^["'(]?[A-Z]/.test(message.text.slice(start, end))
  return { rule, start, end, replacement: isCapital ? capitalize(replacement) : replacement }
}

/** Finds where phrases of a list stand in the writer's own sentences. */
export function findPhrases(message: MessageText, phrases: readonly PhraseRule[]): Hit[] {
  return message.sentences.flatMap((sentence) =>
    phrases.flatMap((phrase) => {
      if (phrase.unless?.test(sentence.text)) return []
      return [...sentence.text.matchAll(phrase.pattern)].map((match) => {
        const start = sentence.start + match.index
        const span = { start, end: start + match[0].length }
        return makeHit(message, phrase.rule, span, writeReplacement(phrase, match))
      })
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
