import type { Insight } from '@lodestar/contract/insights'

const OWNER = 'demo_user_001'
const DAY_MS = 86_400_000
const NOW_MS = Date.now()
const daysAgo = (days: number): string => new Date(NOW_MS - days * DAY_MS).toISOString()

/** Says the day as its reader writes it: "May 3", and "May 3, 2025" for another year than this one. */
function sayDay(instant: string): string {
  const day = new Date(instant)
  const isThisYear = day.getFullYear() === new Date(NOW_MS).getFullYear()
  const parts = { month: 'long', day: 'numeric' } as const
  return day.toLocaleDateString(undefined, isThisYear ? parts : { ...parts, year: 'numeric' })
}

const PATTERN_SINCE = daysAgo(101)
const GROWTH_SINCE = daysAgo(290)
const STILL_SINCE = daysAgo(29)
const DEPTH_SINCE = daysAgo(126)

/**
 * What a demo visitor sees in place of insights of their own, dated from the day on which it is looked at. The dashboard
 * shows the first two.
 */
export const DEMO_INSIGHTS: readonly Insight[] = [
  {
    id: 'demo_insight_1',
    userId: OWNER,
    type: 'pattern_recognition',
    title: 'You prepare the opening and improvise the request',
    description:
      'In 7 of the last 10 sessions the first sentence was settled early. What you wanted the other person to do came up only when the coach asked.',
    metadata: {
      evidence: `From 7 sessions since ${sayDay(PATTERN_SINCE)}`,
      count: 7,
      since: PATTERN_SINCE,
      subjects: [],
      quote: null,
    },
    priority: 1,
    isActive: true,
    createdAt: daysAgo(1),
  },
  {
    id: 'demo_insight_2',
    userId: OWNER,
    type: 'growth_pattern',
    title: 'You give feedback sooner than you used to',
    description:
      'Half a year ago about three weeks went by between naming a problem here and speaking with the person. Now it is five days.',
    metadata: {
      evidence: `From 9 steps since ${sayDay(GROWTH_SINCE)}`,
      count: 9,
      since: GROWTH_SINCE,
      subjects: [],
      quote: 'Tell Priya on Tuesday, before the review',
    },
    priority: 2,
    isActive: true,
    createdAt: daysAgo(3),
  },
  {
    id: 'demo_insight_3',
    userId: OWNER,
    type: 'goal_progress',
    title: '“Hand over the release” has not moved for 4 weeks',
    description: `It has stood at 60% since ${sayDay(STILL_SINCE)}. A goal that stands still is usually too large for an ordinary week, or no longer yours. Cut off a piece you can finish by Friday, or pause it with a clear conscience.`,
    metadata: {
      evidence: `From 1 goal, last moved on ${sayDay(STILL_SINCE)}`,
      count: 1,
      since: STILL_SINCE,
      subjects: [],
      quote: null,
    },
    priority: 2,
    isActive: true,
    createdAt: STILL_SINCE,
  },
  {
    id: 'demo_insight_4',
    userId: OWNER,
    type: 'dialogue_depth',
    title: 'It pays to stay a little longer',
    description:
      'Six sessions with 7 messages or more left you with 4.5 of 5 on average, six with 4 or fewer with 3.3. The useful question often comes after the first plan. Stay for two answers more.',
    metadata: {
      evidence: `From 12 rated sessions since ${sayDay(DEPTH_SINCE)}`,
      count: 12,
      since: DEPTH_SINCE,
      subjects: [],
      quote: null,
    },
    priority: 3,
    isActive: true,
    createdAt: daysAgo(7),
  },
]
