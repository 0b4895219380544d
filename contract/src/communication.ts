import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Change } from './message-change.ts'
import { Count, Fraction, Id, Instant, LIMITS, optionalText, Success, text, Unread } from './primitives.ts'
import { REGISTER_EXAMPLE, REGISTERS, RegisterVersion } from './registers.ts'

/** What kind of message it is. Only an email has a subject. */
export const COMMUNICATION_TYPES = ['email', 'chat', 'meeting_invite', 'formal_letter', 'feedback'] as const
/** What the message is about or whom it goes to; `general` when nobody says. */
export const COMMUNICATION_CONTEXTS = [
  'team_update',
  'client_communication',
  'manager_report',
  'peer_collaboration',
  'project_update',
  'meeting_request',
  'conflict_resolution',
  'performance_discussion',
  'general',
] as const
/** The three things a message is scored on. */
export const SCORE_DIMENSIONS = ['clarity', 'tone', 'professionalism'] as const
/** `warming_up` and `unavailable` mean that this analysis went without a grammar check; `off`: so does every one here. */
export const GRAMMAR_STATES = ['checked', 'warming_up', 'unavailable', 'off'] as const

/** The spellings of English that somebody can choose. */
export const DIALECTS = ['american', 'british', 'canadian', 'australian', 'indian'] as const
/** How many words somebody can call right. */
export const MOST_OWN_WORDS = 1_000
/** What can be called a word of one's own. */
export const OWN_WORD = /^\p{L}[\p{L}\p{M}'’-]{0,59}$/u

export type Dialect = (typeof DIALECTS)[number]
export type CommunicationType = (typeof COMMUNICATION_TYPES)[number]
export type CommunicationContext = (typeof COMMUNICATION_CONTEXTS)[number]
export type ScoreDimension = (typeof SCORE_DIMENSIONS)[number]
export type GrammarState = (typeof GRAMMAR_STATES)[number]

/** A message to analyze. */
export const AnalysisRequest = z.object({
  communicationType: z.enum(COMMUNICATION_TYPES, 'Choose a communication type'),
  context: z._default(z.enum(COMMUNICATION_CONTEXTS, 'Choose a context'), 'general'),
  /** Empty for everything but an email. */
  subject: z.pipe(
    z.optional(z.nullable(optionalText(LIMITS.title))),
    z.transform((subject: string | null | undefined) => subject ?? ''),
  ),
  messageText: text(LIMITS.text, 'Enter your message'),
})
export type AnalysisRequest = z.input<typeof AnalysisRequest>

/** Words of the message that cost it something. `start` and `end` count UTF-16 units of the original text. */
export const Finding = z.object({
  id: Id,
  rule: Id,
  ruleName: z.string(),
  dimension: z.enum(SCORE_DIMENSIONS),
  start: Count,
  end: Count,
  /** What it does to the reader. */
  why: z.string(),
  /** What could stand there instead; null when only the writer can know. */
  replacement: z.nullable(z.string()),
})
export type Finding = z.infer<typeof Finding>

/** What an analysis says of one message. */
export const CommunicationFeedback = z.object({
  overallScore: Fraction,
  clarity: Fraction,
  tone: Fraction,
  professionalism: Fraction,
  /** How formal it reads, from casual to formal: a description, not a mark. Null for a text without words. */
  formality: z.nullable(Fraction),
  keyStrengths: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
  suggestions: z.array(z.string()),
  improvedVersion: z.string(),
  /** The name of the language model that wrote the improved version; absent where the built-in rewriter did. */
  engine: z.optional(z.string()),
  /** The language model that was sent the message for it, whoever wrote it in the end. */
  sentTo: z.optional(z.string()),
  findings: z.array(Finding),
  changes: z.array(Change),
  /** Mail of others that the message quotes, and what a mail program signs with: neither judged nor changed. */
  quoted: z.optional(z.array(z.object({ start: Count, end: Count }))),
  grammar: z.enum(GRAMMAR_STATES),
  /** Present where the message is not English: then nothing was found or improved, and the scores mean nothing. */
  unread: z.optional(Unread),
})
export type CommunicationFeedback = z.infer<typeof CommunicationFeedback>

/** One analyzed message, as it was judged then. */
export const CommunicationAnalysis = z.object({
  id: Id,
  communicationType: z.enum(COMMUNICATION_TYPES),
  context: z.enum(COMMUNICATION_CONTEXTS),
  subject: z.string(),
  originalText: z.string(),
  feedback: CommunicationFeedback,
  createdAt: Instant,
})
export type CommunicationAnalysis = z.infer<typeof CommunicationAnalysis>

/** A rule that a person has called a false alarm: it finds nothing in their messages any more. */
export const MutedRule = z.object({ rule: Id, ruleName: z.string(), mutedAt: Instant })
export type MutedRule = z.infer<typeof MutedRule>

/** How somebody spells: a word of their own is never marked; without a `dialect` every spelling of English is right. */
export const Spelling = z.object({
  dialect: z.nullable(z.enum(DIALECTS, 'Choose a spelling')),
  /** Words in small letters, the newest first. */
  words: z.array(z.object({ word: z.string(), addedAt: Instant })),
})
export type Spelling = z.infer<typeof Spelling>

const originalText =
  'Hi Priya, you never send the numbers in time. I need the March figures for the board. Thanks, Ada'
const analysis: CommunicationAnalysis = {
  id: 'analysis_1',
  communicationType: 'email',
  context: 'peer_collaboration',
  subject: 'March figures',
  originalText,
  feedback: {
    overallScore: 0.58,
    clarity: 0.64,
    tone: 0.42,
    professionalism: 0.71,
    formality: 0.55,
    keyStrengths: ['It is short, and the reason for the request is there.'],
    areasForImprovement: [
      'The first sentence blames, so Priya is likely to defend herself before she reads on.',
    ],
    suggestions: ['Say by when you need the figures.'],
    improvedVersion:
      'Hi Priya, the numbers have come late. Could you send me the March figures for the board? Thanks, Ada',
    findings: [
      {
        id: 'finding_1',
        rule: 'blame',
        ruleName: 'Blame',
        dimension: 'tone',
        start: 10,
        end: 45,
        why: 'A reader who feels accused answers the accusation, not the request.',
        replacement: 'the numbers have come late.',
      },
      {
        id: 'finding_2',
        rule: 'no-date',
        ruleName: 'No date',
        dimension: 'clarity',
        start: 46,
        end: 85,
        why: 'Without a date the reader cannot tell whether today matters.',
        replacement: null,
      },
    ],
    changes: [
      {
        start: 10,
        end: 45,
        replacement: 'the numbers have come late.',
        rule: 'blame',
        why: 'A reader who feels accused answers the accusation, not the request.',
      },
      {
        start: 46,
        end: 85,
        replacement: 'Could you send me the March figures for the board?',
        rule: 'no-date',
        why: 'Without a date the reader cannot tell whether today matters.',
      },
    ],
    grammar: 'checked',
  },
  createdAt: '2026-05-03T09:30:00.000Z',
}

export const analyzeCommunication = endpoint({
  method: 'POST',
  path: '/api/communication/analyze',
  summary: 'Analyze a message before it is sent, and keep the analysis.',
  body: AnalysisRequest,
  reply: CommunicationAnalysis,
  errors: ['idempotency_mismatch', 'quota_reached'],
  example: analysis,
})
export const changeRegister = endpoint({
  method: 'POST',
  path: '/api/communication/analyses/:id/register',
  summary:
    'Write a message that was analyzed in another register, as it stands now. The version is not stored, what a language model was sent for it is.',
  body: z.object({
    register: z.enum(REGISTERS, 'Choose a register'),
    subject: z.pipe(
      z.optional(z.nullable(optionalText(LIMITS.title))),
      z.transform((subject: string | null | undefined) => subject ?? ''),
    ),
    messageText: text(LIMITS.text, 'Enter your message'),
  }),
  reply: RegisterVersion,
  errors: ['not_found'],
  example: REGISTER_EXAMPLE,
})
export const listCommunicationHistory = endpoint({
  method: 'GET',
  path: '/api/communication/history',
  summary: "List the signed-in user's analyses, newest first, at most 200.",
  reply: z.array(CommunicationAnalysis),
  example: [analysis],
})
export const listMutedRules = endpoint({
  method: 'GET',
  path: '/api/communication/muted-rules',
  summary: 'List the rules that the signed-in user has called false alarms, newest first.',
  reply: z.array(MutedRule),
  example: [{ rule: 'blame', ruleName: 'Blame', mutedAt: '2026-05-03T09:31:00.000Z' }],
})
export const muteRule = endpoint({
  method: 'PUT',
  path: '/api/communication/muted-rules/:rule',
  summary: 'Call a rule a false alarm: it finds nothing from then on. Doing it again changes nothing.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
export const unmuteRule = endpoint({
  method: 'DELETE',
  path: '/api/communication/muted-rules/:rule',
  summary: 'Let a rule find again. Doing it again changes nothing.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
export const getSpelling = endpoint({
  method: 'GET',
  path: '/api/communication/spelling',
  summary: 'Get the spelling that the signed-in user has chosen, and the words they have called right.',
  reply: Spelling,
  example: { dialect: 'british', words: [{ word: 'lehenga', addedAt: '2026-05-03T09:31:00.000Z' }] },
})
export const chooseSpelling = endpoint({
  method: 'PUT',
  path: '/api/communication/spelling',
  summary: 'Choose the spelling of English that messages are read by; null to have it guessed from each.',
  body: z.pick(Spelling, { dialect: true }),
  reply: Success,
  example: { success: true },
})
export const addOwnWord = endpoint({
  method: 'PUT',
  path: '/api/communication/words/:word',
  summary: 'Call a word right: it is never marked from then on. Doing it again changes nothing.',
  reply: Success,
  errors: ['not_found', 'quota_reached'],
  example: { success: true },
})
export const removeOwnWord = endpoint({
  method: 'DELETE',
  path: '/api/communication/words/:word',
  summary: 'Let a word be marked again. Doing it again changes nothing.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})

/** A message written from points; what only its writer knows stands in brackets. */
export const MessageDraft = z.object({ messageText: z.string() })
export type MessageDraft = z.infer<typeof MessageDraft>
export const draftMessage = endpoint({
  method: 'POST',
  path: '/api/communication/draft',
  summary: 'Write a message from a few points, one a line; nothing is stored.',
  body: z.object({
    communicationType: z.enum(COMMUNICATION_TYPES, 'Choose a communication type'),
    points: text(LIMITS.text, 'Enter a point'),
  }),
  reply: MessageDraft,
  example: { messageText: 'Hello Ana,\n\nPlease send the figures by Friday.\n\nKind regards,' },
})
