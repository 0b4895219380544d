import type { Insight } from '@lodestar/contract/insights'

const OWNER = 'demo_user_001'

/** What a demo visitor sees in place of insights of their own. The dashboard shows the first two. */
export const DEMO_INSIGHTS: readonly Insight[] = [
  {
    id: 'demo_insight_1',
    userId: OWNER,
    type: 'pattern_recognition',
    title: 'You prepare the opening and improvise the request',
    description:
      'In 7 of the last 10 sessions the first sentence was settled early. What you wanted the other person to do came up only when the coach asked.',
    metadata: {
      evidence: 'From 7 sessions since September 8',
      count: 7,
      since: '2025-09-08T08:10:00.000Z',
      subjects: [],
      quote: null,
    },
    priority: 1,
    isActive: true,
    createdAt: '2025-12-18T08:00:00.000Z',
  },
  {
    id: 'demo_insight_2',
    userId: OWNER,
    type: 'growth_pattern',
    title: 'You give feedback sooner than you used to',
    description:
      'In spring about three weeks went by between naming a problem here and speaking with the person. Now it is five days.',
    metadata: {
      evidence: 'From 9 steps since March 3',
      count: 9,
      since: '2025-03-03T16:30:00.000Z',
      subjects: [],
      quote: 'Tell Priya on Tuesday, before the review',
    },
    priority: 2,
    isActive: true,
    createdAt: '2025-12-16T17:20:00.000Z',
  },
  {
    id: 'demo_insight_3',
    userId: OWNER,
    type: 'goal_progress',
    title: '“Hand over the release” has not moved for 4 weeks',
    description:
      'It has stood at 60% since November 20. A goal that stands still is usually too large for an ordinary week, or no longer yours. Cut off a piece you can finish by Friday, or pause it with a clear conscience.',
    metadata: {
      evidence: 'From 1 goal, last moved on November 20',
      count: 1,
      since: '2025-11-20T09:00:00.000Z',
      subjects: [],
      quote: null,
    },
    priority: 2,
    isActive: true,
    createdAt: '2025-11-20T09:00:00.000Z',
  },
  {
    id: 'demo_insight_4',
    userId: OWNER,
    type: 'dialogue_depth',
    title: 'It pays to stay a little longer',
    description:
      'Six sessions with 7 messages or more left you with 4.5 of 5 on average, six with 4 or fewer with 3.3. The useful question often comes after the first plan. Stay for two answers more.',
    metadata: {
      evidence: 'From 12 rated sessions since August 14',
      count: 12,
      since: '2025-08-14T07:45:00.000Z',
      subjects: [],
      quote: null,
    },
    priority: 3,
    isActive: true,
    createdAt: '2025-12-12T07:30:00.000Z',
  },
]
