import type { Resistance } from '@lodestar/contract/rehearsal-line'
import {
  deleteRehearsal,
  endRehearsal,
  getRehearsal,
  hearReaction,
  type IfThen,
  keepSentence,
  listRehearsals,
  type NewRehearsal,
  planRehearsal,
  type Rehearsal,
  sayLine,
  startRehearsal,
  tellOutcome,
} from '@lodestar/contract/rehearsals'
import type { TalkOutcome } from '@lodestar/contract/talk-outcome'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { announceFailure } from '../../lib/announce-failure.ts'
import { ApiError, call } from '../../lib/api.ts'
import { useAttempt } from '../../lib/attempt.ts'
import { insistOnSaving } from '../../lib/insist.ts'
import { followOutcome } from '../outcomes/outcomes.queries.ts'

const REHEARSAL = { ...getRehearsal, reply: z.nullable(getRehearsal.reply) }

/** Every rehearsal, newest first, at most 200. */
export const rehearsalsQuery = queryOptions({
  queryKey: ['rehearsals', 'all'],
  queryFn: ({ signal }) => call(listRehearsals, { signal }),
})

/** One rehearsal; null for one that is not there, or not this person's. */
export const rehearsalQuery = (id: string) =>
  queryOptions({
    queryKey: ['rehearsals', 'one', id],
    queryFn: ({ signal }) =>
      call(REHEARSAL, { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  })

/** The name under which the browser keeps what is being typed in a rehearsal. */
export const lineDraft = (id: string): string => `rehearse:${id}`

/** The newest rehearsal for a meeting, or of the session that prepares it, in which something was said. */
export const findForMeeting = (
  rehearsals: readonly Rehearsal[],
  { meetingId, sessionId }: { meetingId: string; sessionId: string | undefined },
): Rehearsal | undefined =>
  rehearsals.find(
    (one) =>
      one.brief !== null &&
      (one.meetingId === meetingId || (sessionId !== undefined && one.sessionId === sessionId)),
  )

/** The newest rehearsal of a session or a meeting of which something is kept: a sentence, or when it will be said. */
export const findKept = (rehearsals: readonly Rehearsal[], sessionId: string): Rehearsal | undefined =>
  rehearsals.find((one) => one.sessionId === sessionId && (one.keptSentence !== null || one.plan !== null))

function keep(client: QueryClient, rehearsal: Rehearsal): void {
  client.setQueryData(rehearsalQuery(rehearsal.id).queryKey, rehearsal)
  void client.invalidateQueries({ queryKey: rehearsalsQuery.queryKey })
}

/** A rehearsal to begin, and the first words. */
type Beginning = NewRehearsal & { text: string }

/**
 * Begins a rehearsal and says the first words. The same one sent again, after an answer was lost on the way, is begun once.
 *
 * @param onBegun is told whether the words were said: where not, they are for the caller to keep.
 */
export function useBeginRehearsal(onBegun: (rehearsal: Rehearsal, isSaid: boolean) => void) {
  const client = useQueryClient()
  const attempt = useAttempt<NewRehearsal>()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ text, ...body }: Beginning) => {
      const begun = await insistOnSaving(() => call(startRehearsal, attempt.begin(body)))
      return sayFirst(begun, text)
    },
    onSuccess: ({ rehearsal, isSaid }) => {
      attempt.end()
      keep(client, rehearsal)
      onBegun(rehearsal, isSaid)
    },
    onError: (error) =>
      announceFailure(error, 'The rehearsal could not begin. What you wrote is still in the box.'),
  })
}

async function sayFirst(begun: Rehearsal, text: string): Promise<{ rehearsal: Rehearsal; isSaid: boolean }> {
  try {
    return { rehearsal: await call(sayLine, { params: { id: begun.id }, body: { text } }), isSaid: true }
  } catch {
    return { rehearsal: begun, isSaid: false }
  }
}

/** Says a line, in the place of another where one is named; afterwards the rehearsal is known as it stands. */
export function useSayLine(id: string, onSaid: () => void) {
  return useStep(
    (body: { text: string; instead?: string }) => call(sayLine, { params: { id }, body }),
    'It was not said. Your words are still in the box.',
    { id, onDone: onSaid },
  )
}

/** Hears how the other person reacts. */
export const useHearReaction = (id: string) =>
  useStep(
    (resistance: Resistance) => call(hearReaction, { params: { id }, body: { resistance } }),
    'They have not answered. Please try again.',
    { id },
  )

/** Ends a rehearsal. */
export const useEndRehearsal = (id: string) =>
  useStep(() => call(endRehearsal, { params: { id } }), 'It was not ended. Please try again.', { id })

/** Puts a sentence on the take-away card, or takes it off. */
export const useKeepSentence = (id: string) =>
  useStep(
    (sentence: string | null) => call(keepSentence, { params: { id }, body: { sentence } }),
    'The sentence was not saved. Please try again.',
    { id },
  )

/** Keeps when and where it will be said, or drops that. */
export const useKeepPlan = (id: string, onKept: () => void) =>
  useStep(
    (plan: IfThen | null) => call(planRehearsal, { params: { id }, body: { plan } }),
    'The plan was not saved. What you wrote is still here.',
    { id, onDone: onKept },
  )

/** Plans how a promise of a session will be kept: as a rehearsal in which nothing was said yet. The same one is begun once. */
export function usePlanPromise(sessionId: string, onKept: (rehearsal: Rehearsal) => void) {
  const client = useQueryClient()
  const attempt = useAttempt<NewRehearsal>()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (plan: IfThen) => {
      const { id } = await insistOnSaving(() => call(startRehearsal, attempt.begin({ sessionId })))
      return call(planRehearsal, { params: { id }, body: { plan } })
    },
    onSuccess: (rehearsal) => {
      attempt.end()
      keep(client, rehearsal)
      onKept(rehearsal)
    },
    onError: (error) => announceFailure(error, 'The plan was not saved. What you wrote is still here.'),
  })
}

/** Tells what came of a planned conversation, or takes that back. */
export function useTellOutcome(id: string, onTold: () => void) {
  const client = useQueryClient()
  const onDone = () => {
    void followOutcome(client, { source: 'talk', id })
    onTold()
  }
  return useStep(
    (outcome: TalkOutcome | null) => call(tellOutcome, { params: { id }, body: { outcome } }),
    'It was not saved. What you wrote is still here.',
    { id, onDone },
  )
}

interface After {
  id: string
  onDone?: () => void
}

function useStep<Given>(send: (given: Given) => Promise<Rehearsal>, failure: string, { id, onDone }: After) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: (rehearsal) => {
      keep(client, rehearsal)
      onDone?.()
    },
    onError: (error) => {
      announceFailure(error, failure)
      // It may have gone on in another window.
      void client.invalidateQueries({ queryKey: rehearsalQuery(id).queryKey })
    },
  })
}

/** Deletes a rehearsal with all its lines. */
export function useDeleteRehearsal(onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(deleteRehearsal, { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: rehearsalQuery(id).queryKey })
      void client.invalidateQueries({ queryKey: rehearsalsQuery.queryKey })
      onDeleted()
    },
    onError: (error) => announceFailure(error, 'It was not deleted. Please try again.'),
  })
}
