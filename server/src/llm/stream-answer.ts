import type { ChatMessage } from '@lodestar/coach/coaching/lead/lead'
import type { LanguageModel as SdkModel, TextStreamPart, ToolSet } from 'ai'
import * as z from 'zod/mini'
import { ModelFailure, readFailure } from './model-failure.ts'
import { findJsonObject, withoutThoughts } from './read-json.ts'
import { type Ending, readTaken, readUsage, type Usage } from './usage.ts'

/**
 * What a model writes: a coach's turn, a quick word of coaching, an improved version of a message, what a session came to, an
 * insight, a line of a rehearsal, or a turn of its self-test.
 */
export type Task = 'turn' | 'prompt' | 'rewrite' | 'summary' | 'insight' | 'rehearsal' | 'self-test'

/**
 * Why an answer cannot be used: `refusal` as it is counted. With a `reason`, which is told to the model and to nobody else, it may
 * try once more.
 */
export interface Objection {
  readonly refusal: string
  readonly reason?: string
}

/** What a model is sent, besides the form as a grammar. */
export interface Sent {
  readonly instructions: string
  readonly messages: readonly ChatMessage[]
}

/** One thing to write, in a form. */
export interface WriteRequest<Answer> {
  task: Task
  /** Who it is written for, and whose daily budget it takes from; null for nobody. */
  userId: string | null
  /** How long it may take in all, in milliseconds, where that is less than a model has at most. */
  withinMs?: number
  /** What the model is to keep to; nothing a person wrote. */
  instructions: string
  /** What it is about, or a conversation of which the last message is to be answered. */
  prompt: string | readonly ChatMessage[]
  schema: z.ZodMiniType
  /**
   * Reads a whole answer: its JSON value, undefined where there is none, and all of its text. Null where nothing can be made of it.
   * Left out, an answer has to keep to the schema; where it is there, prose without a form is an answer, too.
   */
  read?: (found: unknown, text: string) => Answer | null
  /** Told of all that leaves for the model, before it does; once more with a second try. */
  onSend?: (sent: Sent) => void
  /** Looks at an answer that is still coming, as far as it can be read. An objection stops it. */
  onPartial?: (partial: unknown) => Objection | null
  /** Looks at the whole answer, within the time there is. */
  check?: (answer: Answer) => Objection | null | Promise<Objection | null>
}

/** A request of which somebody keeps account. */
export type MeteredRequest<Answer> = WriteRequest<Answer> & {
  /** Told what each try took, also one that broke off; estimated where its provider does not tell. */
  onUsage: (usage: Usage) => void
}

/** An answer that can be used, or all that was said and what speaks against it. */
export type Streamed<Answer> =
  | { readonly answer: Answer; readonly isInForm: boolean }
  | { readonly said: string; readonly objection: Objection }

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
 * @returns the answer, read by the request whatever a grammar has promised, or what the request objects to.
 * @throws ModelFailure
 */
export async function streamAnswer<Answer>(
  model: SdkModel,
  request: MeteredRequest<Answer>,
  asking: Asking,
  patience: Patience,
  signal: AbortSignal,
): Promise<Streamed<Answer>> {
  const watch = watchSilence(signal)
  watch.allow(patience.firstMs, 'no-answer')
  const ending: Ending = { isBegun: false, isWhole: false, usage: null, sentBytes: 0 }
  let text = ''
  try {
    let readAt = 0
    for await (const delta of listen(model, request, asking, watch, ending)) {
      watch.allow(patience.nextMs, 'too-slow')
      text += delta
      if (text.length > MOST_CHARACTERS) throw new ModelFailure('oversize')
      if (!request.onPartial || performance.now() - readAt < READ_EVERY_MS) continue
      const objection = await lookAt(text, request)
      if (objection) return { said: text, objection }
      readAt = performance.now()
    }
    return await Promise.race([readWhole(text, ending.isWhole, request), watch.stopped])
  } catch (error) {
    throw readFailure(error)
  } finally {
    watch.end()
    const usage = readTaken(ending, text)
    if (usage) request.onUsage(usage)
  }
}

/** Lets the request look at what has come of an answer, as far as it can be read. */
async function lookAt<Answer>(text: string, request: WriteRequest<Answer>): Promise<Objection | null> {
  const { parsePartialJson } = await import('ai')
  const found = findJsonObject(text)
  const { value } = found === '' ? { value: readProse(text, request) } : await parsePartialJson(found)
  return value === undefined ? null : (request.onPartial?.(value) ?? null)
}

/** What of a request is sent. */
type Written = Pick<WriteRequest<unknown>, 'task' | 'instructions' | 'prompt' | 'schema' | 'onSend'>

