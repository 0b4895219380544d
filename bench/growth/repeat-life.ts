import pg from 'pg'
import { UPKEEP } from '../../server/src/db/scope.ts'

/** How often what somebody did once is there at the end of the history, by what it belongs to. */
const TIMES: Record<string, number> = {
  sessions: 5_000,
  goals: 1_700,
  meetings: 5_000,
  rehearsals: 2_000,
  others: 2_500,
}
const FAMILIES: Record<string, keyof typeof TIMES> = {
  coaching_sessions: 'sessions',
  coaching_messages: 'sessions',
  session_feedback: 'sessions',
  commitment_outcomes: 'sessions',
  model_texts: 'sessions',
  goals: 'goals',
  goal_progress: 'goals',
  meetings: 'meetings',
  meeting_reflections: 'meetings',
  notifications: 'meetings',
  rehearsals: 'rehearsals',
  practice_items: 'rehearsals',
  communication_analyses: 'others',
  predictions: 'others',
  security_events: 'others',
}
/** Tables whose own dates say when something was done; the history is as long as ten years of daily use. */
const LIFE_DAYS = 3_650

interface Column {
  name: string
  type: string
  /** Part of a key, or names another row that is repeated too. */
  isKey: boolean
}

/**
 * Repeats what somebody has done once, back into the past, by SQL: every row that the product wrote becomes hundreds, each
 * a little earlier, with keys of its own. Encrypted values stay readable, because they are bound to column and person.
 *
 * @param share 1 is ten years with 5,000 sessions; 0.1 the last of those years.
 * @returns how many activities there are now.
 */
export async function repeatLife(ownerUrl: string, userId: string, share: number): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, options: UPKEEP })
  await client.connect()
  try {
    // What was written is right already: neither keys nor counters have to be looked after row by row.
    await client.query('set session_replication_role = replica')
    for (const [table, family] of Object.entries(FAMILIES)) {
      const times = TIMES[family] ?? 0
      await client.query(writeRepeat(table, await listColumns(client, table), LIFE_DAYS / times), [
        userId,
        Math.round(times * share),
      ])
    }
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from activities where user_id = $1',
      [userId],
    )
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}

async function listColumns(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type,
       attname <> 'user_id' and format_type(atttypid, null) = 'text' and (attname in ('occasion', 'request_key', 'subject') or exists (
         select from pg_constraint where conrelid = attrelid and contype in ('p', 'u', 'f') and attnum = any(conkey)
           and confrelid <> 'model_instructions'::regclass)) as "isKey"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`,
    [table],
  )
  return rows
}

function writeRepeat(table: string, columns: readonly Column[], everyDays: number): string {
  const values = columns.map(({ name, type, isKey }) => {
    if (isKey) return `"${name}" || '-' || n`
    if (type === 'timestamp with time zone')
      return `"${name}" - n * interval '${everyDays * 24 * 60} minutes'`
    return type === 'date' ? `"${name}" - (n * ${everyDays})::integer` : `"${name}"`
  })
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  // The oldest first, as it would have been written.
  return `insert into ${table} (${names}) select ${values.join(', ')}
    from (select * from ${table} where user_id = $1) as once cross join generate_series(1, $2::integer) as n
    order by n desc on conflict do nothing`
}
