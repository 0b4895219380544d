import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant, LIMITS, optionalText, Success, text } from './primitives.ts'
import { LONGEST_LINE, RESISTANCES, RehearsalLine } from './rehearsal-line.ts'
import { TalkOutcome } from './talk-outcome.ts'

/** What is rehearsed, as it was known when the rehearsal began. */
export const Scene = z.object({
  /** Whom it is said to; empty while nobody has been named. */
  person: z.string(),
  /** What it is about; empty where nothing is known. */
  title: z.string(),
  /** Words to say that the coach made; empty without. */
  words: z.string(),
  /** Reactions that are to be expected, going on after "If", and what can be said to each. */
  expected: z.array(z.object({ if: z.string(), reply: z.string() })),
  /** What the leader has told of the matter, in their words. */
  told: z.array(z.string()),
})
export type Scene = z.infer<typeof Scene>

/** The three lines at the end. */
export const RehearsalClosing = z.object({
  worked: z.string(),
  change: z.string(),
  /** The sentence to keep: one of the leader's own, or of a version they were offered. */
  sentence: z.string(),
})
export type RehearsalClosing = z.infer<typeof RehearsalClosing>

const Part = (what: string) => text(500, what)
/** An intention with its occasion: who, when, where, the first words, and what to do if it turns out otherwise. */
export const IfThen = z.object({
  person: Part('Say with whom'),
  /** The day, `YYYY-MM-DD`. */
  day: z.iso.date('Choose a day'),
  /** The time of day, `HH:MM`, by the clock where the leader is; empty for a whole day. */
  time: z.union([z.literal(''), z.iso.time({ precision: -1, error: 'Write a time as 14:30' })]),
  place: optionalText(LIMITS.title),
  words: Part('Write your first words'),
  /** Goes on after "If". */
  ifThey: optionalText(500),
  /** Goes on after "then I". */
  thenI: optionalText(500),
})
export type IfThen = z.infer<typeof IfThen>

/** What to read before the conversation. `expect` goes on after "If"; `avoid` are words that were marked. */
export const Brief = z.object({
  sentence: z.string(),
  expect: z.nullable(z.string()),
  avoid: z.nullable(z.string()),
})
export type Brief = z.infer<typeof Brief>

/** An opening tried, the other person's reactions, the answers, and what is kept of it. Nothing of it counts as done. */
export const Rehearsal = z.object({
  id: Id,
  sessionId: z.nullable(Id),
  meetingId: z.nullable(Id),
  scene: Scene,
  lines: z.array(RehearsalLine),
  status: z.enum(['open', 'ended']),
  closing: z.nullable(RehearsalClosing),
  /** The sentence the leader has put on the take-away card; null while none. */
  keptSentence: z.nullable(z.string()),
  plan: z.nullable(IfThen),
  /** What came of the planned conversation; null until it is told. */
  outcome: z.nullable(TalkOutcome),
  /** Null while nothing was said in it. */
  brief: z.nullable(Brief),
  createdAt: Instant,
})
export type Rehearsal = z.infer<typeof Rehearsal>

const scene: Scene = {
  person: 'Marco',
  title: 'Marco keeps interrupting Ana',
  words: 'You have interrupted Ana four times since Monday. Let her finish before you answer.',
  expected: [
    { if: 'he says everyone does it', reply: 'That may be so. I am talking with you about your part.' },
  ],
  told: ['keeps interrupting Ana in our planning meeting'],
}
const rehearsal: Rehearsal = {
  id: 'rehearsal_1',
  sessionId: 'session_1',
  meetingId: null,
  scene,
  lines: [
    {
      id: 'line_1',
      by: 'leader',
      text: 'Marco, you always interrupt Ana. What is going on?',
      check: {
        finding: 'absolute',
        quote: 'you always interrupt Ana',
        hears: 'The one time it was otherwise. They will tell you that one, and the talk is about it.',
        changed: 'Marco, I notice that you often interrupt Ana. What is going on?',
        changes: [{ start: 7, end: 17, replacement: 'I notice that you often' }],
        points: [{ point: 'observation', isMet: true }],
        ready: null,
      },
      handedOver: null,
      isReplaced: false,
      saidAt: '2026-05-03T10:00:00.000Z',
    },
    {
      id: 'line_2',
      by: 'other',
      does: '',
      says: 'Come on. Everyone does that here.',
      reaction: 'everyone',
      resistance: 'guarded',
      isReplaced: false,
      saidAt: '2026-05-03T10:01:00.000Z',
    },
  ],
  status: 'open',
  closing: null,
  keptSentence: null,
  plan: null,
  outcome: null,
  brief: {
    sentence: 'Marco, I notice that you often interrupt Ana.',
    expect: 'they say “Come on. Everyone does that here.”',
    avoid: 'you always interrupt Ana',
  },
  createdAt: '2026-05-03T09:59:00.000Z',
}

