import type { Message } from '@lodestar/contract/coaching'
import type { TurnState } from '@lodestar/contract/turn-state'
import { MONTHS } from './dated.ts'
import { WEEKDAYS } from './days-ahead.ts'
import { listNumbers } from './numbers.ts'

/** What was said, and what it should have been. */
export type PutRight = NonNullable<TurnState['putRight']>[number]

/** Something a leader has said of which there can be another. */
interface Value {
  readonly text: string
  readonly kind: 'number' | 'weekday' | 'month' | 'name'
}

const DAY = new RegExp(`\\b(?:${WEEKDAYS.join('|')})\\b`, 'gi')
const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})\\b`, 'gi')
/** Capitalized behind another word. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}[\p{L}'’-]+/gu

const listAll = (text: string, pattern: RegExp, kind: Value['kind']): Value[] =>
  [...text.matchAll(pattern)].map(([said]) => ({ text: said, kind }))

function listValues(text: string): Value[] {
  const days = [...listAll(text, DAY, 'weekday'), ...listAll(text, MONTH, 'month')]
  const isDay = ({ text: name }: Value) => days.some((day) => day.text.toLowerCase() === name.toLowerCase())
  const numbers = listNumbers(text).map(
    ({ start, end }): Value => ({ text: text.slice(start, end).trim(), kind: 'number' }),
  )
  return [...days, ...numbers, ...listAll(text, NAME, 'name').filter((name) => !isDay(name))]
}

const asWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\d])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'giu')

const splitSentences = (text: string) =>
  text.split(/(?<=[.!?…])(?<!\b(?:mrs?|ms|dr|st|prof|fr|sr|jr)\.)\s+|\n+/i)

/** Sets one thing against another. */
const AGAINST =
  /\b(?:not|instead of|rather than|(?:i |we )?(?:said|wrote|told you|typed|called|thought))\b|n['’]t\b/i

/** Of what a sentence says of one kind, the only thing that is known and the only one that is not. */
function findSwap(values: readonly Value[], before: string): PutRight | null {
  const different = [...new Map(values.map(({ text }) => [text.toLowerCase(), text])).values()]
  const isKnown = (text: string) => asWord(text).test(before)
  const [from, to] = [different.find(isKnown), different.find((text) => !isKnown(text))]
  return from !== undefined && to !== undefined && different.length === 2 ? { from, to } : null
}

/**
 * Lists what a message that puts something right says against what its leader has told: "four, not five", where "five" was told.
 *
 * @param earlier the leader's messages before it.
 */
export function listPutRight(message: string, earlier: readonly string[]): PutRight[] {
  const before = earlier.join('\n')
  const against = splitSentences(message).filter((sentence) => AGAINST.test(sentence))
  return against.flatMap((sentence) =>
    [...Map.groupBy(listValues(sentence), ({ kind }) => kind).values()].flatMap(
      (ofKind) => findSwap(ofKind, before) ?? [],
    ),
  )
}

/** Gives a text as it was put right later. */
export const withPutRight = (text: string, swaps: readonly PutRight[]): string =>
  swaps.reduce((right, { from, to }) => right.replaceAll(asWord(from), () => to), text)

/** Gives the messages of a conversation, those of the leader as they were put right later. */
export function readPutRight(history: readonly Message[]): readonly Message[] {
  if (!history.some(({ metadata }) => metadata.turn?.putRight)) return history
  return history.map((message, at) => {
    // The turn behind a message answers it; what is put right in it was told before.
    const swaps = history.slice(at + 2).flatMap(({ metadata }) => metadata.turn?.putRight ?? [])
    return message.role === 'user' ? { ...message, content: withPutRight(message.content, swaps) } : message
  })
}

/** Values, and words that own to having told something wrong. */
const TELLS_RIGHT =
  /\b(?:sorry|correct\w*|wrong\w*|mistake|actually|looked|checked|wait|i (?:said|wrote|told|meant))\b/i

const LONGEST = 24

/** Gives the words in which a message puts something right, to be said back. */
export function quotePutRight(message: string): string | null {
  const told = splitSentences(message).filter((sentence) => !sentence.trim().endsWith('?'))
  const said =
    told.find((sentence) => TELLS_RIGHT.test(sentence) && listValues(sentence).length > 0) ??
    told.find((sentence) => listValues(sentence).length > 0) ??
    told[0]
  const words = said
    ?.trim()
    .replace(
      /^(?:(?:oh|ah|ach|wait|sorry|no|and|also|correction|by the way|one thing|small correction)\b[ ,.:!-]*)+/i,
      '',
    )
    .replace(/[\s.,;:!]+$/, '')
  return words && words.split(/\s+/).length <= LONGEST ? words : null
}
