import type { AssessmentResponse, StyleProfile } from '@lodestar/contract/assessment'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** A scored assessment as stored. */
export interface StoredResult {
  profile: StyleProfile
  completedAt: string
}

/** Finds a person's newest result; older ones are kept but not shown. */
export async function findNewestResult(db: Db, userId: string): Promise<StoredResult | undefined> {
  return db
    .selectFrom('assessmentResults')
    .select(['profile', 'completedAt'])
    .where('userId', '=', userId)
    .orderBy('completedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Keeps a finished assessment: the answers as given and what they scored. */
export async function addResult(
  db: Db,
  userId: string,
  result: StoredResult & { id: string; responses: readonly AssessmentResponse[] },
): Promise<void> {
  await db
    .insertInto('assessmentResults')
    .values({
      id: result.id,
      userId,
      responses: JSON.stringify(result.responses),
      profile: JSON.stringify(result.profile),
      completedAt: result.completedAt,
    })
    .execute()
}

/** What a person did since an instant, as far as a learning path asks for it. */
export async function countDeeds(db: Db, userId: string, since: string) {
  const { rows } = await sql<{
    coachingSessions: number
    feedbackGiven: number
    retakes: number
    goals: number
    analyses: number
  }>`
    select
      (select count(*) from coaching_sessions where user_id = ${userId} and completed_at > ${since}) as coaching_sessions,
      (select count(*) from session_feedback where user_id = ${userId} and created_at > ${since}) as feedback_given,
      (select count(*) from assessment_results where user_id = ${userId} and completed_at > ${since}) as retakes,
      (select count(*) from goals where user_id = ${userId} and created_at > ${since}) as goals,
      (select count(*) from communication_analyses where user_id = ${userId} and created_at > ${since}) as analyses
  `.execute(db)
  const [counts] = rows
  return { coachingSessions: 0, feedbackGiven: 0, retakes: 0, goals: 0, analyses: 0, ...counts }
}