export const listRehearsals = endpoint({
  method: 'GET',
  path: '/api/rehearsals',
  summary: "List the signed-in user's rehearsals, newest first, at most 200.",
  reply: z.array(Rehearsal),
  example: [rehearsal],
})

export const getRehearsal = endpoint({
  method: 'GET',
  path: '/api/rehearsals/:id',
  summary: 'Get one rehearsal with all its lines, those of earlier tries included.',
  reply: Rehearsal,
  errors: ['not_found'],
  example: rehearsal,
})

/** A rehearsal to begin: of the words of a session, for a meeting, or by itself. */
export const NewRehearsal = z.object({
  sessionId: z.optional(Id),
  meetingId: z.optional(Id),
  person: z.optional(optionalText(LIMITS.name)),
})
export type NewRehearsal = z.infer<typeof NewRehearsal>

export const startRehearsal = endpoint({
  method: 'POST',
  path: '/api/rehearsals',
  summary: 'Begin to rehearse a conversation. What is known of it is taken from the session or the meeting.',
  body: NewRehearsal,
  reply: Rehearsal,
  status: 201,
  errors: ['not_found', 'idempotency_mismatch', 'quota_reached'],
  example: { ...rehearsal, lines: [], brief: null },
})

export const sayLine = endpoint({
  method: 'POST',
  path: '/api/rehearsals/:id/lines',
  summary:
    'Say the opening, or answer the reaction. With `instead` it takes the place of that line, and what came after is put aside.',
  body: z.object({ text: text(LONGEST_LINE, 'Say something first.'), instead: z.optional(Id) }),
  reply: Rehearsal,
  errors: ['not_found', 'invalid_input', 'quota_reached', 'rehearsal_moved_on'],
  example: rehearsal,
})

export const hearReaction = endpoint({
  method: 'POST',
  path: '/api/rehearsals/:id/reactions',
  summary: 'Hear how the other person reacts to the last line, at one of three levels of resistance.',
  body: z.object({ resistance: z.enum(RESISTANCES, 'Say how much they resist') }),
  reply: Rehearsal,
  errors: ['not_found', 'quota_reached', 'rehearsal_moved_on'],
  example: rehearsal,
})

export const endRehearsal = endpoint({
  method: 'POST',
  path: '/api/rehearsals/:id/end',
  summary:
    'End a rehearsal: what worked, one thing to change, the sentence to keep. Ending twice changes nothing.',
  reply: Rehearsal,
  errors: ['not_found', 'rehearsal_moved_on'],
  example: rehearsal,
})

export const keepSentence = endpoint({
  method: 'PUT',
  path: '/api/rehearsals/:id/sentence',
  summary: 'Put a sentence on the take-away card, or take it off with null.',
  body: z.object({ sentence: z.nullable(text(LONGEST_LINE, 'Write the sentence')) }),
  reply: Rehearsal,
  errors: ['not_found', 'quota_reached'],
  example: rehearsal,
})

export const planRehearsal = endpoint({
  method: 'PUT',
  path: '/api/rehearsals/:id/plan',
  summary:
    'Keep when and where it will be said and what to do if it turns out otherwise; another day is another occasion. Null drops that.',
  body: z.object({ plan: z.nullable(IfThen) }),
  reply: Rehearsal,
  errors: ['not_found', 'quota_reached'],
  example: rehearsal,
})

export const tellOutcome = endpoint({
  method: 'PUT',
  path: '/api/rehearsals/:id/outcome',
  summary: 'Tell what came of a planned conversation; null takes that back.',
  body: z.object({ outcome: z.nullable(TalkOutcome) }),
  reply: Rehearsal,
  errors: ['not_found', 'quota_reached'],
  example: { ...rehearsal, outcome: { came: 'well', line: 'He listened, and asked her himself.' } },
})

export const deleteRehearsal = endpoint({
  method: 'DELETE',
  path: '/api/rehearsals/:id',
  summary: 'Delete a rehearsal with all its lines.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
