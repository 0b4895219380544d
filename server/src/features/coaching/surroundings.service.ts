import type { Surroundings } from '@lodestar/coach/coaching/session/surroundings'
import type { Db } from '../../db/connect.ts'
import { listGoals } from '../goals/goals.store.ts'
import { listExternalAssessments } from '../integrations/integrations.store.ts'
import { listUpcomingMeetings } from '../meetings/meetings.store.ts'

const WEEK_MS = 7 * 24 * 3600 * 1000

/** What a person has recorded that may bear on a conversation: open goals, meetings of the coming week, active results. */
export async function readSurroundings(db: Db, userId: string, now: Date): Promise<Surroundings> {
  const weekEnd = new Date(now.getTime() + WEEK_MS).toISOString()
  const [goals, meetings, results] = await Promise.all([
    listGoals(db, userId),
    listUpcomingMeetings(db, userId, now.toISOString()),
    listExternalAssessments(db, userId),
  ])
  return {
    goals: goals.filter(({ status }) => status === 'active'),
    meetings: meetings.filter(({ startTime }) => startTime < weekEnd),
    results: results.filter(({ isActive }) => isActive),
  }
}
