import { connectAsOwner, repeatRows } from '../../server/src/testing/repeat-rows.ts'

/** How often what somebody did once is there at the end of the history, by table; a table after those it refers to. */
const TIMES: Record<string, number> = {
  meetings: 5_000,
  coaching_sessions: 5_000,
  coaching_messages: 5_000,
  session_feedback: 5_000,
  commitment_outcomes: 5_000,
  model_texts: 5_000,
  goals: 1_700,
  goal_progress: 1_700,
  meeting_reflections: 5_000,
  rehearsals: 2_000,
  practice_items: 2_000,
  notifications: 5_000,
  communication_analyses: 2_500,
  predictions: 2_500,
  security_events: 2_500,
}
/** The history is as long as ten years of daily use. */
const LIFE_DAYS = 3_650

/**
 * Repeats what somebody has done once, back into the past, by SQL: every row that the product wrote becomes hundreds, each
 * a little earlier. Encrypted values stay readable, because they are bound to column and person.
 *
 * @param share 1 is ten years with 5,000 sessions; 0.1 the last of those years.
 * @returns how many activities there are now.
 */
export async function repeatLife(ownerUrl: string, personId: string, share: number): Promise<number> {
  const client = await connectAsOwner(ownerUrl)
  try {
    for (const [table, times] of Object.entries(TIMES)) {
      const earlier = `n * interval '${(LIFE_DAYS * 86_400) / times} seconds'`
      await repeatRows(client, table, personId, { earlier, from: 1, to: Math.round(times * share) })
    }
    await client.query('update storage_use set characters = characters * $2 where user_id = $1', [
      personId,
      Math.round(share * 5_000),
    ])
    // The job has answered what was due.
    await client.query(
      "update predictions set outcome = 'yes', resolved_at = due_at where user_id = $1 and due_at < now()",
      [personId],
    )
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from activities where user_id = $1',
      [personId],
    )
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}
