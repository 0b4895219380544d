import { keepsTimes } from '../text/exact-facts.ts'
import { keepsFacts } from '../text/facts.ts'
import type { Swap } from './change-draft.data.ts'
import { editsKeepSense } from './keeps-sense.ts'
import { isOverlapping, type MessageText, readMessage } from './message-text.ts'
import { applyChanges } from './rewrite/rewrite-message.ts'
import { type Edit, makeMatch } from './rule-match.ts'

/** So often a list is gone through again: a phrase may appear only where another has been taken out. */
const MOST_ROUNDS = 4

function writeInstead(instead: Swap[1], match: RegExpMatchArray): string {
  if (typeof instead === 'function') return instead(match)
  return instead.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
}

/** Puts one phrase in the place of another, where that loses no fact and changes no quotation. */
function swapOne(text: string, message: MessageText, [pattern, instead]: Swap, isWhole: boolean): string {
  const edits = [...message.text.matchAll(pattern)].flatMap((match): readonly Edit[] => {
    const span = { start: match.index, end: match.index + match[0].length }
    const replacement = writeInstead(instead, match)
    if (message.guarded.some((guarded) => isOverlapping(guarded, span))) return []
    if (!keepsFacts(text, span, replacement) || !keepsTimes(match[0], replacement)) return []
    const { edits: ofMatch } = makeMatch(message, 'wordiness', span, replacement)
    const edits = ofMatch ?? [{ ...span, replacement: capitalizeAs(match[0], replacement) }]
    return isWhole && !editsKeepSense(message, edits) ? [] : edits
  })
  return edits.length === 0 ? text : applyChanges(text, withoutOverlap(edits))
}

/** A phrase that begins with a capital, at the start of a sentence or behind a name, keeps it. */
const capitalizeAs = (before: string, replacement: string): string =>
  /^[^\p{L}]*\p{Lu}(?:\p{Ll}|['’ ])/u.test(before) && !/^[^p{L}]*I\b/.test(before)
    ? replacement.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    : replacement

/** A capital for the next word gives way where that word is changed, too. */
function withoutOverlap(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits.toSorted((one, other) => one.start - other.start))
    if (kept.every((other) => other.end <= edit.start)) kept.push(edit)
  return kept
}

/**
 * Puts phrases in the place of others outside of quotations, until nothing is left to change.
 *
 * @param isWhole true where each sentence must read as one after each change, and not only after all.
 */
export function swap(text: string, swaps: readonly Swap[], isWhole = false): string {
  let written = text
  let message = readMessage(text)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = written
    for (const one of swaps) {
      const next = swapOne(written, message, one, isWhole)
      if (next !== written) message = readMessage(next)
      written = next
    }
    if (written === before) break
  }
  return written === text ? text : tidy(written)
}

/** Mends spaces, marks and capitals where words were taken out. */
const tidy = (text: string): string =>
  text
    .replace(/(?<=\S)[^\S\n]{2,}(?=\S)/g, ' ')
    .replace(/[^\S\n]+([,.!?;:])(?=\s|$)/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/((?:^|\n)(?:(?:dear|hi|hello|hey) )?\p{Lu}[\p{L}'’-]*,) (?:but|and) /giu, '$1 ')
    .replace(
      /((?:^|\n)(?:dear|hi|hello|hey) [^,.!?\n]{1,30}, )(We|You|Could|Please|The|There|It|This|That)\b/gi,
      (_, greeting: string, word: string) => greeting + word.toLowerCase(),
    )
    .replace(/\n[^\S\n]+(?![-*•])/g, '\n')
    .replace(/\b(please )(Don't|Do|Stop|Never|Please)\b/gi, (_, please: string, act: string) =>
      act.toLowerCase() === 'please' ? please : please + act.toLowerCase(),
    )
    .replace(/\bplease {2,}/gi, (found) => `${found.slice(0, 6)} `)
    .replace(/([,:;])\s*([.!?])/g, '$2')
    .replace(/(^|[.!?]\s+|\n)[,;:]\s*/g, '$1')
    .replace(
      /(?<=[a-z]{2}[.!?]\s{1,2}|[a-z]{2}[.!?]\n\n)(please|let's|could|what kept|what led|I)\b/g,
      (word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .replace(/^(please|let's|could|what kept|what led)\b/g, (word) =>
      word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
