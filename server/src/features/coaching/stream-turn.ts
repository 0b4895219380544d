import type { Message, StructuredResponse, TurnEvent } from '@lodestar/contract/coaching'
import { TurnEvent as TurnEventSchema } from '@lodestar/contract/coaching'
import { ERRORS } from '@lodestar/contract/error'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../http/errors.ts'

/** The parts in the order they are read. */
const PARTS = [
  'diagnosis',
  'approaches',
  'actionPlan',
  'practiceExercises',
  'sampleScripts',
  'keyInsights',
] as const satisfies readonly (keyof StructuredResponse)[]

/** A few words at a time: small enough to be read as it comes, large enough not to flood the wire. */
const CHUNK = /\s*\S+(?:\s+\S+){0,5}/g

/** Opens the stream; from here on the status is 200 and a failure is an event. */
function open(reply: FastifyReply): (event: TurnEvent) => void {
  reply.hijack()
  const headers = reply.getHeaders()
  reply.raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  // A reader who leaves does not stop the turn: it is kept for when they come back.
  reply.raw.on('error', () => {})
  return (event) => {
    if (!reply.raw.writableEnded) reply.raw.write(`data: ${JSON.stringify(TurnEventSchema.parse(event))}\n\n`)
  }
}

function sendAnswer(send: (event: TurnEvent) => void, message: Message): void {
  for (const [text] of message.content.matchAll(CHUNK)) send({ type: 'delta', text })
  const { structuredResponse } = message.metadata
  for (const part of structuredResponse ? PARTS : [])
    if (structuredResponse?.[part].length)
      send({ type: 'part', structuredResponse: { [part]: structuredResponse[part] } })
  send({ type: 'done', message })
}

/**
 * Streams one turn as server-sent events.
 *
 * @param hold runs the turn and tells when the leader's message is safe. What it throws before that is answered as an
 * ordinary error; after it, as a `failed` event.
 */
export async function streamTurn(
  reply: FastifyReply,
  hold: (onHeard: (message: Message) => void) => Promise<{ assistantMessage: Message }>,
  onError: (error: unknown) => void,
): Promise<void> {
  let send: ((event: TurnEvent) => void) | undefined
  try {
    const { assistantMessage } = await hold((message) => {
      send = open(reply)
      send({ type: 'user', message })
    })
    if (send) sendAnswer(send, assistantMessage)
  } catch (error) {
    if (!send) throw error
    onError(error)
    const code = error instanceof AppError ? error.code : 'internal'
    send({ type: 'failed', code, message: ERRORS[code].message })
  } finally {
    if (send) reply.raw.end()
  }
}
