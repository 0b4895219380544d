import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { learningPathsQuery, resultsQuery, visitorResultQuery } from '../assessment/assessment.queries.ts'
import { progressQuery, sessionsQuery } from '../coaching/coaching.queries.ts'
import { dashboardQuery, demoDashboardQuery } from './dashboard.queries.ts'
import { findNextMove } from './find-next-move.ts'

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

  const result = results.data ?? visitorResult
  // A result that could not be read is not missing.
  const hasResult = result !== null || !results.isSuccess
  const reads = [results, sessions, dashboard, progress, paths]
  return {
    isOpening: results.isLoading || sessions.isLoading,
    isLoading: reads.some((read) => read.isLoading),
    failed: reads.filter((read) => read.isError),
    dashboard: dashboard.data,
    result,
    isResultKnown: results.isSuccess,
    sessions: sessions.data ?? [],
    move: findNextMove(sessions.data ?? [], hasResult),
    progress: progress.data,
    paths: paths.data ?? [],
  }
}
