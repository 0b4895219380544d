import * as z from 'zod/mini'

/** What a model is asked to write beside the coach's turns: what a session came to, an improved version, an insight, a line of a rehearsal. */
export const TEXT_TASKS = ['summary', 'rewrite', 'insight', 'rehearsal'] as const
export type TextTask = (typeof TEXT_TASKS)[number]

/** A text that a language model was asked for. */
export const ModelWriting = z.object({
  /** Whose words they are; null where the built-in ones stand all the same. */
  engine: z.nullable(z.string()),
  /** The model that was sent what it needed for them. */
  sentTo: z.string(),
})
export type ModelWriting = z.infer<typeof ModelWriting>

/** All that a language model was sent for one answer or text, letter by letter; `host` is null for the machine of this server. */
export const SentToModel = z.object({
  model: z.string(),
  host: z.nullable(z.string()),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
})
export type SentToModel = z.infer<typeof SentToModel>

/** Who writes what people read besides what is built in. */
export const Writer = z.object({
  /** The language model that is given what somebody writes; null where there is none. */
  languageModel: z.nullable(
    z.object({
      name: z.string(),
      /** The host it runs at; null on the machine of this server. */
      host: z.nullable(z.string()),
      /** Whether it leads the coach's turns; until it has passed its self-test the built-in coach holds them. */
      leads: z.boolean(),
      /** Whether half of its last turns took more than twenty seconds. */
      isSlow: z.boolean(),
      /**
       * Told once four fifths of the tokens that whoever asks, or everybody, may take today are used. Spent, the built-in coach writes
       * until `resetsAt`.
       */
      budget: z.nullable(z.object({ isSpent: z.boolean(), resetsAt: z.iso.datetime() })),
    }),
  ),
})
export type Writer = z.infer<typeof Writer>
