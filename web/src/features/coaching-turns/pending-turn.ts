import { type Message, TAPS, type Tap, type TurnEvent } from '@lodestar/contract/coaching'
import type { StructuredResponse } from '@lodestar/contract/structured-response'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../lib/storage/storage.ts'
import { listStored } from '../../lib/storage/stored-names.ts'

/** A message that has no answer yet. It is kept in this browser, so that a reload in the middle loses nothing. */
export type PendingTurn = {
  /** The Idempotency-Key: the same message sent again has the same one. */
  key: string
  content: string
  /** What it was tapped or begun with; undefined where it was written. */
  tap?: Tap | undefined
  /** The last message before this one, null at the start; whatever follows it may belong to this turn. */
  afterId: string | null
  sentAt: string
  status: 'sending' | 'failed'
  /** True once the server has said that it keeps the message. */
  isStored: boolean
  /** True once a message that was not sent stands in the box again. */
  isInBox: boolean
  /** True while it waits for a network; it is sent by itself then, after a reload too. */
  isOffline: boolean
  /** When it is sent again, as long as the server has only said "later"; null otherwise. */
  retryAt: string | null
  /** What has arrived of the answer. */
  answer: string
  parts: Partial<StructuredResponse>
}

const Kept = z.object({
  key: z.string(),
  content: z.string(),
  tap: z.optional(z.enum(TAPS)),
  afterId: z.nullable(z.string()),
  sentAt: z.string(),
  isStored: z.boolean(),
  isInBox: z.boolean(),
  isOffline: z.catch(z.boolean(), false),
})

const PREFIX = 'turn:'
const storageKey = (sessionId: string) => PREFIX + sessionId

/** Begins a turn, or begins it again. */
export const startTurn = (
  turn: Pick<PendingTurn, 'key' | 'content' | 'afterId' | 'tap'> & { isStored?: boolean },
): PendingTurn => ({
  isStored: false,
  ...turn,
  sentAt: new Date().toISOString(),
  status: 'sending',
  isInBox: false,
  isOffline: false,
  retryAt: null,
  answer: '',
  parts: {},
})

/** Reads the turn a reload has cut off; nobody waits for its answer any more, so it counts as failed. */
export function readPendingTurn(sessionId: string): PendingTurn | null {
  try {
    const kept = Kept.safeParse(JSON.parse(readStored(storageKey(sessionId)) ?? 'null'))
    return kept.success ? { ...kept.data, status: 'failed', retryAt: null, answer: '', parts: {} } : null
  } catch {
    return null
  }
}

/** Reads the turns of all sessions that wait for a network. */
export function listOfflineTurns(): { sessionId: string; turn: PendingTurn }[] {
  return listStored(PREFIX).flatMap((sessionId) => {
    const turn = readPendingTurn(sessionId)
    return turn?.isOffline ? [{ sessionId, turn }] : []
  })
}

export function keepPendingTurn(sessionId: string, turn: PendingTurn | null): void {
  writeStored(storageKey(sessionId), turn && JSON.stringify(z.parse(Kept, turn)))
}

/** Adds one event of the stream to what has arrived. The messages themselves belong to the session, not here. */
export function applyEvent(turn: PendingTurn, event: TurnEvent): PendingTurn {
  if (event.type === 'user') return { ...turn, isStored: true, isOffline: false, retryAt: null }
  if (event.type === 'delta') return { ...turn, answer: turn.answer + event.text }
  if (event.type === 'reset') return { ...turn, answer: '', parts: {} }
  if (event.type === 'part') return { ...turn, parts: { ...turn.parts, ...event.structuredResponse } }
  return turn
}

/** Compares a failed turn with what the server has: null when it was answered after all. */
export function settleTurn(turn: PendingTurn, messages: readonly Message[]): PendingTurn | null {
  const later = messages.slice(messages.findIndex(({ id }) => id === turn.afterId) + 1)
  const mine = later.findIndex(({ role, content }) => role === 'user' && content === turn.content)
  if (mine === -1) return turn
  const isAnswered = later.slice(mine).some(({ role }) => role === 'assistant')
  return isAnswered ? null : { ...turn, isStored: true }
}
