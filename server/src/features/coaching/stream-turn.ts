import { isDeepStrictEqual } from 'node:util'
import type { Turn, TurnEvent } from '@lodestar/contract/coaching'
import { TurnEvent as TurnEventSchema } from '@lodestar/contract/coaching'
import { ERRORS } from '@lodestar/contract/error'
import type { StructuredResponse } from '@lodestar/contract/structured-response'
import type { FastifyReply } from 'fastify'
import { toAppError } from '../../http/errors.ts'
import type { TurnFollower } from './turn.service.ts'

/** What may be shown of a turn while it comes. */
interface Coming {
  text: string
  parts: Partial<StructuredResponse>
}

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
    // Nobody keeps the answer to a POST. With no-store, Chromium reports one that was read to its end as broken off.
    'cache-control': 'private, no-cache',
    'x-accel-buffering': 'no',
  })
  // A reader who leaves does not stop the turn: it is kept for when they come back.
  reply.raw.on('error', () => {})
  return (event) => {
    if (!reply.raw.writableEnded) reply.raw.write(`data: ${JSON.stringify(TurnEventSchema.parse(event))}\n\n`)
  }
}

/**
 * Shows a turn that is being written, and remembers how much of it has been shown.
 *
 * What comes next goes on from there. Where it does not, because somebody else has written the turn after all, what was
 * shown is taken back first.
 */
function createPage(send: (event: TurnEvent) => void) {
  let text = ''
  let parts: Partial<StructuredResponse> = {}
  const goesOn = (coming: Coming) =>
    coming.text.startsWith(text) &&
    PARTS.every((part) => parts[part] === undefined || isDeepStrictEqual(parts[part], coming.parts[part]))
  return (coming: Coming) => {
    if (!goesOn(coming)) {
      send({ type: 'reset' })
      text = ''
      parts = {}
    }
    for (const [words] of coming.text.slice(text.length).matchAll(CHUNK)) {
      send({ type: 'delta', text: words })
      text += words
    }
    for (const part of PARTS) {
      if (!coming.parts[part]?.length || parts[part]) continue
      send({ type: 'part', structuredResponse: { [part]: coming.parts[part] } })
      parts = { ...parts, [part]: coming.parts[part] }
    }
  }
}

/**
 * Streams one turn as server-sent events.
 *
 * @param hold runs the turn and tells when the leader's message is safe. What it throws before that is answered as an
 * ordinary error; after it, as a `failed` event.
 */
export async function streamTurn(
  reply: FastifyReply,
  hold: (follower: TurnFollower) => Promise<Turn>,
  onError: (error: unknown) => void,
): Promise<void> {
  let send: ((event: TurnEvent) => void) | undefined
  let show: (coming: Coming) => void = () => {}
  try {
    const { assistantMessage: message, case: understood } = await hold({
      onHeard: (heard) => {
        send = open(reply)
        show = createPage(send)
        send({ type: 'user', message: heard })
      },
      onComing: (text) => show({ text, parts: {} }),
    })
    show({ text: message.content, parts: message.metadata.structuredResponse ?? {} })
    send?.({ type: 'done', message, case: understood })
  } catch (error) {
    if (!send) throw error
    onError(error)
    const { code } = toAppError(error)
    send({ type: 'failed', code, message: ERRORS[code].message })
  } finally {
    if (send) reply.raw.end()
  }
}
