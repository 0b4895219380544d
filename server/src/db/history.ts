import { createHash } from 'node:crypto'
import type { Activity } from '@lodestar/coach/activities/activity'
import { type ClosedHistory, NOTHING_CLOSED } from '@lodestar/coach/activities/closed-history'
import {
  CLOSING_RULES,
  closeHistory,
  findClosingDay,
  findOpenSince,
  isClosedBefore,
} from '@lodestar/coach/gamification/close-history'
import { sql } from 'kysely'
import { readActivities, readStretches } from './activities.ts'
import type { Db } from './connect.ts'
import { asPerson } from './scope.ts'

/** Whose history, and where their days begin. */
export interface Historian {
  id: string
  timeZone: string
}

/** What somebody has done: the closed part summed up, and each activity since. */
export interface OpenHistory {
  closed: ClosedHistory
  activities: Activity[]
}

/** Reads what several people have done up to a moment: of long histories the last months, and what was closed before. @returns by person. */
export async function readHistories(
  db: Db,
  people: readonly Historian[],
  now: Date,
): Promise<Map<string, OpenHistory>> {
  const kept = await db
    .selectFrom('closedHistories')
    .select(['userId', 'timeZone', 'history'])
    .where(
      'userId',
      'in',
      people.map(({ id }) => id),
    )
    .where('isTouched', '=', false)
    .where('rules', '=', RULES)
    .execute()
  const closed = new Map<string, ClosedHistory>()
  for (const { userId, timeZone, history } of kept) {
    const person = people.find(({ id }) => id === userId)
    if (history && person?.timeZone === timeZone && isClosedBefore(history, now, timeZone))
      closed.set(userId, history)
  }
  const stretches = people.map(({ id }) => {
    const history = closed.get(id)
    return { userId: id, since: history ? findOpenSince(history) : null }
  })
  const activities = await readStretches(db, stretches, now)
  return new Map(
    people.map(({ id }) => [
      id,
      { closed: closed.get(id) ?? NOTHING_CLOSED, activities: activities.get(id) ?? [] },
    ]),
  )
}

/** Reads what one person has done up to a moment. */
export async function readHistory(db: Db, person: Historian, now: Date): Promise<OpenHistory> {
  const history = (await readHistories(db, [person], now)).get(person.id)
  return history ?? { closed: NOTHING_CLOSED, activities: [] }
}

/** By what the server closes histories: shorter than the rules themselves. */
export const RULES = createHash('sha256').update(CLOSING_RULES).digest('base64url')
/** Who has so many characters here has a history worth closing: some hundred messages to the coach. */
const WORTH_CLOSING = 500_000
/** A history that was closed up to more than this many days ago is closed anew. */
const MOST_OPEN_DAYS = 150
const DAY_MS = 86_400_000
/** Whoever was writing when a history was first listed has ended, so nothing that they wrote is missed. */
const SETTLED_MS = 2 * 60_000
const BATCH = 100
/** How long one run goes on; the next goes on from there. */
const RUN_MS = 60_000

/**
 * Closes the histories of those who have a long one, and closes anew what has changed, is old, or was closed by other rules.
 * Whoever reads meanwhile reads everything, and finds the same. For the job worker.
 *
 * @returns how many histories were closed.
 */
export async function closeHistories(db: Db, now: Date): Promise<number> {
  const endsAt = Date.now() + RUN_MS
  await listNewcomers(db, now)
  let count = 0
  while (Date.now() < endsAt) {
    const due = await listDue(db, now)
    for (const person of due) await asPerson(person.id, () => closeOne(db, person, now))
    count += due.length
    if (due.length < BATCH) break
  }
  return count
}

/** Lists people with a long history that nobody has closed yet, to be closed by a later run. */
async function listNewcomers(db: Db, now: Date): Promise<void> {
  await sql`
    insert into closed_histories (user_id, time_zone, rules, closed_at)
    select user_id, 'UTC', '', ${now.toISOString()} from storage_use
    where characters > ${WORTH_CLOSING}
      and not exists (select from closed_histories where closed_histories.user_id = storage_use.user_id)
    on conflict do nothing`.execute(db)
}

async function listDue(db: Db, now: Date): Promise<Historian[]> {
  const [settled, outdated] = [SETTLED_MS, MOST_OPEN_DAYS * DAY_MS].map((ms) =>
    new Date(now.getTime() - ms).toISOString(),
  )
  const { rows } = await sql<Historian>`
    select users.id, coalesce(users.time_zone, 'UTC') as time_zone
    from closed_histories join users on users.id = closed_histories.user_id
    where (is_touched or until < ${outdated} or rules < ${RULES} or rules > ${RULES}) and closed_at < ${settled}
    limit ${BATCH}`.execute(db)
  return rows
}

/** The row is locked first: what changes while everything is read waits, and then tells that it has changed. */
async function closeOne(db: Db, { id, timeZone }: Historian, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('closedHistories')
      .select('userId')
      .where('userId', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!held) return
    const untilDay = findClosingDay(now, timeZone)
    const history = closeHistory(await readActivities(tx, id, now), untilDay, now, timeZone)
    await tx
      .updateTable('closedHistories')
      .set({
        timeZone,
        rules: RULES,
        until: new Date((untilDay + 1) * DAY_MS).toISOString(),
        history: JSON.stringify(history),
        isTouched: false,
        closedAt: now.toISOString(),
      })
      .where('userId', '=', id)
      .execute()
  })
}
