import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './primitives.ts'
import { TALK_OUTCOMES } from './talk-outcome.ts'

/** What a letter says, from facts alone; every line is the leader's own or counted from what they did. */
export const LetterText = z.object({
  /** What they set out to do in the week, and what came of it where they said so. */
  setOut: z.array(z.object({ text: z.string(), came: z.nullable(z.enum(['done', 'dropped'])) })),
  /** Conversations whose outcome they told in the week. */
  came: z.array(z.object({ subject: z.string(), came: z.enum(TALK_OUTCOMES), line: z.string() })),
  /** One sentence of their own to practice; null without. */
  sentence: z.nullable(z.string()),
  /** The conversation of the coming week on which most hangs; null without. */
  next: z.nullable(z.object({ subject: z.string(), day: z.iso.date() })),
})
export type LetterText = z.infer<typeof LetterText>

/** True for a week of which there is nothing to tell. */
export const isEmptyLetter = ({ setOut, came, sentence, next }: LetterText): boolean =>
  setOut.length + came.length === 0 && sentence === null && next === null

/** A weekly letter; `week` is the day it was due, `YYYY-MM-DD`, by the leader's clock. */
export const Letter = z.object({ id: Id, week: z.iso.date(), letter: LetterText, createdAt: Instant })
export type Letter = z.infer<typeof Letter>

/** The hours at which a letter can come: never in the quiet ones. */
export const LETTER_HOURS = { least: 7, most: 20 } as const

/** Whether and when the letter comes; `weekday` 0 is Sunday. Off until asked for. */
export const LetterChoice = z.object({
  isOn: z.boolean('Say true or false'),
  weekday: z.int('Choose a day').check(z.minimum(0, 'Choose a day'), z.maximum(6, 'Choose a day')),
  hour: z
    .int('Choose an hour from 7 to 20')
    .check(
      z.minimum(LETTER_HOURS.least, 'Choose an hour from 7 to 20'),
      z.maximum(LETTER_HOURS.most, 'Choose an hour from 7 to 20'),
    ),
})
export type LetterChoice = z.infer<typeof LetterChoice>

/** Friday afternoon, once it is switched on. */
export const DEFAULT_LETTER_CHOICE: LetterChoice = { isOn: false, weekday: 5, hour: 16 }

const letter: Letter = {
  id: 'letter_1',
  week: '2026-05-08',
  letter: {
    setOut: [{ text: 'Speak with Marco before the planning meeting (Thursday, May 7)', came: 'done' }],
    came: [{ subject: 'Marco', came: 'mixed', line: 'He went quiet.' }],
    sentence: 'Marco, let her finish before you answer.',
    next: { subject: 'Budget with the board', day: '2026-05-12' },
  },
  createdAt: '2026-05-08T14:00:00.000Z',
}

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/letters',
  summary: 'List the weekly letters, newest first, at most 200.',
  reply: z.array(Letter),
  example: [letter],
})
export const getLetterChoice = endpoint({
  method: 'GET',
  path: '/api/letters/choice',
  summary: 'Get whether and when the weekly letter comes; off while nothing is saved.',
  reply: LetterChoice,
  example: DEFAULT_LETTER_CHOICE,
})
export const chooseLetter = endpoint({
  method: 'PUT',
  path: '/api/letters/choice',
  summary: 'Switch the weekly letter on or off, and say when it comes.',
  body: LetterChoice,
  reply: LetterChoice,
  example: { ...DEFAULT_LETTER_CHOICE, isOn: true },
})
