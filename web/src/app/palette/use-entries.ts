import type { Meeting } from '@lodestar/contract/meetings'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sessionHref, sessionsQuery } from '../../features/coaching/coaching.queries.ts'
import { goalsQuery } from '../../features/goals/goals.queries.ts'
import { CATEGORY_LABELS, FAQ } from '../../features/help/faq.data.ts'
import { meetingsQuery } from '../../features/meetings/meetings.queries.ts'
import { formatDay, formatPercent } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { SCREENS } from '../../lib/screens.ts'
import type { Entry } from './rank-entries.ts'

interface Entries {
  entries: readonly Entry[]
  isLoading: boolean
  /** True when some of what the person has could not be read; the rest is there. */
  isIncomplete: boolean
}

const FIXED: readonly Entry[] = [
  ...SCREENS.map(({ path, label, words = '' }) => ({
    kind: 'Screen' as const,
    href: path,
    title: label,
    words,
  })),
  ...FAQ.map(({ id, question, category }) => ({
    kind: 'Help' as const,
    href: `${PATHS.help}?question=${encodeURIComponent(id)}`,
    title: question,
    words: `help ${CATEGORY_LABELS[category]}`,
  })),
]

/**
 * Everything one can go to. A person's own things come from the lists that their screens show, read when they are not
 * there yet: one has a few hundred of them, and so each letter that is typed is answered at once and without the server.
 */
export function useEntries(): Entries {
  const sessions = useQuery(sessionsQuery)
  const goals = useQuery(goalsQuery)
  const meetings = useQuery(meetingsQuery)
  const entries = useMemo(
    () => [
      ...FIXED,
      ...(sessions.data ?? []).map(({ id, title, startedAt }) => ({
        kind: 'Session' as const,
        href: sessionHref(id),
        title,
        detail: startedAt ? formatDay(startedAt) : '',
      })),
      ...(goals.data ?? []).map(({ id, title, progress }) => ({
        kind: 'Goal' as const,
        href: `${PATHS.goals}?goal=${encodeURIComponent(id)}`,
        title,
        detail: formatPercent(progress / 100),
      })),
      ...(meetings.data ?? []).map(describeMeeting),
    ],
    [sessions.data, goals.data, meetings.data],
  )
  const lists = [sessions, goals, meetings]
  return {
    entries,
    isLoading: lists.some(({ isPending }) => isPending),
    isIncomplete: lists.some(({ isError }) => isError),
  }
}

const describeMeeting = ({ id, title, startTime }: Meeting): Entry => ({
  kind: 'Meeting',
  href: `${PATHS.meetings}?meeting=${encodeURIComponent(id)}`,
  title,
  detail: formatDay(startTime),
})
