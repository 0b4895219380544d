import type { Edit, Hit } from '../hit.ts'
import type { MessageText, Sentence, Span } from '../message-text.ts'
import type { RuleKey } from '../rules.data.ts'
import { keepsFacts } from './facts.ts'

/** Rules whose words may go with their whole sentence, where the sentence says nothing else. */
const EMPTY_TALK = new Set<RuleKey>([
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

/** What is left of a sentence once everything that goes has gone. */
function leaveOut({ start, text }: Sentence, hits: readonly Hit[]): string {
  return hits
    .filter(({ replacement }) => replacement === '')
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, hit) => left.slice(0, Math.max(0, hit.start - start)) + left.slice(hit.end - start), text)
}

function isEmpty(message: MessageText, sentence: Sentence, hits: readonly Hit[]): boolean {
  const inside = hits.filter((hit) => hit.start < sentence.end && sentence.start < hit.end)
  const isJab = inside.some(
    (hit) =>
      EMPTY_TALK.has(hit.rule) &&
      hit.replacement === null &&
      isWithin(hit, sentence) &&
      hit.end - hit.start >= MOST_OF_IT * (sentence.end - sentence.start),
  )
  const isGone = inside.length > 0 && !/\w/.test(leaveOut(sentence, inside))
  return (isJab || isGone) && keepsFacts(message.text, sentence, '')
}

const lengthOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length ?? 0

/** How many characters of a kind stand right before a place; a pattern would look for them from the start of the text. */
function lengthOfEnd(text: string, end: number, kind: RegExp): number {
  let start = end
  while (start > 0 && kind.test(text[start - 1] ?? '')) start -= 1
  return end - start
}

/** Takes a stretch out with the space that held it apart; a line that is empty then goes too. */
function cutOut(text: string, { start, end }: Span): Edit {
  const left = start - lengthOfEnd(text, start, /[^\S\n]/)
  const right = end + lengthOf(/^[^\S\n]*/, text.slice(end))
  const isLineStart = left === 0 || text[left - 1] === '\n'
  const isLineEnd = right === text.length || text[right] === '\n'
  if (!isLineStart) return { start: left, end, replacement: '' }
  if (!isLineEnd) return { start, end: right, replacement: '' }
  const before = lengthOfEnd(text, left, /\n/)
  const after = lengthOf(/^\n*/, text.slice(right))
  // The wider of the two gaps stays, unless nothing follows or comes before.
  const takesBefore = right + after === text.length || (left - before > 0 && before < after)
  return takesBefore
    ? { start: left - before, end: right, replacement: '' }
    : { start: left, end: right + after, replacement: '' }
}

/**
 * Lists the sentences that are nothing but a jab or an empty phrase, each with its cause and how it goes: neighbors of
 * one line go together. What would leave nothing to send stays.
 */
export function dropSentences(
  message: MessageText,
  hits: readonly Hit[],
): { readonly cause: Hit; readonly edit: Edit }[] {
  const { sentences, text } = message
  const isOut = sentences.map((sentence) => isEmpty(message, sentence, hits))
  if (sentences.every(({ part }, at) => part !== 'body' || isOut[at])) return []
  const runs: Span[] = []
  for (const [at, { start, end }] of sentences.entries()) {
    if (!isOut[at]) continue
    const before = runs.at(-1)
    if (before && /^[^\S\n]*$/.test(text.slice(before.end, start))) runs.splice(-1, 1, { ...before, end })
    else runs.push({ start, end })
  }
  return runs.flatMap((run) => {
    const cause = hits.find((hit) => isWithin(hit, run))
    return cause ? [{ cause, edit: cutOut(text, run) }] : []
  })
}
