import type { Tap } from '@lodestar/contract/coaching'
import { answerVisitor, keepConversation } from '@lodestar/contract/prompts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { announceFailure } from '../../lib/announce-failure.ts'
import { ApiError, call } from '../../lib/api.ts'
import { insist } from '../../lib/insist.ts'
import { invalidateAndLeave } from '../../lib/invalidate.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import {
  type FirstTalk,
  forgetFirstWords,
  leaveFirstWords,
  loadFirstTalk,
  readFirstWords,
  saveFirstTalk,
} from '../../lib/storage/first-talk.ts'
import { getLocale, getTimeZone } from '../../lib/time-zone.ts'
import { toast } from '../../lib/toast.ts'
import { proposeTitle } from '../coaching-sessions/propose-title.ts'
import { AFFECTED, sendFirst, sessionHref, sessionQuery, sessionsQuery } from './coaching.queries.ts'

/** What is said without a session, and what it was tapped with. */
interface Said {
  content: string
  tap?: Tap
}

/** Says something to the coach without a session, after what was `sealed` before. */
const sendWords = (said: Said, sealed?: string) =>
  insist(
    () => call(answerVisitor, { body: { ...said, sealed, timeZone: getTimeZone(), locale: getLocale() } }),
    () => undefined,
  )

/** The conversation after these messages of an example, each answered as it would be for anybody. */
export const exampleQuery = (said: readonly string[]) =>
  queryOptions({
    queryKey: ['example-talk', ...said],
    queryFn: ({ client }): Promise<Awaited<ReturnType<typeof sendWords>>> => answerExample(client, said),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function answerExample(client: QueryClient, said: readonly string[]) {
  const before = said.length > 1 ? await client.fetchQuery(exampleQuery(said.slice(0, -1))) : undefined
  return sendWords({ content: said.at(-1) ?? '' }, before?.sealed)
}

/** The conversation without a session: what this browser keeps of it, the box, and the way to ask. */
export function useFirstTalk(isVisitor: boolean) {
  const [left] = useState(readLeftWords)
  const [talk, setTalk] = useState(() => (left ? null : loadFirstTalk()))
  const [words, setWords, clearWords] = useDraft('first-talk')
  const keep = (next: FirstTalk | null) => {
    saveFirstTalk(next)
    setTalk(next)
  }
  const { mutate, variables, isPending, isIdle } = useMutation({
    mutationFn: (said: Said & { after?: FirstTalk }) => {
      const { after, ...own } = said
      return sendWords(own, after?.sealed)
    },
    onSuccess: (answered, { after }) => {
      if (!after) clearWords()
      keep({ ...answered, next: after?.next ?? '', isWanted: isVisitor })
    },
    onError: (error) =>
      announceFailure(error, 'The answer did not arrive. What you wrote is still there. Please try again.'),
  })
  const ask = (content: string) => {
    if (content.trim() && !isPending) mutate({ content: content.trim() })
  }
  const tap = (tapped: Tap, content: string) => {
    if (talk && !isPending) mutate({ content, tap: tapped, after: talk })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is asked once.
  useEffect(() => {
    forgetFirstWords()
    if (!left) return
    saveFirstTalk(null)
    setWords(left)
    ask(left)
  }, [left])
  const asked = isPending ? variables.content : isIdle && left ? left : null
  return { talk, keep, words, setWords, ask, tap, asked }
}

/** Reads the words that were left; a form that is sent again, by a reload or the way back, has its answer. */
function readLeftWords(): string {
  const words = readFirstWords().trim()
  return words === loadFirstTalk()?.messages[0]?.content ? '' : words
}

/**
 * Makes the conversation this browser keeps a session of whoever is signed in, and opens it; what was written after the answer
 * is sent there.
 */
export function useKeepFirstTalk() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: async (talk: FirstTalk) => {
      const title = proposeTitle(talk.messages[0]?.content ?? '')
      const session = await call(keepConversation, { body: { title, sealed: talk.sealed } })
      saveFirstTalk(null)
      invalidateAndLeave(client, [sessionsQuery.queryKey, ...AFFECTED])
      if (talk.next) {
        await client.fetchQuery(sessionQuery(session.id))
        sendFirst(client, session.id, talk.next, talk.messages.at(-1)?.id)
      }
      return session
    },
    onSuccess: (session) => {
      toast({ title: 'Session Created', description: 'What you wrote before is in your account. Go on.' })
      navigate(sessionHref(session.id))
    },
    onError: (error, talk) => {
      // What is another account's already, or was sealed by another server, will never be taken.
      if (error instanceof ApiError && (error.status === 400 || error.status === 404)) saveFirstTalk(null)
      else announceFailure(error, 'Your first conversation could not be kept yet. Please try again.')
      if (error instanceof ApiError && error.status === 400) leaveFirstWords(talk.messages[0]?.content ?? '')
    },
  })
}
