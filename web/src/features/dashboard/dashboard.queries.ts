import { Dashboard, DashboardStats, getDashboard, Recommendation } from '@lodestar/contract/dashboard'
import { Insight } from '@lodestar/contract/insights'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../lib/api.ts'

const { shape } = DashboardStats
const NONE = {
  totalSessions: 0,
  totalReflections: 0,
  averageSentiment: 0,
  averageClarity: 0,
  averageConfidence: 0,
}

/** The dashboard with every figure that is missing as 0, and every list that is missing as empty. */
const ShownDashboard = z.object({
  stats: z.catch(
    z.object({
      totalSessions: z.catch(shape.totalSessions, 0),
      totalReflections: z.catch(shape.totalReflections, 0),
      averageSentiment: z.catch(shape.averageSentiment, 0),
      averageClarity: z.catch(shape.averageClarity, 0),
      averageConfidence: z.catch(shape.averageConfidence, 0),
    }),
    NONE,
  ),
  insights: z.catch(z.array(Insight), []),
  recommendations: z.catch(z.array(Recommendation), []),
  weeks: z.catch(Dashboard.shape.weeks, []),
})

/** For a signed-in person only; mutations elsewhere invalidate it by its key, because they may not know it. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call({ ...getDashboard, reply: ShownDashboard }, { signal }),
})

/** What a demo visitor sees; only they fetch it. */
export const demoDashboardQuery = queryOptions({
  queryKey: ['demo-dashboard'],
  queryFn: async () => (await import('./demo-dashboard.data.ts')).DEMO_DASHBOARD,
})
