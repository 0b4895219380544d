import { setTimeout as sleep } from 'node:timers/promises'
import { openTestAuthPool } from '../../server/src/testing/open-test-database.ts'
import type { Tally } from './tally.ts'

/** What of that which was acknowledged is not in the database, and what is there twice. */
export interface Found {
  lost: string[]
  doubled: string[]
  /** From the end of the load until every reminder was given, in milliseconds; infinite where one never was. */
  remindedAfterMs: number
}

/** Longer than it takes until a job of a worker that died is done by another. */
const REMINDERS_MS = 240_000
const POLL_MS = 250

type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** Looks up in the database what people were told is kept. @param url of its superuser, who sees the rows of everybody. @param withinMs how long reminders are waited for. */
export async function lookUp(url: string, tally: Tally, withinMs = REMINDERS_MS): Promise<Found> {
  const pool = openTestAuthPool(url)
  const query: Query = async (text, values = []) => (await pool.query(text, values)).rows
  try {
    const startedAtMs = performance.now()
    const goals = await lookUpGoals(query, tally)
    const turns = await lookUpTurns(query, tally)
    const reminders = await lookUpReminders(query, tally, withinMs)
    return {
      lost: [...goals.lost, ...turns.lost, ...reminders.lost],
      doubled: [...goals.doubled, ...turns.doubled, ...reminders.doubled],
      remindedAfterMs: reminders.lost.length > 0 ? Number.POSITIVE_INFINITY : performance.now() - startedAtMs,
    }
  } finally {
    await pool.end()
  }
}

const countEach = (names: readonly string[]): Map<string, number> =>
  names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>())

const listTwice = (names: readonly string[], what: string): string[] =>
  [...countEach(names)]
    .filter(([, count]) => count > 1)
    .map(([name, count]) => `${what} ${name}: ${count} times`)

async function lookUpGoals(query: Query, { goals }: Tally) {
  // Titles are encrypted, so they are compared here.
  const kept = (await query<{ title: string }>('select title, user_id from goals')).map(({ title }) => title)
  const there = new Set(kept)
  const lost = goals.filter((title) => !there.has(title)).map((title) => `goal ${title}`)
  return { lost, doubled: listTwice(kept, 'goal') }
}

async function lookUpTurns(query: Query, { turns }: Tally) {
  const kept = await query<{
    id: string
    session: string
    role: string
    content: string
    answers: string | null
  }>(
    `select id, session_id as session, role, content, answers, user_id from coaching_messages where session_id = any($1)`,
    [turns.map(({ sessionId }) => sessionId)],
  )
  const ids = new Set(kept.map(({ id }) => id))
  const said = kept
    .filter(({ role }) => role === 'user')
    .map(({ session, content }) => `${session} ${content}`)
  const answered = kept.flatMap(({ answers }) => (answers === null ? [] : [answers]))
  const there = new Set(said)
  const isLost = ({ sessionId, content, answerId }: Tally['turns'][number]) =>
    !ids.has(answerId) || !there.has(`${sessionId} ${content}`)
  return {
    lost: turns.filter(isLost).map(({ content }) => `turn ${content}`),
    doubled: [...listTwice(said, 'message'), ...listTwice(answered, 'answer to')],
  }
}

async function lookUpReminders(query: Query, { meetings }: Tally, withinMs: number) {
  const ids = meetings.map(({ id }) => id)
  const given = async () =>
    (
      await query<{ meeting: string }>(
        "select meeting_id as meeting from notifications where type = 'pre_meeting' and meeting_id = any($1)",
        [ids],
      )
    ).map(({ meeting }) => meeting)
  const giveUpAtMs = performance.now() + withinMs
  let there = await given()
  while (new Set(there).size < ids.length && performance.now() < giveUpAtMs) {
    await sleep(POLL_MS)
    there = await given()
  }
  const known = new Set(there)
  const lost = ids.filter((id) => !known.has(id)).map((id) => `reminder of ${id}`)
  return { lost, doubled: listTwice(there, 'reminder of') }
}
