import type { Dashboard } from '@lodestar/contract/dashboard'

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
  insights: [
    {
      id: 'demo_insight_1',
      userId: OWNER,
      type: 'pattern_recognition',
      title: 'You prepare the opening and improvise the request',
      description:
        'In 7 of the last 10 sessions the first sentence was settled early. What you wanted the other person to do came up only when the coach asked.',
      metadata: {},
      priority: 1,
      isActive: true,
      createdAt: AT,
    },
    {
      id: 'demo_insight_2',
      userId: OWNER,
      type: 'growth_pattern',
      title: 'You give feedback sooner than you used to',
      description:
        'In spring about three weeks went by between naming a problem here and speaking with the person. Now it is five days.',
      metadata: {},
      priority: 2,
      isActive: true,
      createdAt: AT,
    },
  ],
  recommendations: [
    {
      id: 'demo_recommendation_1',
      userId: OWNER,
      title: 'End your next message with one request and a date',
      description: 'Three of your last five drafts left open who should do what, and by when.',
      priority: 1,
      category: 'communication',
      isCompleted: false,
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
      createdAt: AT,
    },
  ],
}
