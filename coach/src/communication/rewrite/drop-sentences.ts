import { keepsFacts } from '../../text/facts.ts'
import { tellsOrExpects } from '../hurtful.ts'
import type { MessageText, Sentence, Span } from '../message-text.ts'
import type { Edit, RuleMatch } from '../rule-match.ts'
import type { RuleKey } from '../rules.data.ts'

/** Rules whose match may be deleted with its whole sentence, where the sentence says nothing else. */
const DELETABLE = new Set<RuleKey>([
  'insult',
  'anger',
  'sarcasm',
  'dismissal',
  'passive-aggression',
  'profanity',
  'hearsay',
])
const MOST_OF_IT = 0.7

const isWithin = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end

/** Gives what is left of a sentence once every deletion in it is made. */
function leaveOut({ start, text }: Sentence, matches: readonly RuleMatch[]): string {
  return matches
    .filter(({ replacement }) => replacement === '')
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (left, match) => left.slice(0, Math.max(0, match.start - start)) + left.slice(match.end - start),
      text,
    )
}

function isEmpty(message: MessageText, sentence: Sentence, matches: readonly RuleMatch[]): boolean {
  const inside = matches.filter((match) => match.start < sentence.end && sentence.start < match.end)
  const onlyHurts = inside.some(
    (match) =>
      DELETABLE.has(match.rule) &&
      match.replacement === null &&
      isWithin(match, sentence) &&
      match.end - match.start >= MOST_OF_IT * (sentence.end - sentence.start),
  )
  const isGone = inside.length > 0 && !/\w/.test(leaveOut(sentence, inside))
  const isNeeded = inside.some((match) => match.isNeeded)
  return (
    !isNeeded &&
    (onlyHurts || isGone) &&
    !tellsOrExpects(
      sentence.text,
      inside.some(({ rule }) => rule === 'unnamed-blame'),
    ) &&
    keepsFacts(message.text, sentence, '')
  )
}

const lengthOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length ?? 0

/** Counts the characters of a kind right before a place; a regular expression would search from the start of the text. */
function lengthOfEnd(text: string, end: number, kind: RegExp): number {
  let start = end
  while (start > 0 && kind.test(text[start - 1] ?? '')) start -= 1
  return end - start
}

/** Deletes a span with the space before or behind it, and the line where nothing is left of it. */
function cutOut(text: string, { start, end }: Span): Edit {
  const left = start - lengthOfEnd(text, start, /[^\S\n]/)
  const right = end + lengthOf(/^[^\S\n]*/, text.slice(end))
  const isLineStart = left === 0 || text[left - 1] === '\n'
  const isLineEnd = right === text.length || text[right] === '\n'
  if (!isLineStart) return { start: left, end, replacement: '' }
  if (!isLineEnd) return { start, end: right, replacement: '' }
  const before = lengthOfEnd(text, left, /\n/)
  const after = lengthOf(/^\n*/, text.slice(right))
  // Of the empty lines before and behind, the larger number stays, unless nothing follows or comes before.
  const takesBefore = right + after === text.length || (left - before > 0 && before < after)
  return takesBefore
    ? { start: left - before, end: right, replacement: '' }
    : { start: left, end: right + after, replacement: '' }
}

/**
 * Lists the deletions of sentences that only hurt or say nothing, each with the match that is its cause. Neighbors in one
 * line are deleted together. Where nothing of the body would be left, nothing is deleted.
 */
export function dropSentences(
  message: MessageText,
  matches: readonly RuleMatch[],
): { readonly cause: RuleMatch; readonly edit: Edit }[] {
  const { sentences, text } = message
  const isOut = sentences.map((sentence) => isEmpty(message, sentence, matches))
  if (sentences.every(({ part }, at) => part !== 'body' || isOut[at])) return []
  const runs: Span[] = []
  for (const [at, { start, end }] of sentences.entries()) {
    if (!isOut[at]) continue
    const before = runs.at(-1)
    if (before && /^[^\S\n]*$/.test(text.slice(before.end, start))) runs.splice(-1, 1, { ...before, end })
    else runs.push({ start, end })
  }
  return runs.flatMap((run) => {
    const cause = matches.find((match) => isWithin(match, run))
    return cause ? [{ cause, edit: cutOut(text, run) }] : []
  })
}
