import type { Activity } from '@lodestar/coach/activities/activity'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Reads everything a person has done up to a moment, oldest first, in one query; after years these are tens of thousands. */
export async function readActivities(db: Db, userId: string, until: Date): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select kind, at, subject_id, value, detail from activities
    where user_id = ${userId} and at <= ${until.toISOString()}
    order by at, subject_id, kind
  `.execute(db)
  return rows
}

/** A person, and the moment from which on it is asked what they have done; null for all of it. */
export interface Stretch {
  userId: string
  since: Date | null
}

/**
 * Reads what several people have done, each since a moment of their own, and of what came before only what says whether that
 * counts: when a goal was set that has been completed since, and that somebody had answered in a session that has ended since.
 * What meetings were planned and held is left out: nothing is derived from it.
 *
 * @returns by person.
 */
export async function readStretches(
  db: Db,
  stretches: readonly Stretch[],
  until: Date,
): Promise<Map<string, Activity[]>> {
  const { rows } = await sql<Activity & { userId: string }>`
    select asked.user_id, did.kind, did.at, did.subject_id, did.value, did.detail
    from unnest(${stretches.map(({ userId }) => userId)}::text[],
      ${stretches.map(({ since }) => since?.toISOString() ?? '-infinity')}::timestamptz[]) as asked (user_id, since)
    cross join lateral (
      select kind, at, subject_id, value, detail from activities
      where user_id = asked.user_id and at > asked.since and at <= ${until.toISOString()}
        and kind not in ('meeting_planned', 'meeting_held')
      union all
      select 'goal_set', created_at, id, null, category from goals
      where user_id = asked.user_id and completed_at > asked.since and created_at <= asked.since
      union all
      select 'goal_set', (done ->> 'createdAt')::timestamptz, id, null, done ->> 'category' from deleted_goals
      where user_id = asked.user_id and (done ->> 'completedAt')::timestamptz > asked.since
        and (done ->> 'createdAt')::timestamptz <= asked.since
      union all
      select 'question_answered', answer.created_at, ended.id, null, null
      from coaching_sessions as ended
      cross join lateral (
        select created_at from coaching_messages
        where session_id = ended.id and role = 'user'
        order by position offset 1 limit 1) as answer
      where ended.user_id = asked.user_id and ended.completed_at > asked.since
        and answer.created_at <= asked.since
    ) as did`.execute(db)
  return Map.groupBy(rows, ({ userId }) => userId)
}

/** As `readStretches`, of one person. */
export const readActivitiesSince = async (
  db: Db,
  userId: string,
  since: Date,
  until: Date,
): Promise<Activity[]> => (await readStretches(db, [{ userId, since }], until)).get(userId) ?? []
