import type { Activity } from '@lodestar/coach/activities/activity'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Reads everything a person has done up to a moment, oldest first, in one query. */
export async function readActivities(db: Db, userId: string, until: Date): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select kind, at, subject_id, value, detail from activities
    where user_id = ${userId} and at <= ${until.toISOString()}
    order by at, subject_id, kind
  `.execute(db)
  return rows
}
