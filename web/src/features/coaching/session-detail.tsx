import type { CoachingSession } from '@lodestar/contract/coaching'
import { useQuery } from '@tanstack/react-query'
import { useLanguageModel } from '../../lib/language-model.ts'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sessionQuery } from './coaching.queries.ts'
import { Conversation } from './conversation.tsx'

/** A model has half a minute for the words of a summary, and some seconds to begin. */
const WORDED_WITHIN_MS = 45_000
const ASK_AGAIN_MS = 3_000

/** A session that has just ended may get its summary in other words. */
const isBeingWorded = (session: CoachingSession | undefined): boolean =>
  session?.status === 'completed' &&
  session.summaryWriting === undefined &&
  Date.now() - Date.parse(session.completedAt ?? '') < WORDED_WITHIN_MS

/** One session: on its way, not there, or open. */
export function SessionDetail({ id }: { id: string }) {
  const model = useLanguageModel()
  const { data, isError, refetch } = useQuery({
    ...sessionQuery(id),
    refetchInterval: ({ state }) =>
      model?.leads && isBeingWorded(state.data?.session) ? ASK_AGAIN_MS : false,
  })
  if (data === null) return <SessionNotFound />
  if (isError && !data) return <PageError onRetry={() => void refetch()} />
  return (
    <main
      id="main"
      tabIndex={-1}
      // As high as the window below the navigation bar, so that the box stands at the bottom from the start.
      className="mx-auto flex min-h-[calc(100dvh-4.0625rem)] w-full max-w-[39.5rem] flex-col px-5 pt-4 outline-none sm:px-8 sm:pt-8 lg:max-w-[72rem]"
    >
      {data ? <Conversation {...data} /> : <Skeleton lines={9} label="Loading the session" />}
    </main>
  )
}

const SessionNotFound = () => (
  <Page
    title="Session not found"
    width="text"
    lead="It may have been opened from an old link, or from another account."
  >
    <ButtonLink href={PATHS.coaching} variant="primary">
      Back to Sessions
    </ButtonLink>
  </Page>
)
