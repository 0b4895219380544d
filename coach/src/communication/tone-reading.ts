import type { CommunicationType } from '@lodestar/contract/communication'
import { toProbability } from '../models/logistic-model.ts'
import type { MessageText } from './message-text.ts'

/** The ways in which a message hurts without a rude word, and `open` for the others, in the order of the tone model's answers. */
export const HURTS = [
  'open',
  'condescension',
  'mock-thanks',
  'sarcasm',
  'veiled-threat',
  'ambush',
  'passive-blame',
  'backhanded-praise',
  'bias',
  'pointed-reminder',
  'guilt',
  'belittling',
] as const
export type Hurt = (typeof HURTS)[number]

/** What readers rated of whole messages, in the order of the tone model's answers, from 0 to 1. */
export const RATINGS = ['tone', 'clarity', 'fitness', 'overall'] as const

/** A text that the tone model reads, and what stands around it; an empty one is not read. */
export interface ToneInput {
  readonly text: string
  readonly context: string
}

/** What the tone model (models/tone/card.md) makes of a message. */
export interface ToneReading {
  /** Of each sentence, in their order: how likely it hurts, in which way if it does, and how likely nothing is lost without it. */
  readonly sentences: readonly { readonly chance: number; readonly hurt: Hurt; readonly spare: number }[]
  readonly ratings: Readonly<Record<(typeof RATINGS)[number], number>>
}

/** The odds for what is not read. */
const UNREAD = -9
/** So many sentences of a message are read, the first: nobody writes more who wants to be read. */
const MOST_SENTENCES = 40

/** Lists what the tone model reads of a message: each sentence between those beside it, then the whole message. */
export function listToneInputs(
  { text, sentences }: Pick<MessageText, 'text' | 'sentences'>,
  type: CommunicationType,
): ToneInput[] {
  const join = (from: number, to: number) =>
    sentences
      .slice(Math.max(0, from), to)
      .map((sentence) => sentence.text)
      .join(' ')
  return [
    ...sentences.slice(0, MOST_SENTENCES).map((sentence, at) => ({
      // Greetings and closings say nothing by themselves.
      text: sentence.part === 'body' ? sentence.text : '',
      context: `${type}: ${join(at - 2, at)} … ${join(at + 1, at + 2)}`,
    })),
    { text, context: type },
  ]
}

/**
 * Sorts the tone model's answers, a row for each input of `listToneInputs`: whether it hurts, how, whether it can be
 * spared, and the ratings. */
export function readTone(answers: readonly (readonly number[])[]): ToneReading {
  const whole = answers.at(-1) ?? []
  const rating = (at: number) => toProbability(whole[2 + HURTS.length + at] ?? 0)
  return {
    sentences: answers.slice(0, -1).map((answer) => {
      const odds = answer.slice(1, 1 + HURTS.length)
      return {
        chance: toProbability(answer[0] ?? UNREAD),
        hurt: HURTS[odds.indexOf(Math.max(...odds))] ?? 'open',
        spare: toProbability(answer[1 + HURTS.length] ?? 0),
      }
    }),
    ratings: { tone: rating(0), clarity: rating(1), fitness: rating(2), overall: rating(3) },
  }
}
