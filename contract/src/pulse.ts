import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Count, Id, LIMITS, Success, text } from './primitives.ts'

/** The five answers there are, from 1 to 5. They are the same for every question, so that nobody can choose ends that tell people apart. */
export const PULSE_SCALE = ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'] as const
/** Fewer answers than these are never shown; more are counted in steps of as many. */
export const PULSE_STEP = 5
/** How long a link lives at most, in days. */
export const LONGEST_PULSE_DAYS = 30
/** The longest question, in characters. */
export const LONGEST_PULSE_QUESTION = 200

/** An answer to a pulse: a place on the scale, 1 to 5. */
export const PulseAnswer = z
  .int('Choose one of the five answers')
  .check(z.minimum(1, 'Choose one of the five answers'), z.maximum(5, 'Choose one of the five answers'))

/** A question that the five answers fit. */
const PulseQuestion = text(LONGEST_PULSE_QUESTION, 'Write the question').check(
  z.refine(
    (question) => /^how often\b/i.test(question),
    'Begin with “How often”, so that the five answers fit',
  ),
)

/** A question to a team, by a link, about one behavior of the leader's. */
export const NewPulse = z.object({
  /** What people would see the leader do. */
  behavior: text(LIMITS.title, 'Say what people would see you do'),
  question: PulseQuestion,
  /** The name that stands above the question: all that is told of the leader. */
  askedBy: text(LIMITS.name, 'Write the name people know you by'),
  /** The last day of the link, `YYYY-MM-DD`. */
  closesOn: z.iso.date('Choose a day'),
})
export type NewPulse = z.infer<typeof NewPulse>

/**
 * What a pulse came to; only of one that has ended.
 *
 * `people` is how many answered at least, in steps of five; 0 where they were fewer than five, and nothing is said then.
 * `average` is a place on the scale in half points, what chance has changed reckoned out; null where nothing is said.
 */
export const PulseResult = z.object({
  people: Count.check(z.multipleOf(PULSE_STEP)),
  average: z.nullable(z.number().check(z.minimum(1), z.maximum(5), z.multipleOf(0.5))),
})
export type PulseResult = z.infer<typeof PulseResult>

/** A pulse as its leader sees it. While it is open nothing of its answers is told, not even how many there are. */
export const Pulse = z.object({
  id: Id,
  ...NewPulse.shape,
  startedOn: z.iso.date(),
  status: z.enum(['open', 'ended']),
  /** The path of the page where people answer; null once it has ended. */
  path: z.nullable(z.string()),
  result: z.nullable(PulseResult),
})
export type Pulse = z.infer<typeof Pulse>

/** What may keep people from answering a question honestly, or at all. */
export const QuestionProblem = z.object({
  /** The words it is about. */
  quote: z.string(),
  why: z.string(),
})
export type QuestionProblem = z.infer<typeof QuestionProblem>

const pulse: Pulse = {
  id: 'pulse_1',
  behavior: 'Let people finish before I answer',
  question: 'How often does Nadia let people finish before she answers?',
  askedBy: 'Nadia',
  closesOn: '2026-05-10',
  startedOn: '2026-05-03',
  status: 'ended',
  path: null,
  result: { people: 5, average: 3.5 },
}

export const listPulses = endpoint({
  method: 'GET',
  path: '/api/pulses',
  summary:
    "List the signed-in user's pulses, newest first, at most 200. Of an open one no answer is counted.",
  reply: z.array(Pulse),
  example: [pulse],
})

export const offerQuestions = endpoint({
  method: 'POST',
  path: '/api/pulses/wordings',
  summary: 'Get several ways to ask about a behavior, those that fit it best first.',
  body: z.pick(NewPulse, { behavior: true, askedBy: true }),
  reply: z.object({ questions: z.array(z.string()) }),
  errors: ['invalid_input'],
  example: {
    questions: [pulse.question, 'How often does Nadia talk over somebody who is speaking?'],
  },
})

export const checkQuestion = endpoint({
  method: 'POST',
  path: '/api/pulses/question-checks',
  summary: 'Check a question: does it lead, ask two things at once, or ask for what nobody can see?',
  body: z.object({ question: text(LONGEST_PULSE_QUESTION, 'Write the question') }),
  reply: z.object({ problems: z.array(QuestionProblem) }),
  errors: ['invalid_input'],
  example: {
    problems: [
      {
        quote: 'listen and decide',
        why: 'Two things are asked at once. Who sees one and not the other cannot answer.',
      },
    ],
  },
})

export const startPulse = endpoint({
  method: 'POST',
  path: '/api/pulses',
  summary: 'Ask a team one question by a link; one at a time, three in thirty days.',
  body: NewPulse,
  reply: Pulse,
  status: 201,
  errors: ['invalid_input', 'idempotency_mismatch', 'quota_reached', 'pulse_open'],
  example: { ...pulse, status: 'open', path: '/api/ask/q3J8', result: null },
})

export const endPulse = endpoint({
  method: 'POST',
  path: '/api/pulses/:id/end',
  summary: 'End a pulse: the link dies, what it came to is fixed, and its single answers are deleted.',
  reply: Pulse,
  errors: ['not_found'],
  example: pulse,
})

export const deletePulse = endpoint({
  method: 'DELETE',
  path: '/api/pulses/:id',
  summary: 'Delete a pulse with its answers; the link dies.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
