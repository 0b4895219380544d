import { createHmac } from 'node:crypto'
import { openUpkeepPool } from '../server/src/testing/open-test-database.ts'

/** Signs the cookies of this measurement. */
export const SECRET = 'a secret key of a measurement that guards nothing'

/** Facts of everybody (10), and of the people whose dashboards are asked for (100). */
const FEW = { sessions: 2, messages: 2, goals: 1, steps: 1, analyses: 0 }
const MANY = { sessions: 8, messages: 5, goals: 6, steps: 4, analyses: 5 }

/**
 * Fills a migrated database with people: everybody has 10 facts, `asked` of them, spread evenly, have 100.
 *
 * A session counts with its rating and its outcome; the coach's own messages are no facts and come on top, for those
 * with 100 facts as large as they are in use.
 *
 * @returns the session cookies of those with 100 facts.
 */
export async function fillWithPeople(url: string, users: number, asked: number): Promise<string[]> {
  const pool = openUpkeepPool(url)
  const connection = await pool.connect()
  const client: Client = connection
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  try {
    await prepareForBulk(client)
    await run(
      `insert into users (id, email, first_name, created_at, updated_at)
       select 'u' || n, n || '@example.com', 'Ada', now() - interval '300 days', now() from generate_series(1, $1::int) n`,
      [users],
    )
    const everySo = Math.max(1, Math.floor(users / asked))
    const isAsked = `(n % ${everySo} = 0 and n / ${everySo} <= ${asked})`
    for (const [who, facts] of [
      [`not ${isAsked}`, FEW],
      [isAsked, MANY],
    ] as const)
      for (const statement of factsOf(who, facts)) await run(statement.replaceAll('$users', String(users)))
    await addAssistantMessages(client, users, isAsked)
    await run('vacuum analyze')
    return await signIn(client, users, isAsked)
  } finally {
    connection.release()
    await pool.end()
  }
}

/** One connection, because what is set for the load is set for a connection. */
interface Client {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}

/** A million people are written in minutes instead of hours; nothing here has to survive a crash. */
async function prepareForBulk(client: Client): Promise<void> {
  await client.query('set synchronous_commit = off')
  await client.query("set maintenance_work_mem = '512MB'")
  const { rows } = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as "table", conname as name from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
}

/** One statement a table. `n` numbers the people, `s`, `m`, `g` and `p` what they have. */
function factsOf(who: string, { sessions, messages, goals, steps, analyses }: typeof FEW): string[] {
  const people = `from generate_series(1, $users) n`
  const each = (name: string, count: number) => `cross join generate_series(1, ${count}) ${name}`
  const at = (name: string) => `now() - interval '9 days' * ${name}`
  return [
    `insert into assessment_results (id, user_id, responses, profile, completed_at)
     select 'a' || n, 'u' || n, '[]', '${JSON.stringify(PROFILE)}', now() - interval '200 days' ${people} where ${who}`,
    `insert into coaching_sessions (id, user_id, title, status, leadership_style, strengths, preferences, promised, steps,
       started_at, completed_at, session_duration)
     select 's' || n || '-' || s, 'u' || n, 'Talk ' || s, 'completed', 'Coaching', '[]', '{}', '[0]',
       '[{"text": "Talk to Ana on Friday", "origin": "leader", "timeframe": null, "dueOn": null}]', ${at('s')}, ${at('s')} + interval '15 minutes', 15
     ${people} ${each('s', sessions)} where ${who}`,
    `insert into session_feedback (id, session_id, user_id, rating, feedback, created_at)
     select 'f' || n || '-' || s, 's' || n || '-' || s, 'u' || n, 3 + (n + s) % 3, 'It helped.', ${at('s')}
     ${people} ${each('s', sessions)} where ${who}`,
    `insert into commitment_outcomes (session_id, user_id, item, outcome, noted_at)
     select 's' || n || '-' || s, 'u' || n, 0, 'done', ${at('s')}
     ${people} ${each('s', Math.floor(sessions / 2))} where ${who}`,
    `insert into coaching_messages (id, session_id, user_id, role, content, words, created_at, feelings, hopeful, clarity, confidence)
     select 'm' || n || '-' || s || '-' || m, 's' || n || '-' || s, 'u' || n, 'user',
       'Marco keeps interrupting Ana in our planning meeting and I have to talk to him before Thursday.', 17,
       ${at('s')}, m % 2, 0, 5 + (n + s) % 4, 0.5
     ${people} ${each('s', sessions)} ${each('m', messages)} where ${who}`,
    `insert into goals (id, user_id, title, description, category, priority, status, progress, created_at)
     select 'g' || n || '-' || g, 'u' || n, 'Hand over ' || g, '', 'delegation', 'high', 'active', 10 * g, ${at('g')}
     ${people} ${each('g', goals)} where ${who}`,
    `insert into goal_progress (id, goal_id, user_id, progress, note, created_at)
     select 'p' || n || '-' || g || '-' || p, 'g' || n || '-' || g, 'u' || n, 10, 'Moved', ${at('g')}
     ${people} ${each('g', goals)} ${each('p', steps)} where ${who}`,
    `insert into communication_analyses (id, user_id, communication_type, context, subject, original_text, feedback, overall_score, created_at)
     select 'c' || n || '-' || m, 'u' || n, 'email', 'general', '', 'The report is due on Friday.',
       '{"overallScore": 0.7, "clarity": 0.7, "tone": 0.6, "professionalism": 0.8}', 0.7, ${at('m')}
     ${people} ${each('m', analyses)} where ${who}`,
  ]
}

const PROFILE = {
  shares: { Directive: 0.125, Coaching: 0.625, Supportive: 0.125, Delegating: 0.125 },
  primary: 'Coaching',
  secondary: 'Directive',
  isBlend: false,
  flexibility: 0.6,
  fit: 0.5,
  fitNotes: [],
  questionnaireVersion: '1',
}

/** Every answer of the coach carries its state; the first of a session a structured response of some 6 kB. */
async function addAssistantMessages(client: Client, users: number, isAsked: string): Promise<void> {
  await client.query(
    `insert into coaching_messages (id, session_id, user_id, role, content, words, situation, person, metadata, created_at)
     select 'r' || n || '-' || s || '-' || m, 's' || n || '-' || s, 'u' || n, 'assistant', 'What have you said to him so far?', 7,
       'giving-feedback', 'Marco', jsonb_build_object('turn', jsonb_build_object('situations', jsonb_build_array('giving-feedback'), 'person', 'Marco'))
         || case when m = 1 then jsonb_build_object('structuredResponse',
              (select string_agg(md5(n::text || s || w), ' ') from generate_series(1, 180) w)) else '{}' end,
       now() - interval '9 days' * s
     from generate_series(1, $1::int) n cross join generate_series(1, ${MANY.sessions}) s
       cross join generate_series(1, ${MANY.messages}) m where ${isAsked}`,
    [users],
  )
}

async function signIn(client: Client, users: number, isAsked: string): Promise<string[]> {
  const { rows } = await client.query<{ token: string }>(
    `insert into auth_sessions (id, user_id, token, expires_at)
     select 't' || n, 'u' || n, 'token-' || n, now() + interval '1 day' from generate_series(1, $1::int) n where ${isAsked}
     returning token`,
    [users],
  )
  return rows.map(({ token }) => {
    const signature = createHmac('sha256', SECRET).update(token).digest('base64')
    return `lodestar.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  })
}
