import { connectAsOwner, repeatRows } from './repeat-rows.ts'

/** What everybody has of what one person has, and at most how many rows of it. */
const TABLES: Readonly<Record<string, number>> = {
  users: 1,
  auth_sessions: 1,
  assessment_results: 1,
  coaching_sessions: 1,
  coaching_messages: 4,
  session_feedback: 1,
  commitment_outcomes: 1,
  goals: 1,
  goal_progress: 2,
  meetings: 1,
  meeting_reflections: 1,
  notifications: 1,
  communication_analyses: 1,
  predictions: 1,
  rehearsals: 1,
  security_events: 1,
  standings: 1,
  storage_use: 1,
}
/** One in ten has joined the leaderboard, and hardly two have the same points. */
const OTHER: Readonly<Record<string, Record<string, string>>> = {
  users: { on_leaderboard: 'n % 10 = 0' },
  standings: { points: '1 + n * 7919::bigint % 5003' },
}
/** Over how many days people have come. */
const DAYS = 360
/** Foreign keys are looked after by what is repeated; looking after them row by row would take hours. */
const FOREIGN_KEYS = `select conrelid::regclass::text as "table", conname as name from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`
const WITHOUT = { text: 'Nothing to read here.', json: '{}' }

/**
 * Adds people who have a little of everything that somebody has, without words. Foreign keys are gone afterwards, so this
 * needs a database of its own.
 *
 * @param personId whose rows are repeated.
 * @param from the number of the first; those before have been added already.
 */
export async function addManyPeople(
  ownerUrl: string,
  personId: string,
  { from = 1, to }: { from?: number; to: number },
): Promise<void> {
  const client = await connectAsOwner(ownerUrl)
  try {
    await client.query("set maintenance_work_mem = '256MB'")
    for (const { table, name } of (await client.query<{ table: string; name: string }>(FOREIGN_KEYS)).rows)
      await client.query(`alter table ${table} drop constraint ${name}`)
    await client.query(
      'insert into standings (user_id, points, level, computed_at) values ($1, 1, 1, now()) on conflict do nothing',
      [personId],
    )
    for (const [table, most] of Object.entries(TABLES))
      await repeatRows(client, table, personId, {
        earlier: `n * interval '${(DAYS * 86_400) / to} seconds'`,
        owner: "'thin-' || n",
        without: WITHOUT,
        ...(OTHER[table] ? { other: OTHER[table] } : {}),
        most,
        from,
        to,
      })
    // As the job that looks at everybody's standing leaves them.
    await client.query('delete from standings_counts')
    await client.query(`insert into standings_counts (points, people)
      select points, count(*) from standings join users on users.id = standings.user_id
      where on_leaderboard and points > 0 group by points`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
