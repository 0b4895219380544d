import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { learningPathsQuery, resultsQuery, visitorResultQuery } from '../assessment/assessment.queries.ts'
import { progressQuery, sessionsQuery } from '../coaching/coaching.queries.ts'
import { upcomingQuery } from '../meetings/meetings.queries.ts'
import { dashboardQuery, demoDashboardQuery } from './dashboard.queries.ts'
import { listOpenSteps } from './list-open-steps.ts'

/** The day on which something was, `YYYY-MM-DD` where the reader is; today without an instant. */
export const findDay = (instant?: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(instant ? new Date(instant) : new Date())

/**
 * Reads what the dashboard shows. A demo visitor sees sample figures and, of the calls, only the one for
 * assessment results is made.
 */
export function useDashboard() {
  const { isDemo, isSignedIn } = useSession()
  const results = useQuery(resultsQuery(isSignedIn))
  const visitorResult = useQuery({ ...visitorResultQuery, enabled: false }).data ?? null
  const sessions = useQuery({ ...sessionsQuery, enabled: isSignedIn })
  const ownDashboard = useQuery({ ...dashboardQuery, enabled: isSignedIn })
  const demoDashboard = useQuery({ ...demoDashboardQuery, enabled: isDemo })
  const dashboard = isDemo ? demoDashboard : ownDashboard
  const progress = useQuery({ ...progressQuery, enabled: isSignedIn })
  const paths = useQuery({ ...learningPathsQuery, enabled: isSignedIn })
  const upcoming = useQuery({ ...upcomingQuery, enabled: isSignedIn })

  const today = findDay()
  const reads = [results, sessions, dashboard, progress, paths]
  return {
    /** What the first screen shows is on its way. */
    isOpening: [results, sessions, dashboard, paths, upcoming].some((read) => read.isLoading),
    isLoading: reads.some((read) => read.isLoading),
    failed: reads.filter((read) => read.isError),
    dashboard: dashboard.data,
    result: results.data ?? visitorResult,
    isResultKnown: results.isSuccess,
    openSession: sessions.data?.find(({ status }) => status === 'active'),
    today,
    openSteps: listOpenSteps(sessions.data ?? [], today),
    progress: progress.data,
    paths: paths.data ?? [],
  }
}
