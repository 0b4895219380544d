import * as z from 'zod/mini'
import { Outlook } from './analytics.ts'
import { endpoint } from './endpoint.ts'
import { Insight, PriorityRank } from './insights.ts'
import { Count, Fraction, Id, Instant, TenPoint } from './primitives.ts'

/** What a recommendation can be about. */
export const RECOMMENDATION_CATEGORIES = ['communication', 'leadership_development'] as const

/** Something worth doing next; `href` is where in the application it is done. A completed one was done lately. */
export const Recommendation = z.object({
  id: Id,
  userId: Id,
  title: z.string(),
  description: z.string(),
  priority: PriorityRank,
  category: z.enum(RECOMMENDATION_CATEGORIES),
  isCompleted: z.boolean(),
  href: z.string(),
  createdAt: Instant,
})
export type Recommendation = z.infer<typeof Recommendation>

/** Definitions: docs/coaching/figures.md. All 0 without data. */
export const DashboardStats = z.object({
  totalSessions: Count,
  totalReflections: Count,
  averageSentiment: Fraction,
  averageClarity: TenPoint,
  averageConfidence: Fraction,
})
export type DashboardStats = z.infer<typeof DashboardStats>

/** Everything the first screen shows that is computed. */
export const Dashboard = z.object({
  stats: DashboardStats,
  insights: z.array(Insight),
  recommendations: z.array(Recommendation),
  /** Active days of the last twelve weeks from the first active one on, the running one last. */
  weeks: Outlook.shape.weeks,
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: "Get the signed-in user's figures, insights and recommendations.",
  reply: Dashboard,
  example: {
    stats: {
      totalSessions: 4,
      totalReflections: 9,
      averageSentiment: 0.7,
      averageClarity: 7.1,
      averageConfidence: 0.62,
    },
    insights: [],
    recommendations: [],
    weeks: [
      { startsOn: '2026-04-13', activeDays: 1 },
      { startsOn: '2026-04-20', activeDays: 3 },
      { startsOn: '2026-04-27', activeDays: 2 },
    ],
  },
})
