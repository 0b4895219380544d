import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, optionalText } from './primitives.ts'
import { LONGEST_LINE } from './rehearsal-line.ts'

/** How it felt to say it, as the spacing reckons with it: not there, with effort, well, at once. */
export const FELT = ['again', 'hard', 'good', 'easy'] as const
export type Felt = (typeof FELT)[number]

/** Something that was rehearsed and comes back: the leader's own sentence, or a reaction that was hard. */
export const PracticeItem = z.object({
  rehearsalId: Id,
  /** `sentence`, or the id of the other person's line. */
  item: Id,
  kind: z.enum(['sentence', 'reaction']),
  /** Whom it is said to; empty where nobody was named. */
  person: z.string(),
  /** What it is about; empty where nothing is known. */
  about: z.string(),
  /** What the other person says; null for a sentence. */
  prompt: z.nullable(z.string()),
  /** The sentence to keep, or what the leader answered in the end; null where they never did. */
  own: z.nullable(z.string()),
  /** What they said the last time; null before the first. */
  said: z.nullable(z.string()),
  /** The day on which it comes back, `YYYY-MM-DD`. */
  dueOn: z.iso.date(),
})
export type PracticeItem = z.infer<typeof PracticeItem>

/** What comes back, and when. */
export const Practice = z.object({
  /** Whether anything comes back at all. */
  isOn: z.boolean(),
  /** The one of today; null where none is due, or one was practiced today. */
  today: z.nullable(PracticeItem),
  /** Those that come later, the soonest first. */
  later: z.array(PracticeItem),
})
export type Practice = z.infer<typeof Practice>

const item: PracticeItem = {
  rehearsalId: 'rehearsal_1',
  item: 'line_2',
  kind: 'reaction',
  person: 'Marco',
  about: 'Marco keeps interrupting Ana',
  prompt: 'Come on. Everyone does that here.',
  own: 'That may be so. I am talking with you about your part.',
  said: null,
  dueOn: '2026-05-05',
}

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/practice',
  summary: "Get what of the signed-in user's rehearsals comes back today, one at most, and what comes later.",
  reply: Practice,
  example: { isOn: true, today: item, later: [] },
})

const ItemOf = { rehearsalId: Id, item: Id }

export const practiceItem = endpoint({
  method: 'POST',
  path: '/api/practice/answers',
  summary: 'Say what was said and how it felt; that decides when it comes back.',
  body: z.object({
    ...ItemOf,
    said: optionalText(LONGEST_LINE),
    felt: z.enum(FELT, 'Say how it felt'),
  }),
  reply: Practice,
  errors: ['not_found', 'quota_reached'],
  example: { isOn: true, today: null, later: [{ ...item, dueOn: '2026-05-08' }] },
})

export const setItemAside = endpoint({
  method: 'POST',
  path: '/api/practice/set-aside',
  summary: 'Let something not come back any more.',
  body: z.object({ ...ItemOf, isAside: z.boolean() }),
  reply: Practice,
  errors: ['not_found'],
  example: { isOn: true, today: null, later: [] },
})

export const switchPractice = endpoint({
  method: 'PUT',
  path: '/api/practice/settings',
  summary: 'Switch off that things come back, or on again; nothing of them is lost.',
  body: z.object({ isOn: z.boolean('Say on or off') }),
  reply: Practice,
  example: { isOn: false, today: null, later: [] },
})
