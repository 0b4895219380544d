import type { Dashboard } from '@lodestar/contract/dashboard'
import { SAMPLE_INSIGHTS } from '../insights/insights.queries.ts'

const OWNER = 'demo_user_001'
const AT = '2026-01-01T00:00:00.000Z'

/** What a demo visitor sees in place of a dashboard of their own. */
export const DEMO_DASHBOARD: Dashboard = {
  stats: {
    totalSessions: 24,
    totalReflections: 67,
    averageSentiment: 0.72,
    averageClarity: 7.8,
    averageConfidence: 0.85,
  },
  insights: SAMPLE_INSIGHTS.slice(0, 2),
  recommendations: [
    {
      id: 'demo_recommendation_1',
      userId: OWNER,
      title: 'End your next message with one request and a date',
      description: 'Three of your last five drafts left open who should do what, and by when.',
      priority: 1,
      category: 'communication',
      isCompleted: false,
      href: '/communication',
      createdAt: AT,
    },
    {
      id: 'demo_recommendation_2',
      userId: OWNER,
      title: 'Hand over one decision, not only the work',
      description:
        'Name a decision somebody on your team may now make without asking you, and tell the others who makes it.',
      priority: 2,
      category: 'leadership_development',
      isCompleted: false,
      href: '/goals',
      createdAt: AT,
    },
  ],
  weeks: [2, 3, 0, 3, 4, 3, 5, 2].map((activeDays, at) => ({
    startsOn: `2026-0${at < 4 ? 1 : 2}-${String(5 + (at % 4) * 7 - (at < 4 ? 0 : 3)).padStart(2, '0')}`,
    activeDays,
  })),
}
