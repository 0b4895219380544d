import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** What the dashboard's figures are computed from. */
export interface TalkFacts {
  totalSessions: number
  /** Ratings with a text, and the leader's answers within conversations. */
  totalReflections: number
  /** Mean rating, 1 to 5; null without ratings. */
  averageRating: number | null
  /** The leader's newest messages. */
  recentMessages: string[]
}

/** Enough messages to describe how somebody talks, few enough to read on every visit. */
const RECENT = 60

/** Reads a person's facts in one round trip. An answer is any message after the first of its session. */
export async function readTalkFacts(db: Db, userId: string): Promise<TalkFacts> {
  const { rows } = await sql<TalkFacts>`
    select
      (select count(*) from coaching_sessions where user_id = ${userId}) as total_sessions,
      (select count(*) from session_feedback where user_id = ${userId} and feedback <> '')
        + (select count(*) - count(distinct session_id) from coaching_messages
           where user_id = ${userId} and role = 'user') as total_reflections,
      (select avg(rating)::float8 from session_feedback where user_id = ${userId}) as average_rating,
      array(select content from coaching_messages where user_id = ${userId} and role = 'user'
            order by position desc limit ${RECENT}) as recent_messages
  `.execute(db)
  return rows[0] ?? { totalSessions: 0, totalReflections: 0, averageRating: null, recentMessages: [] }
}
