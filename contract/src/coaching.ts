import * as z from 'zod/mini'
import { Case, CaseChange, EXAMPLE_CASE, TIMES } from './case.ts'
import { endpoint } from './endpoint.ts'
import { ModelWriting, SentToModel, Writer } from './model-writing.ts'
import { Count, Id, Instant, LIMITS, Minutes, text } from './primitives.ts'
import { OUTCOMES, Outcome, Step } from './step.ts'
import { FilledPlace, StructuredResponse } from './structured-response.ts'
import { TurnState } from './turn-state.ts'

/** An active session takes messages; the others are read only. */
const SESSION_STATUSES = ['active', 'completed', 'archived'] as const

/** What comes with a coach's message; empty on a leader's. */
export const MessageMetadata = z.object({
  structuredResponse: z.optional(StructuredResponse),
  proTip: z.optional(z.string()),
  followUpQuestions: z.optional(z.array(z.string())),
  suggestions: z.optional(z.array(z.string())),
  /** What it may be about, where the coach is not sure: each completes "It is that …", with the leader's clause that speaks for it. */
  readings: z.optional(
    z.array(z.object({ situation: z.string(), asks: z.string(), quote: z.nullable(z.string()) })),
  ),
  /** What else words that were asked for may be for, where the coach has such: each begins with "to". */
  otherWords: z.optional(z.array(z.string())),
  /** The leader's own sentences, turned to whom the words are for, that can be put into the blank of the words. */
  ownSentences: z.optional(z.array(z.string())),
  place: z.optional(FilledPlace),
  /** What may come back to the words in the answer, going on after "If", and what can be said to it. */
  reactions: z.optional(z.array(z.object({ if: z.string(), reply: z.string() }))),
  /** Asked beside the answer, once a session, where something worse may be meant; `answer` is how the leader says so. */
  aside: z.optional(z.object({ line: z.string(), answer: z.string() })),
  /** The language of the message and its suggestions, as a BCP 47 tag; English where it is left out. */
  language: z.optional(z.string()),
  /** The same in English, shown below the message, where the message could not be read. */
  inEnglish: z.optional(z.string()),
  turn: z.optional(TurnState),
  /** The language model that was sent the conversation for this answer, whoever wrote it in the end. */
  sentTo: z.optional(z.string()),
})
export type MessageMetadata = z.infer<typeof MessageMetadata>

/** How a leader says that one of the readings is it: said so, it is settled and the others are out. */
export const sayReading = (asks: string): string => `Yes: “${asks}”`

/** How a leader asks for the words of one of the purposes that were offered. */
export const sayOtherWords = (purpose: string): string => `Words ${purpose}`

/** One thing said in a session. */
export const Message = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  metadata: MessageMetadata,
  createdAt: Instant,
})
export type Message = z.infer<typeof Message>

/** A conversation about one matter; `sessionDuration` in minutes, null while active. */
export const CoachingSession = z.object({
  id: Id,
  title: z.string(),
  status: z.enum(SESSION_STATUSES),
  leadershipContext: z.object({ leadershipStyle: z.string(), strengths: z.array(z.string()) }),
  summary: z.nullable(z.string()),
  /** Left out where no language model was asked to sum it up. */
  summaryWriting: z.optional(ModelWriting),
  /** The steps as people read them, in the same order. */
  actionItems: z.array(z.string()),
  steps: z.array(Step),
  outcomes: z.array(Outcome),
  startedAt: z.nullable(Instant),
  completedAt: z.nullable(Instant),
  sessionDuration: z.nullable(Minutes),
  /** The meeting it prepares; null for none, and once that meeting is deleted. */
  meetingId: z.nullable(Id),
})
export type CoachingSession = z.infer<typeof CoachingSession>

