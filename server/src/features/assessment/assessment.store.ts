import { type Deeds, nameSubjects } from '@lodestar/coach/assessment/learning-paths'
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

interface DeedRow {
  deed: 'coachingSessions' | 'feedbackGiven' | 'goals' | 'analyses'
  situation: string | null
  people: number
  subjects: string[]
}

/**
 * Lists what a person did since their newest result, as far as a learning path asks for it: finished sessions, ratings
 * with a note, goals and analyzed messages. Sessions in which the coach handed over are left out.
 */
export async function listDeeds(db: Db, userId: string, since: string): Promise<Deeds> {
  const { rows } = await sql<DeedRow>`
    with told as (
      select s.id, s.completed_at, m.situation, m.people
      from coaching_sessions as s
      left join lateral (
        select count(distinct person)::int as people, bool_or(handed_over) as handed_over,
          (array_agg(situation order by position desc) filter (where situation is not null))[1] as situation
        from coaching_messages where session_id = s.id and user_id = ${userId}) as m on true
      where s.user_id = ${userId} and m.handed_over is not true)
    select 'coachingSessions' as deed, situation, people, '[]'::json as subjects
    from told where completed_at > ${since}
    union all
    select 'feedbackGiven', told.situation, told.people, '[]'::json
    from session_feedback as f join told on told.id = f.session_id
    where f.user_id = ${userId} and f.created_at > ${since} and f.feedback <> ''
    union all
    select 'goals', null, 0, json_build_array(category)
    from goals where user_id = ${userId} and created_at > ${since}
    union all
    select 'analyses', null, 0, subjects::json
    from communication_analyses where user_id = ${userId} and created_at > ${since}
  `.execute(db)
  const list = (deed: DeedRow['deed']) =>
    rows.filter((row) => row.deed === deed).map((row) => [...nameSubjects(row), ...row.subjects])
  return {
    coachingSessions: list('coachingSessions'),
    feedbackGiven: list('feedbackGiven'),
    goals: list('goals'),
    analyses: list('analyses'),
    // Whatever came after the newest result would be the newest result.
    retakes: [],
  }
}
