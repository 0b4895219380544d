import type { LanguageModel as SdkModel } from 'ai'
import * as z from 'zod/mini'
import { ModelFailure, readFailure } from './model-failure.ts'
import { findJsonObject } from './read-json.ts'

/** What a model writes: a coach's turn, a quick word of coaching, or an improved version of a message. */
export type Task = 'turn' | 'prompt' | 'rewrite'

/** One thing to write, in a form. */
export interface WriteRequest<Answer> {
  task: Task
  /** How long it may take in all, in milliseconds, where that is less than a model has at most. */
  withinMs?: number
  /** What the model is to keep to; nothing a person wrote. */
  instructions: string
  /** What it is about, with everything a person wrote quoted. */
  prompt: string
  schema: z.ZodMiniType<Answer>
  /** Looks at an answer that is still coming, as far as it can be read. A text says why it need not go on. */
  onPartial?: (partial: unknown) => string | null
  /** Looks at the whole answer, within the time there is. A text says why it cannot be used. */
  check?: (answer: Answer) => string | null | Promise<string | null>
}

/** How long a model may take, in milliseconds: to its first word, between two words, and in all. */
export interface Patience {
  firstMs: number
  nextMs: number
  totalMs: number
}

/** How the form is asked for: as a grammar the server holds the model to, or in words. */
export type Asking = 'grammar' | 'words'

/** Far more than the longest answer: a model that has lost itself is stopped. */
const MOST_CHARACTERS = 60_000
/** Reading a partial answer costs about a millisecond; more often than this nobody sees a difference. */
const READ_EVERY_MS = 40

/**
 * Lets a model write one answer and reads it while it comes.
 *
 * @param signal stops it; its reason is what is thrown.
 * @returns the answer, parsed by the request's schema whatever a grammar has promised.
 * @throws ModelFailure
 */
export async function streamAnswer<Answer>(
  model: SdkModel,
  request: WriteRequest<Answer>,
  asking: Asking,
  patience: Patience,
  signal: AbortSignal,
): Promise<Answer> {
  const watch = watchSilence(signal)
  watch.allow(patience.firstMs, 'no-answer')
  try {
    const { parsePartialJson } = await import('ai')
    let text = ''
    let readAt = 0
    for await (const delta of listen(model, request, asking, watch)) {
      watch.allow(patience.nextMs, 'too-slow')
      text += delta
      if (text.length > MOST_CHARACTERS) throw new ModelFailure('oversize')
      if (!request.onPartial || performance.now() - readAt < READ_EVERY_MS) continue
      const { value } = await parsePartialJson(findJsonObject(text))
      refuseFor(value === undefined ? null : request.onPartial(value))
      readAt = performance.now()
    }
    return await Promise.race([readWhole(text, request), watch.stopped])
  } catch (error) {
    throw readFailure(error)
  } finally {
    watch.end()
  }
}

/** Yields what the model says as it says it; a thought that is not shown counts as a sign of life, as an empty text. */
async function* listen(
  model: SdkModel,
  { task, instructions, prompt, schema }: Omit<WriteRequest<unknown>, 'onPartial' | 'check'>,
  asking: Asking,
  { signal, stopped }: ReturnType<typeof watchSilence>,
): AsyncGenerator<string> {
  const { streamText, Output, jsonSchema } = await import('ai')
  // They would go to standard output, around the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const form = z.toJSONSchema(schema, { target: 'draft-7' })
  const asked =
    asking === 'grammar'
      ? { instructions, output: Output.object({ schema: jsonSchema<unknown>(form), name: task }) }
      : { instructions: askInWords(instructions, form) }
  // Errors reach nothing but the callback.
  let thrown: unknown
  const { stream } = streamText({
    ...asked,
    model,
    prompt,
    abortSignal: signal,
    maxRetries: 0,
    // OpenAI keeps what it is sent for weeks unless it is asked not to.
    providerOptions: { openai: { store: false } },
    onError: ({ error }) => {
      if (!isUnfinished(error)) thrown ??= error
    },
  })
  for await (const part of until(stream, stopped)) {
    if (part.type === 'finish' && part.finishReason === 'content-filter') throw new ModelFailure('filtered')
    if (part.type === 'text-delta') yield part.text
    if (part.type === 'reasoning-delta') yield ''
  }
  if (thrown !== undefined) throw thrown
}

/** A stream that stopped without a word of why; whether anything is missing is for the text to say. */
const isUnfinished = (error: unknown) =>
  error instanceof Error && error.name === 'AI_InvalidResponseDataError'

async function readWhole<Answer>(text: string, { schema, check }: WriteRequest<Answer>): Promise<Answer> {
  if (text.trim() === '') throw new ModelFailure('empty')
  const found = findJsonObject(text)
  if (found === '') throw new ModelFailure('not-json')
  const parsed = schema.safeParse(parseJson(found))
  if (!parsed.success) throw new ModelFailure('wrong-form')
  refuseFor((await check?.(parsed.data)) ?? null)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An object that was never closed is one the end of which did not arrive.
    throw new ModelFailure(/\}\s*$/.test(text) ? 'not-json' : 'cut-off')
  }
}

function refuseFor(reason: string | null): void {
  if (reason !== null) throw new ModelFailure(reason)
}

const askInWords = (instructions: string, schema: unknown) =>
  `${instructions}\n\nAnswer with one JSON object in this JSON Schema, and nothing before or after it:\n${JSON.stringify(schema)}`

/** A signal that fires when the other one does, or when nothing has come for as long as was last allowed. */
function watchSilence(outer: AbortSignal) {
  const silence = new AbortController()
  const signal = AbortSignal.any([outer, silence.signal])
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  stopped.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  return {
    signal,
    stopped,
    allow: (ms: number, failure: 'no-answer' | 'too-slow') => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(new ModelFailure(failure)), ms)
    },
    /** Ends the watch, and whatever is still on the wire. */
    end: () => {
      clearTimeout(timer)
      silence.abort(new ModelFailure('stopped'))
    },
  }
}

/** Reads a stream until it ends or `stopped` rejects, even if the stream itself takes no notice. */
async function* until<Part>(stream: AsyncIterable<Part>, stopped: Promise<never>): AsyncGenerator<Part> {
  const parts = stream[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([parts.next(), stopped])
    if (next.done) return
    yield next.value
  }
}
