import * as z from 'zod/mini'
import { CoachingSession, createSession, getSession, Message, TAPS } from './coaching.ts'
import { endpoint } from './endpoint.ts'
import { Locale } from './locale.ts'
import { LIMITS, optionalText, storable, TimeZone, text, Unread } from './primitives.ts'

/** What a leader can ask a quick word of coaching for. */
export const PROMPT_SITUATIONS = [
  'feedback',
  'team-meeting',
  'one-on-one',
  'difficult-conversation',
  'conflict',
] as const
export type PromptSituation = (typeof PROMPT_SITUATIONS)[number]

/** The four skills that the product asks questions about. */
export const FOCUS_AREAS = ['complexProblemSolving', 'connection', 'creativity', 'coaching'] as const
export type FocusArea = (typeof FOCUS_AREAS)[number]

/** A situation, and what is special about it; `hasDetails` says whether there is any text. */
export const PromptRequest = z.object({
  situation: z.enum(PROMPT_SITUATIONS),
  context: z.object({ specificDetails: optionalText(LIMITS.text), hasDetails: z.boolean() }),
})
export type PromptRequest = z.infer<typeof PromptRequest>

/** A quick word of coaching. Texts may hold paragraphs and **bold**. */
export const CoachingPrompt = z.object({
  personalizedResponse: z.string(),
  coachingApproach: z.string(),
  followUpQuestions: z.array(z.string()),
  actionableSteps: z.array(z.string()),
  /** The language model that put it into words, all but the steps; absent where the built-in coach did. */
  engine: z.optional(z.string()),
  /** The language of the response and the steps, as a BCP 47 tag; English where it is left out. */
  language: z.optional(z.string()),
  /** Present where the details are not English and were left aside. */
  unread: z.optional(Unread),
})
export type CoachingPrompt = z.infer<typeof CoachingPrompt>

export const getPrompt = endpoint({
  method: 'POST',
  path: '/api/coaching/prompts',
  summary: 'Get a quick word of coaching on a situation; nothing is stored.',
  access: 'public',
  body: PromptRequest,
  reply: CoachingPrompt,
  example: {
    personalizedResponse: 'So this is the heart of it: “Marco keeps interrupting Ana”.',
    coachingApproach: '**Tell one scene** (ten minutes)\n\nYou describe when it was and what followed.',
    followUpQuestions: ['When did you last see it with your own eyes?'],
    actionableSteps: ['Pick the latest moment you saw yourself.', 'Say it in two sentences.'],
  },
})

/** Questions on one of the four skills. */
export const SkillQuestions = z.object({ focusArea: z.enum(FOCUS_AREAS), questions: z.array(z.string()) })
export type SkillQuestions = z.infer<typeof SkillQuestions>

export const getSkillQuestions = endpoint({
  method: 'GET',
  path: '/api/coaching/four-cs/:focusArea',
  summary:
    'Get questions on one of the four skills; each further `page` holds others, until they begin again.',
  access: 'public',
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000))) }),
  reply: SkillQuestions,
  errors: ['not_found'],
  example: {
    focusArea: 'connection',
    questions: ['Who on your team has stopped disagreeing with you, and since when?'],
  },
})

/** A conversation without an account, signed by the server and kept by nobody but the browser. */
const Sealed = z.string().check(z.minLength(1), z.maxLength(400_000), storable)

/** How many messages the coach answers without an account. */
export const VISITOR_TURNS = 4

export const answerVisitor = endpoint({
  method: 'POST',
  path: '/api/coaching/visitor-turns',
  summary:
    'Say something to the built-in coach without an account, and go on from what was `sealed` before, four times at most; nothing is stored.',
  access: 'public',
  body: z.object({
    content: text(LIMITS.text, 'Write something first.'),
    tap: z.optional(z.enum(TAPS, 'Say one of the taps')),
    sealed: z.optional(Sealed),
    timeZone: z.optional(TimeZone),
    locale: z.optional(Locale),
  }),
  reply: z.object({ messages: z.array(Message), sealed: z.string() }),
  errors: ['unauthorized'],
  example: { messages: getSession.example.messages, sealed: 'a-signed-conversation' },
})

export const keepConversation = endpoint({
  method: 'POST',
  path: '/api/coaching/sessions/kept',
  summary:
    'Make a conversation held without an account an active session of the caller, once however often it is asked for.',
  body: z.object({
    title: text(LIMITS.title, 'Please enter a title for your coaching session.'),
    sealed: Sealed,
  }),
  reply: CoachingSession,
  status: 201,
  errors: ['not_found', 'idempotency_mismatch', 'quota_reached'],
  example: createSession.example,
})
