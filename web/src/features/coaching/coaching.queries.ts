import {
  type CoachingSession,
  getProgress,
  getSession,
  listSessions,
  type Message,
  noteOutcome,
  type TurnEvent,
} from '@lodestar/contract/coaching'
import type { ReplyOf } from '@lodestar/contract/endpoint'
import type { Outcome } from '@lodestar/contract/step'
import {
  MutationObserver,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { announceFailure } from '../../lib/announce-failure.ts'
import { ApiError, call, writePath } from '../../lib/api.ts'
import { awaitNetwork } from '../../lib/await-network.ts'
import { insist } from '../../lib/insist.ts'
import { DERIVED, invalidate } from '../../lib/invalidate.ts'
import { refreshWriter } from '../../lib/language-model.ts'
import { PATHS } from '../../lib/paths.ts'
import { createRequestKey } from '../../lib/request-key.ts'
import { keepAnswer } from '../../lib/storage/offline.ts'
import { toast } from '../../lib/toast.ts'
import { followTurn } from '../coaching-turns/follow-turn.ts'
import {
  applyEvent,
  keepPendingTurn,
  listOfflineTurns,
  type PendingTurn,
  readPendingTurn,
  startTurn,
} from '../coaching-turns/pending-turn.ts'

const SESSION = { ...getSession, reply: z.nullable(getSession.reply) }

/** What is computed from conversations: read again after each change of one. */
export const AFFECTED: QueryKey[] = [['coaching', 'progress'], ...DERIVED]

/** The address of one session on the coaching screen. */
export const sessionHref = (id: string): string => `${PATHS.coaching}?session=${encodeURIComponent(id)}`

export const sessionsQuery = queryOptions({
  queryKey: ['coaching', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
})

/** One session with its messages; null for one that is not there, or not this person's. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['coaching', 'session', id],
    queryFn: ({ signal }) =>
      call(SESSION, { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  })

/** Changes what is known of a session, here and in what is readable without a network. */
export function changeSession(
  client: QueryClient,
  id: string,
  change: (known: ReplyOf<typeof getSession>) => ReplyOf<typeof getSession>,
): void {
  const changed = client.setQueryData(sessionQuery(id).queryKey, (known) => known && change(known))
  if (changed) keepAnswer(writePath(getSession.path, { id }), changed)
}

export const progressQuery = queryOptions({
  queryKey: ['coaching', 'progress'],
  queryFn: ({ signal }) => call(getProgress, { signal }),
})

/** The message of a session that waits for its answer, or null. It outlives the screen, so an answer is never cut off. */
export const pendingTurnQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['pending-turn', sessionId],
    queryFn: () => readPendingTurn(sessionId),
    initialData: () => readPendingTurn(sessionId),
    // Only this file writes it; reading it again in the middle of an answer would lose what has arrived.
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })

/**
 * Notes what became of an action item, or opens it again; the session, the list and what is derived from them follow.
 *
 * @param isLeaving where the item goes from the screen with its outcome: then a toast offers to undo it.
 */
export function useNoteOutcome(id: string, isLeaving = false) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (given: NotedOutcome) => sendOutcome(id, given),
    onSuccess: (session, given) => {
      takeSession(client, session)
      if (isLeaving) offerToReopen(client, id, given)
    },
    onError: (error) => announceFailure(error, OUTCOME_FAILED),
  })
}

interface NotedOutcome {
  item: number
  outcome: Outcome['outcome'] | 'open'
}
const OUTCOME_FAILED = 'Failed to save what became of it. Please try again.'

/** The toast outlives the screen, so what it does needs no component. */
function offerToReopen(client: QueryClient, id: string, { item, outcome }: NotedOutcome): void {
  const reopen = () =>
    sendOutcome(id, { item, outcome: 'open' }).then(
      (session) => takeSession(client, session),
      (error) => announceFailure(error, OUTCOME_FAILED),
    )
  toast({
    title: outcome === 'done' ? 'Step Done' : 'Step Let Go',
    description: outcome === 'done' ? 'It counts from now on.' : 'It is off your list.',
    variant: 'success',
    action: { label: 'Undo', onAction: () => void reopen() },
  })
}

const sendOutcome = (id: string, { item, outcome }: NotedOutcome) =>
  call(noteOutcome, { params: { id, item: String(item) }, body: { outcome } })

