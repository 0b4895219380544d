import * as z from 'zod/mini'

/** What a model is asked to write beside the coach's turns: what a session came to, an improved version, an insight. */
export const TEXT_TASKS = ['summary', 'rewrite', 'insight'] as const
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
