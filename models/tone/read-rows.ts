import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isOverlapping, readMessage, type Span } from '@lodestar/coach/communication/message-text'
import {
  type Hurt,
  listToneInputs,
  RATINGS,
  type ToneInput,
} from '@lodestar/coach/communication/tone-reading'
import type { CommunicationType } from '@lodestar/contract/communication'
import { MODELS, readModelRows } from '../read-rows.ts'

/** A message with the words in it that hurt, copied exactly, and how they do. */
export interface HurtRow {
  readonly text: string
  readonly type: CommunicationType
  readonly hurts: readonly { readonly quote: string; readonly how: Hurt }[]
}

/** A message as readers rated it, from 0 to 100. */
export type RatedRow = Readonly<Record<(typeof RATINGS)[number], number>> & {
  readonly text: string
  readonly type: CommunicationType
}

/** A sentence that hurts, by its number in the message, and what an editor would do with it. */
interface EditorRow {
  readonly text: string
  readonly type: CommunicationType
  readonly sentence: number
  readonly verdict: 'delete' | 'reword' | 'joined'
}

/**
 * What is learned: sentences with the ways in which they hurt, others with whether they can be spared, and whole messages
 * with their ratings from 0 to 1.
 */
export interface ToneExamples {
  readonly spared: readonly (ToneInput & { readonly isSpare: boolean })[]
  readonly sentences: readonly (ToneInput & { readonly hurts: readonly Hurt[] })[]
  readonly messages: readonly (ToneInput & { readonly ratings: readonly number[] })[]
}

/** Authors of rows that are only for judging. */
const JUDGES = /^(?:t|u|judged)\.jsonl$/
const RATED = 'rated.jsonl'
const EDITED = 'editors.jsonl'

const listFiles = () => readdirSync(join(MODELS, 'tone/rows')).toSorted()

/** Names the files of rows that are learned from. */
export const listTaught = (): string[] => listFiles().filter((name) => !JUDGES.test(name))

/** The share of a sentence, or of what hurts, that the two have in common at least where the sentence is said to hurt. */
const COMMON = { ofSentence: 0.35, ofQuote: 0.5 } as const

/** Reads a message's sentences, each with the ways in which it hurts. */
export function readHurts({ text, type, hurts }: HurtRow): (ToneInput & { hurts: Hurt[] })[] {
  const message = readMessage(text)
  const spans = hurts.map(({ quote, how }) => {
    const start = text.indexOf(quote)
    return { start, end: start + quote.length, how }
  })
  const common = (one: Span, other: Span) =>
    isOverlapping(one, other) ? Math.min(one.end, other.end) - Math.max(one.start, other.start) : 0
  return listToneInputs(message, type).flatMap((input, at) => {
    const sentence = message.sentences[at]
    if (!sentence) return []
    const own = spans.filter((span) => {
      const shared = common(span, sentence)
      return (
        shared > COMMON.ofSentence * (sentence.end - sentence.start) ||
        shared > COMMON.ofQuote * (span.end - span.start)
      )
    })
    return [{ ...input, hurts: [...new Set(own.map(({ how }) => how))] }]
  })
}

/** What the tone model reads of a row. */
export const listRowInputs = ({ text, type }: Pick<HurtRow, 'text' | 'type'>): ToneInput[] =>
  listToneInputs(readMessage(text), type)

/** A message whose tone is rated so has no sentence that hurts. */
const KIND = 70

/** Reads the rows of some files as examples. */
export function readToneExamples(files: readonly string[]): ToneExamples {
  const read = <Row>(isRead: (name: string) => boolean) =>
    files.filter(isRead).flatMap((name) => readModelRows<Row>(`tone/rows/${name}`))
  const told = read<HurtRow>((name) => name !== RATED && name !== EDITED)
  const rated = read<RatedRow>((name) => name === RATED)
  const edited = read<EditorRow>((name) => name === EDITED)
  return {
    spared: edited.flatMap((row) => {
      const input = listRowInputs(row)[row.sentence]
      return input ? [{ ...input, isSpare: row.verdict === 'delete' }] : []
    }),
    sentences: [...told, ...rated.filter(({ tone }) => tone >= KIND).map((row) => ({ ...row, hurts: [] }))]
      .flatMap(readHurts)
      .filter(({ text }) => text !== ''),
    messages: rated.flatMap((row) => {
      const whole = listRowInputs(row).at(-1)
      return whole ? [{ ...whole, ratings: RATINGS.map((name) => row[name] / 100) }] : []
    }),
  }
}
