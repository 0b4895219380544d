import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Count, Fraction, Id, Instant, LIMITS, Success, text } from './primitives.ts'

/** The longest transcript, in characters; a meeting of two hours has some 200,000, with times twice as many. */
export const LONGEST_TRANSCRIPT = 450_000
/** So many lines of a kind are quoted at most; all are counted. */
export const MOST_QUOTED = 40

/** A line as it was said. `line` is its number in the pasted text, from 1. */
export const SaidLine = z.object({ speaker: z.string(), line: Count, quote: z.string() })
export type SaidLine = z.infer<typeof SaidLine>

/** How much one person talked and what they asked. */
export const TranscriptSpeaker = z.object({
  name: z.string(),
  share: Fraction,
  words: Count,
  open: Count,
  closed: Count,
  /** Questions that ask for more than a word: what, how, why, tell me. */
  openQuestions: z.array(SaidLine),
  closedQuestions: z.array(SaidLine),
})
export type TranscriptSpeaker = z.infer<typeof TranscriptSpeaker>

/** One person began before another had ended: sure where the times overlap, likely where a line breaks off with a dash. */
export const Interruption = z.object({
  how: z.enum(['overlap', 'broken-off']),
  before: SaidLine,
  after: SaidLine,
})
export type Interruption = z.infer<typeof Interruption>

/** Something somebody is to do; `speaker` said it, `owner` does it. */
export const NextStep = z.object({ ...SaidLine.shape, owner: z.string(), hasDay: z.boolean() })
export type NextStep = z.infer<typeof NextStep>

/** What a meeting looked like. */
export const TranscriptReading = z.object({
  /** What the shares are of: times of beginning and end, times from one beginning to the next, or words where there are no times. */
  basis: z.enum(['times', 'starts', 'words']),
  /** Those who spoke, the most first. */
  speakers: z.array(TranscriptSpeaker),
  interruptions: z.array(Interruption),
  /** By whom and of whom, counted. */
  interrupted: z.array(z.object({ by: z.string(), of: z.string(), times: Count })),
  decisions: z.array(SaidLine),
  steps: z.array(NextStep),
  /** Which of the speakers the leader is; null while they have not said. */
  me: z.nullable(z.string()),
  /** One thing to try next time, with the line it comes from; null while it is not known who the leader is. */
  next: z.nullable(z.object({ advice: z.string(), line: z.nullable(SaidLine) })),
})
export type TranscriptReading = z.infer<typeof TranscriptReading>

/** A pasted transcript, and who of its speakers the leader is. */
export const PastedTranscript = z.object({
  text: text(LONGEST_TRANSCRIPT, 'Paste the transcript'),
  me: z._default(z.nullable(text(LIMITS.title, 'Say who you are in it')), null),
})

/** A reading that was kept: figures and quoted lines, without the transcript. */
export const KeptTranscript = z.object({
  id: Id,
  title: text(LIMITS.title, 'Give it a name'),
  reading: TranscriptReading,
  createdAt: Instant,
})
export type KeptTranscript = z.infer<typeof KeptTranscript>

const asked = { speaker: 'Nadia', line: 4, quote: 'What makes them slow?' }
const reading: TranscriptReading = {
  basis: 'words',
  speakers: [
    { name: 'Nadia', share: 0.6, words: 31, open: 1, closed: 0, openQuestions: [asked], closedQuestions: [] },
    { name: 'Ana', share: 0.4, words: 21, open: 0, closed: 0, openQuestions: [], closedQuestions: [] },
  ],
  interruptions: [],
  interrupted: [],
  decisions: [],
  steps: [{ speaker: 'Ana', line: 8, quote: 'I will fix that by Friday.', owner: 'Ana', hasDay: true }],
  me: 'Nadia',
  next: { advice: 'Ask Ana first, and say your own view last.', line: asked },
}
const kept: KeptTranscript = {
  id: 'transcript_1',
  title: 'Release planning',
  reading,
  createdAt: '2026-05-03T09:30:00.000Z',
}

export const readTranscript = endpoint({
  method: 'POST',
  path: '/api/transcripts/read',
  summary:
    'Read a pasted transcript: who talked how much, questions, interruptions, decisions, next steps. Nothing is stored.',
  body: PastedTranscript,
  reply: TranscriptReading,
  errors: ['invalid_input'],
  example: reading,
})

export const keepTranscript = endpoint({
  method: 'POST',
  path: '/api/transcripts',
  summary: 'Read a transcript and keep its figures and quoted lines; the transcript itself is not stored.',
  body: z.extend(PastedTranscript, { title: KeptTranscript.shape.title }),
  reply: KeptTranscript,
  status: 201,
  errors: ['invalid_input', 'idempotency_mismatch', 'quota_reached'],
  example: kept,
})

export const listTranscripts = endpoint({
  method: 'GET',
  path: '/api/transcripts',
  summary: 'List the readings the signed-in user has kept, newest first, at most 200.',
  reply: z.array(KeptTranscript),
  example: [kept],
})

export const deleteTranscript = endpoint({
  method: 'DELETE',
  path: '/api/transcripts/:id',
  summary: 'Delete a kept reading.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
