import type { MessageText, Sentence, Span } from './message-text.ts'
import type { RuleKey } from './rules.data.ts'

/** New words for a span of the text. */
export interface Edit extends Span {
  readonly replacement: string
  /**
   * True for the capital letter that a word gets because the words before it are deleted. Any other change of that word
   * takes precedence.
   */
  readonly isCapital?: boolean
}

/**
 * A place where a message breaks a rule, and what could stand there instead; null where only the writer can know.
 * `edits` are given where the replacement keeps most of the words, so that matches inside it can be changed too.
 */
export interface RuleMatch extends Span {
  readonly rule: RuleKey
  readonly replacement: string | null
  readonly edits?: readonly Edit[]
  /** True where the sentence says something that its reader needs, so that it cannot be left out. */
  readonly isNeeded?: boolean
}

const capitalize = (text: string) => text.replace(/[a-z]/i, (letter) => letter.toUpperCase())

/** Deletes words with the space around them. Where a sentence loses its first words, the next word gets a capital. */
function deleteWords({ text }: MessageText, { start, end }: Span, isFirst: boolean): Edit[] {
  const gap = /^(?:[^\S\n]|,)*/.exec(text.slice(end))?.[0].length ?? 0
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

/** Counts the spaces before a place, with the comma before them. */
function gapBefore(text: string, start: number): number {
  const kept = text.slice(0, start).trimEnd()
  return start - kept.length + Number(kept.endsWith(','))
}

const starts = new WeakMap<readonly Sentence[], ReadonlySet<number>>()

/** Where the sentences of a message start, computed once: it is needed for each of thousands of matches. */
function startsOf({ sentences }: MessageText): ReadonlySet<number> {
  const known = starts.get(sentences) ?? new Set(sentences.map(({ start }) => start))
  starts.set(sentences, known)
  return known
}

/** Makes a match with a replacement: a capital at the start of a sentence stays, and a deletion leaves no double space. */
export function makeMatch(
  message: MessageText,
  rule: RuleKey,
  { start, end }: Span,
  replacement: string | null,
): RuleMatch {
  if (replacement === null) return { rule, start, end, replacement }
  const isFirst = startsOf(message).has(start)
  if (replacement === '')
    return { rule, start, end, replacement, edits: deleteWords(message, { start, end }, isFirst) }
  const isCapital = isFirst && /^["'(]?[A-Z]/.test(message.text.slice(start, end))
  return { rule, start, end, replacement: isCapital ? capitalize(replacement) : replacement }
}

/** Makes a match of a sentence in which something is missing: a question to the writer is written behind it. */
export function appendQuestion(rule: RuleKey, { start, end, text }: Sentence, question: string): RuleMatch {
  const last = text.slice(-1)
  return {
    rule,
    start,
    end,
    replacement: `${text} ${question}`,
    edits: [{ start: end - 1, end, replacement: `${last} ${question}` }],
  }
}