/** Yields what the model says as it says it; a thought that is not shown counts as a sign of life, as an empty text. */
async function* listen(
  model: SdkModel,
  { task, instructions, prompt, schema, onSend }: Written,
  asking: Asking,
  { signal, stopped }: ReturnType<typeof watchSilence>,
  ending: Ending,
): AsyncGenerator<string> {
  const { streamText, Output, jsonSchema } = await import('ai')
  // They would go to standard output, around the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const form = z.toJSONSchema(schema, { target: 'draft-7' })
  const isHeld = asking === 'grammar'
  const content = isHeld ? instructions : askInWords(instructions, form)
  const messages = typeof prompt === 'string' ? [{ role: 'user' as const, content: prompt }] : prompt
  onSend?.({ instructions: content, messages })
  ending.sentBytes = Buffer.byteLength([content, ...messages.map((message) => message.content)].join(''))
  // Errors reach nothing but the callback.
  let thrown: unknown
  const { stream } = streamText({
    model,
    // The same for everybody, turn after turn: kept by the provider, it is neither read nor paid for anew.
    instructions: {
      role: 'system',
      content,
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    ...(isHeld
      ? { output: { ...Output.object({ schema: jsonSchema<unknown>(form), name: task }), ...PASS_ON } }
      : {}),
    prompt: messages.map((message) => ({ ...message })),
    abortSignal: signal,
    maxRetries: 0,
    providerOptions: { openai: optionsForOpenAi(task, isHeld) },
    onError: ({ error }) => {
      if (!isUnfinished(error)) thrown ??= error
    },
  })
  for await (const part of until(stream, stopped)) {
    note(part, ending)
    if (part.type === 'text-delta') yield part.text
    if (part.type === 'reasoning-delta') yield ''
  }
  if (thrown !== undefined) throw thrown
}

/** Left to itself, the package holds words back until its own reading of the form changes: prose, until the answer is at its end. */
const PASS_ON = { parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }) }

/** Notes what a part of the stream says about the answer. @throws ModelFailure `filtered`. */
function note(part: TextStreamPart<ToolSet>, ending: Ending): void {
  if (part.type === 'text-start' || part.type === 'reasoning-start') ending.isBegun = true
  if (part.type !== 'finish') return
  ending.usage = readUsage(part.totalUsage)
  if (part.finishReason === 'content-filter') throw new ModelFailure('filtered')
  ending.isWhole = part.finishReason !== 'length'
}

/**
 * What OpenAI keeps for weeks unless it is asked not to, where it finds what it has read before, and how long a model thinks that
 * does. Effort is asked for beside a grammar only: a server that refuses either is asked for neither.
 */
const optionsForOpenAi = (task: Task, isHeld: boolean) => ({
  store: false,
  promptCacheKey: `lodestar-${task}`,
  ...(isHeld ? { reasoningEffort: 'low', reasoningSummary: null } : {}),
})

/** A stream that stopped without a word of why; whether anything is missing is for the text to say. */
const isUnfinished = (error: unknown) =>
  error instanceof Error && error.name === 'AI_InvalidResponseDataError'

/** Prose that comes without any form; undefined as long as a form may still begin. */
const readProse = (text: string, { read }: Pick<WriteRequest<unknown>, 'read'>) =>
  read && /^\s*[^\s{`[<]/.test(withoutThoughts(text)) ? { message: withoutThoughts(text) } : undefined

async function readWhole<Answer>(
  text: string,
  isWhole: boolean,
  request: WriteRequest<Answer>,
): Promise<Streamed<Answer>> {
  if (text.trim() === '') throw new ModelFailure('empty')
  const found = findJsonObject(text)
  const answer = request.read ? await readFreely(text, isWhole, request.read) : readForm(found, request)
  const objection = (await request.check?.(answer)) ?? null
  return objection ? { said: text, objection } : { answer, isInForm: found !== '' }
}

function readForm<Answer>(found: string, { schema }: WriteRequest<Answer>): Answer {
  if (found === '') throw new ModelFailure('not-json')
  const parsed = schema.safeParse(parseJson(found))
  if (!parsed.success) throw new ModelFailure('wrong-form')
  return parsed.data as Answer
}

/**
 * Reads an answer whose form may be broken. What has not arrived to its end is none, but for what follows on the message.
 *
 * @param isWhole whether its writer ended it; prose shows no end of its own.
 * @throws ModelFailure `cut-off` or `wrong-form`.
 */
export async function readFreely<Answer>(
  text: string,
  isWhole: boolean,
  read: NonNullable<WriteRequest<Answer>['read']>,
): Promise<Answer> {
  const { parsePartialJson } = await import('ai')
  const found = findJsonObject(text)
  const { value, state } = await parsePartialJson(found)
  const isMessageWhole = state === 'successful-parse' || (isObject(value) && 'state' in value)
  if (found === '' ? !isWhole : !isMessageWhole) throw new ModelFailure('cut-off')
  const answer = read(value, withoutThoughts(text))
  if (answer === null) throw new ModelFailure('wrong-form')
  return answer
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An object that was never closed is one the end of which did not arrive.
    throw new ModelFailure(/\}\s*$/.test(text) ? 'not-json' : 'cut-off')
  }
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