function takeSession(client: QueryClient, session: CoachingSession): void {
  changeSession(client, session.id, (known) => ({ ...known, session }))
  client.setQueryData(sessionsQuery.queryKey, (known) =>
    known?.map((one) => (one.id === session.id ? session : one)),
  )
  invalidate(client, DERIVED)
}

/** Sends one message; see `sending`. */
export function useSendMessage(id: string) {
  return useMutation(sending(useQueryClient(), id))
}

/**
 * Sends a message to a session that is about to open; it goes on when the screen changes.
 *
 * @param afterId the message it follows; null in a new session.
 */
export function sendFirst(
  client: QueryClient,
  id: string,
  content: string,
  afterId: string | null = null,
): void {
  const turn = startTurn({ key: createRequestKey(), content, afterId })
  // What goes wrong is said, and shown at the message.
  new MutationObserver(client, sending(client, id)).mutate(turn).catch(() => undefined)
}

/**
 * Sends one message and follows the coach's answer into the cache as it arrives. Afterwards what is derived from
 * conversations is read again, and after a failure the session too, because the server may have got further. While the
 * server says "later", it is sent again by itself, under the same key.
 */
const sending = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationKey: ['send-message', id],
    // Whether the server can be reached is found out by sending; without a network the message waits for one, and says so.
    networkMode: 'always',
    mutationFn: (turn: PendingTurn) => {
      setPendingTurn(client, id, turn)
      const follow = () => followTurn(id, turn, (event) => takeEvent(client, id, event))
      return insist(
        () => awaitNetwork(follow, () => setPendingTurn(client, id, { ...turn, isOffline: true })),
        (until) => noteWait(client, id, until),
      )
    },
    onSuccess: () => setPendingTurn(client, id, null),
    onError: (error, turn) => {
      const known = client.getQueryData(pendingTurnQuery(id).queryKey) ?? turn
      setPendingTurn(client, id, {
        ...known,
        status: 'failed',
        isOffline: false,
        retryAt: null,
        answer: '',
        parts: {},
      })
      announceFailure(error, 'Failed to send message. Please try again.')
      invalidate(client, [sessionQuery(id).queryKey])
    },
    onSettled: () => {
      invalidate(client, AFFECTED)
      refreshWriter(client)
    },
  })

/** Sends what was written in any session without a network and is not on its way yet. */
export async function sendKept(client: QueryClient): Promise<void> {
  for (const { sessionId, turn } of listOfflineTurns()) {
    const options = sending(client, sessionId)
    if (client.isMutating({ mutationKey: options.mutationKey }) > 0) continue
    await client.getMutationCache().build(client, options).execute(startTurn(turn))
    toast({ title: 'Message sent', description: 'What you wrote without a connection has its answer.' })
  }
}

/** Shows when a message is sent again that the server could not take yet. */
function noteWait(client: QueryClient, id: string, until: Date): void {
  client.setQueryData(
    pendingTurnQuery(id).queryKey,
    (turn) => turn && { ...turn, isOffline: false, retryAt: until.toISOString() },
  )
}

/** Replaces the waiting message of a session, here and in what this browser keeps. */
export function setPendingTurn(client: QueryClient, sessionId: string, turn: PendingTurn | null): void {
  keepPendingTurn(sessionId, turn)
  client.setQueryData(pendingTurnQuery(sessionId).queryKey, turn)
}

function takeEvent(client: QueryClient, id: string, event: TurnEvent): void {
  if (event.type === 'user' || event.type === 'done') addMessage(client, id, event.message)
  if (event.type === 'done') changeSession(client, id, (known) => ({ ...known, case: event.case }))
  const turn = client.getQueryData(pendingTurnQuery(id).queryKey)
  if (!turn) return
  const next = event.type === 'done' ? null : applyEvent(turn, event)
  if (event.type === 'user' || event.type === 'done') setPendingTurn(client, id, next)
  else client.setQueryData(pendingTurnQuery(id).queryKey, next)
}

/** A repeated request is answered with the same messages, which then stand there already. */
function addMessage(client: QueryClient, id: string, message: Message): void {
  changeSession(client, id, (known) =>
    known.messages.some((one) => one.id === message.id)
      ? known
      : { ...known, messages: [...known.messages, message] },
  )
}
