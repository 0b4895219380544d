import type { Message, Tap } from '@lodestar/contract/coaching'
import { LIMITS } from '@lodestar/contract/primitives'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { createRequestKey } from '../../lib/request-key.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { pendingTurnQuery, setPendingTurn, useSendMessage } from '../coaching/coaching.queries.ts'
import { type PendingTurn, settleTurn, startTurn } from './pending-turn.ts'
import { isOnlyBegun, readTap } from './taps.tsx'

/** What one side of the conversation needs to write: the text in the box, and what became of the last message. */
export interface Turn {
  text: string
  setText: (text: string) => void
  pending: PendingTurn | null
  isSending: boolean
  canSend: boolean
  /** Sends what is in the box; nothing while it is blank, too long, or the coach is answering. */
  send: () => void
  /** Sends what was tapped, and leaves what is in the box; nothing while the coach is answering. */
  sendTap: (content: string, tap?: Tap) => void
  /** Sends the message that failed once more, under the same key. */
  retry: () => void
}

export function useTurn(sessionId: string, messages: readonly Message[]): Turn {
  const [text, setText] = useDraft(`message:${sessionId}`)
  const { data: pending } = useQuery(pendingTurnQuery(sessionId))
  const sending = useSendMessage(sessionId)
  useKeptTurn(pending, (kept) => sending.mutate(startTurn(kept)))
  useFailedTurn(sessionId, pending, messages, [text, setText])

  const afterId = messages.at(-1)?.id ?? null
  const content = text.trim()
  const isSending = pending?.status === 'sending'
  const canSend = content !== '' && !isOnlyBegun(content) && content.length <= LIMITS.text && !isSending
  const send = () => {
    if (!canSend) return
    const isAgain = pending !== null && !pending.isStored && pending.content === content
    setText('')
    const own = { key: createRequestKey(), content, afterId, tap: readTap(content) }
    sending.mutate(startTurn(isAgain ? pending : own))
  }
  const sendTap = (said: string, tap?: Tap) => {
    if (!isSending) sending.mutate(startTurn({ key: createRequestKey(), content: said, afterId, tap }))
  }
  const retry = () => {
    if (!pending || isSending) return
    if (pending.isStored) sending.mutate(startTurn(pending))
    else send()
  }
  return { text, setText, pending, isSending, canSend, send, sendTap, retry }
}

/** Sends a message that was waiting for a network when the page was left. */
function useKeptTurn(pending: PendingTurn | null, onKept: (turn: PendingTurn) => void): void {
  const send = useEffectEvent(onKept)
  useEffect(() => {
    if (pending?.status === 'failed' && pending.isOffline) send(pending)
  }, [pending])
}

/**
 * Clears up after a failed turn: a message the server does not have goes back into the box, in front of what was
 * typed since; one that it has leaves the box; one that was answered after all is forgotten.
 */
function useFailedTurn(
  sessionId: string,
  pending: PendingTurn | null,
  messages: readonly Message[],
  [text, setText]: [string, (text: string) => void],
): void {
  const client = useQueryClient()
  const clearUp = useEffectEvent((failed: PendingTurn, known: readonly Message[]) => {
    const settled = settleTurn(failed, known)
    if (settled?.isStored !== false) {
      if (failed.isInBox && text.trim() === failed.content) setText('')
      if (settled?.isStored !== failed.isStored) setPendingTurn(client, sessionId, settled)
    } else if (!failed.isInBox) {
      setText([failed.content, text].filter((part) => part.trim()).join('\n\n'))
      setPendingTurn(client, sessionId, { ...failed, isInBox: true })
    }
  })
  useEffect(() => {
    if (pending?.status === 'failed' && !pending.isOffline) clearUp(pending, messages)
  }, [pending, messages])
}
