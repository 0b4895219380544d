import { EMPTY_CASE } from '@lodestar/contract/case'
import { createSession, type NewSession } from '@lodestar/contract/coaching'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { invalidateAndLeave } from '../../lib/invalidate.ts'
import { PATHS } from '../../lib/paths.ts'
import { keepDraft } from '../../lib/storage/draft.ts'
import { leaveFirstWords } from '../../lib/storage/first-talk.ts'
import { toast } from '../../lib/toast.ts'
import { resultsQuery } from '../assessment/assessment.queries.ts'
import { proposeTitle } from '../coaching-sessions/propose-title.ts'
import { AFFECTED, sendFirst, sessionHref, sessionQuery, sessionsQuery } from './coaching.queries.ts'

/** A session to start, and how it begins; without a title one is proposed from the sentence. */
export interface Beginning extends Partial<NewSession> {
  /** Sent as the first message. */
  sentence?: string
  /** Waits in the box, to be changed before it is sent. */
  draft?: string
}

/**
 * Starts a session and opens it; the list of sessions and what is derived from it are read again.
 *
 * @param onStarted is called once the session is there, before it opens.
 */
export function useStartSession(onStarted: () => void = () => undefined) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: ({ title, meetingId, time, sentence = '' }: Beginning) =>
      call(createSession, { body: { title: title ?? proposeTitle(sentence), meetingId, time } }),
    onSuccess: (session, { sentence, draft, time = null }) => {
      invalidateAndLeave(client, [sessionsQuery.queryKey, ...AFFECTED])
      toast({
        title: 'Session Created',
        description: describeBeginning(sentence, draft),
        variant: 'success',
      })
      if (draft) keepDraft(`message:${session.id}`, draft)
      if (sentence) {
        // Known to be empty: reading it meanwhile could miss the message that is on its way.
        const started = { session, messages: [], case: { ...EMPTY_CASE, time } }
        client.setQueryData(sessionQuery(session.id).queryKey, started)
        sendFirst(client, session.id, sentence)
      }
      onStarted()
      navigate(sessionHref(session.id))
    },
    onError: (error) =>
      announceFailure(
        error,
        /assessment/i.test(error.message)
          ? 'Please complete your leadership assessment first'
          : 'Failed to create coaching session. Please try again.',
      ),
  })
}

function describeBeginning(sentence: string | undefined, draft: string | undefined): string {
  if (sentence) return 'The coach is answering.'
  return draft ? 'Say what makes it hard, and send it.' : 'Start with what happened, in your own words.'
}

/**
 * Goes on in a session from another screen: the message is sent there and the session opens.
 *
 * @param onSent is called once the message is on its way.
 */
export function useGoOn(id: string, onSent: () => void) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.fetchQuery(sessionQuery(id)),
    onSuccess: (known, content: string) => {
      sendFirst(client, id, content, known?.messages.at(-1)?.id ?? null)
      onSent()
      navigate(sessionHref(id))
    },
    onError: (error) => announceFailure(error, 'Failed to send message. Please try again.'),
  })
  return { goOn: mutate, isGoing: isPending }
}

/**
 * Brings something up with the coach: in a session, or, without the assessment result that one needs, as a quick answer.
 *
 * @param onBegun is called once the words are safe there.
 */
export function useBringUp(onBegun?: () => void) {
  const [, navigate] = useLocation()
  const { data: result } = useQuery(resultsQuery(true))
  const starting = useStartSession(onBegun)
  const bringUp = (beginning: Beginning) => {
    if (result !== null) return starting.mutate(beginning)
    if (beginning.sentence) leaveFirstWords(beginning.sentence)
    else keepDraft('first-talk', beginning.draft ?? '')
    onBegun?.()
    navigate(PATHS.prompts)
  }
  return { bringUp, isStarting: starting.isPending, isQuick: result === null }
}