const session: CoachingSession = {
  id: 'session_1',
  title: 'Feedback for Marco before Thursday',
  status: 'active',
  leadershipContext: { leadershipStyle: 'Coaching', strengths: ['You explain the reason before the task'] },
  summary: null,
  actionItems: [],
  steps: [],
  outcomes: [],
  startedAt: '2026-05-03T09:50:00.000Z',
  completedAt: null,
  sessionDuration: null,
  meetingId: null,
}
const ownStep: Step = {
  text: 'Speak with Marco before the planning meeting (Thursday, May 7)',
  origin: 'leader',
  timeframe: null,
  dueOn: '2026-05-07',
}
const completed: CoachingSession = {
  ...session,
  status: 'completed',
  summary: 'You worked on Marco interrupting Ana and agreed to speak with him on Thursday.',
  actionItems: [ownStep.text],
  steps: [ownStep],
  completedAt: '2026-05-03T10:05:00.000Z',
  sessionDuration: 15,
}
const userMessage: Message = {
  id: 'message_1',
  role: 'user',
  content: 'Marco keeps interrupting Ana in our planning meeting.',
  metadata: {},
  createdAt: '2026-05-03T09:51:00.000Z',
}
const assistantMessage: Message = {
  id: 'message_2',
  role: 'assistant',
  content: 'You say Marco "keeps interrupting Ana". What have you said to him so far?',
  metadata: { followUpQuestions: ['What have you said to him so far?'] },
  createdAt: '2026-05-03T09:51:01.000Z',
}

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/coaching/sessions',
  summary: "List the signed-in user's coaching sessions, newest first, at most 200.",
  reply: z.array(CoachingSession),
  example: [session],
})

/** A session to start; a `meetingId` that is no meeting of the caller's is left out. */
export const NewSession = z.object({
  title: text(LIMITS.title, 'Please enter a title for your coaching session.'),
  meetingId: z.optional(Id),
  time: z.optional(z.enum(TIMES, 'Say how much time there is')),
})
export type NewSession = z.infer<typeof NewSession>

export const createSession = endpoint({
  method: 'POST',
  path: '/api/coaching/sessions',
  summary:
    'Start a coaching session. Needs an assessment result. It may prepare one of the own meetings, and say how much time there is.',
  body: NewSession,
  reply: CoachingSession,
  status: 201,
  errors: ['assessment_required', 'idempotency_mismatch', 'quota_reached'],
  example: session,
})

export const getSession = endpoint({
  method: 'GET',
  path: '/api/coaching/sessions/:id',
  summary: 'Get one coaching session with its messages, oldest first, and what has been understood in it.',
  reply: z.object({
    session: CoachingSession,
    messages: z.array(Message),
    case: Case,
    /** What the leader told of their last conversation since the session before, said first; left out where nothing was told. */
    opening: z.optional(z.string()),
  }),
  errors: ['not_found'],
  example: { session, messages: [userMessage, assistantMessage], case: EXAMPLE_CASE },
})

export const correctCase = endpoint({
  method: 'PATCH',
  path: '/api/coaching/sessions/:id/case',
  summary:
    'Correct what has been understood in an active session: one change of one line, or of how much time there is.',
  body: CaseChange,
  reply: Case,
  errors: ['not_found', 'session_completed'],
  example: {
    ...EXAMPLE_CASE,
    people: EXAMPLE_CASE.people.map((person) => ({ ...person, label: 'Marc' })),
    corrected: ['Marc, not Marco'],
  },
})

const TAPS_ON_WORDS = ['softer', 'shorter', 'keep'] as const
/**
 * What can be said with one tap: words to say, a view, to be challenged, the reaction to fear, another matter, that the coach has
 * missed it, that the words it gave should be softer or shorter, or that the step it names will be done.
 */
export const TAPS = ['words', 'view', 'challenge', 'reaction', 'another', 'missed', ...TAPS_ON_WORDS] as const
export type Tap = (typeof TAPS)[number]

/** Both sides of one turn, and what has been understood after it. */
export const Turn = z.object({ userMessage: Message, assistantMessage: Message, case: Case })
export type Turn = z.infer<typeof Turn>

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/coaching/sessions/:id/messages',
  summary:
    'Say something and get the coach\'s answer. With "Accept: text/event-stream" the same turn arrives as TurnEvents.',
  body: z.object({
    content: text(LIMITS.text, 'Write something first.'),
    tap: z.optional(z.enum(TAPS, 'Say one of the taps')),
  }),
  reply: Turn,
  errors: ['not_found', 'session_completed', 'turn_in_progress', 'idempotency_mismatch', 'quota_reached'],
  example: { userMessage, assistantMessage, case: EXAMPLE_CASE },
})

/**
 * One event of a streamed turn, in this order: `user` once, `delta` several times, `part` up to six times,
 * `done` once; or `failed` at any point after `user`, with the user's message kept. `reset` takes back every `delta`
 * and `part` so far, because somebody else writes the turn after all.
 */
export const TurnEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('user'), message: Message }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('part'), structuredResponse: z.partial(StructuredResponse) }),
  z.object({ type: z.literal('reset') }),
  z.object({ type: z.literal('done'), message: Message, case: Case }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
])
export type TurnEvent = z.infer<typeof TurnEvent>

export const getSent = endpoint({
  method: 'GET',
  path: '/api/coaching/messages/:id/sent',
  summary: 'Read exactly what a language model was sent for one answer of the coach.',
  reply: SentToModel,
  errors: ['not_found'],
  example: { model: 'a-model', host: null, messages: [{ role: 'user', content: 'How do I start?' }] },
})

export const getSentText = endpoint({
  method: 'GET',
  path: '/api/coaching/sent/:task/:id',
  summary:
    'Read exactly what a language model was sent for the summary of a session, the improved version of a message (`rewrite`), an insight or a line of a rehearsal.',
  reply: SentToModel,
  errors: ['not_found'],
  example: { model: 'a-model', host: null, messages: [{ role: 'user', content: 'What did it come to?' }] },
})

export const getWriter = endpoint({
  method: 'GET',
  path: '/api/coaching/writer',
  summary:
    'Say whether a language model writes, which one, whether it leads the coach, where what somebody writes goes for that, and what is left for today.',
  access: 'public',
  reply: Writer,
  example: { languageModel: null },
})

export const completeSession = endpoint({
  method: 'POST',
  path: '/api/coaching/sessions/:id/complete',
  summary:
    'End a session; its summary, action items and duration come from what was said. Ending twice changes nothing.',
  reply: CoachingSession,
  errors: ['not_found'],
  example: completed,
})

/** How long after its end a session can be opened again, in milliseconds; a screen offers it for less. */
export const REOPEN_MS = 60_000

export const reopenSession = endpoint({
  method: 'POST',
  path: '/api/coaching/sessions/:id/reopen',
  summary:
    'Take the end of a session back within a minute: it is active again, without summary and steps. An active one stays as it is.',
  reply: CoachingSession,
  errors: ['not_found', 'session_completed'],
  example: session,
})

export const noteOutcome = endpoint({
  method: 'PUT',
  path: '/api/coaching/sessions/:id/commitments/:item',
  summary:
    'Say what became of a step, numbered from 0. What the coach suggested and nobody has committed to has no outcome.',
  body: z.object({ outcome: z.enum([...OUTCOMES, 'open'], 'Say done, dropped or open') }),
  reply: CoachingSession,
  errors: ['not_found'],
  example: { ...completed, outcomes: [{ item: 0, outcome: 'done' }] },
})

/** Counts and minutes of somebody's coaching; durations of completed sessions only. */
export const CoachingProgress = z.object({
  totalSessions: Count,
  completedSessions: Count,
  totalCoachingMinutes: Minutes,
  averageSessionDuration: Minutes,
  goalsProgress: z.array(z.object({ goal: z.string(), progress: z.number(), target: z.number() })),
})
export type CoachingProgress = z.infer<typeof CoachingProgress>

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/coaching/progress',
  summary: "Get counts and minutes of the signed-in user's coaching.",
  reply: CoachingProgress,
  example: {
    totalSessions: 4,
    completedSessions: 3,
    totalCoachingMinutes: 52,
    averageSessionDuration: 17,
    goalsProgress: [{ goal: 'Hand over the release', progress: 40, target: 100 }],
  },
})
