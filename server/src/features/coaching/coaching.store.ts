import type { Learned } from '@lodestar/coach/coaching/session/case'
import type { LastSession } from '@lodestar/coach/coaching/session/surroundings'
import type { Case } from '@lodestar/contract/case'
import type { CoachingProgress, CoachingSession } from '@lodestar/contract/coaching'
import { LIMITS } from '@lodestar/contract/primitives'
import { type Outcome, type Step, writeActionItem } from '@lodestar/contract/step'
import { sql } from 'kysely'
import type { SavedPreferences } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { readWorded, showWorded, type Worded } from './worded.store.ts'

const COLUMNS = [
  'id',
  'title',
  'status',
  'leadershipStyle',
  'strengths',
  'summary',
  'steps',
  'startedAt',
  'completedAt',
  'sessionDuration',
  'meetingId',
] as const

/** What became of the steps, in their order. */
const OUTCOMES = sql<Outcome[]>`coalesce((
  select json_agg(json_build_object('item', item, 'outcome', outcome) order by item)
  from commitment_outcomes where session_id = coaching_sessions.id
), '[]')`.as('outcomes')

/** All that is told of a session, but for the words of a model. */
const TOLD = [...COLUMNS, OUTCOMES] as const

type Row = Omit<CoachingSession, 'actionItems' | 'leadershipContext' | 'summaryWriting' | 'startedAt'> & {
  leadershipStyle: string
  strengths: string[]
  startedAt: string
}

const toSession = ({ leadershipStyle, strengths, ...row }: Row, worded?: Worded): CoachingSession => ({
  ...row,
  ...(worded && worded.builtIn === row.summary ? showWorded(worded) : {}),
  actionItems: row.steps.map(writeActionItem),
  leadershipContext: { leadershipStyle, strengths },
})

/** A person's sessions, newest first, at most 200. */
export async function listSessions(db: Db, userId: string): Promise<CoachingSession[]> {
  const rows = await db
    .selectFrom('coachingSessions')
    .select(TOLD)
    .where('userId', '=', userId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
  const worded = await readWorded(db, userId, rows)
  return rows.map((row) => toSession(row, worded.get(row.id)))
}

/** One of a person's own sessions; undefined when it is not theirs or not there. */
export async function findSession(db: Db, userId: string, id: string): Promise<CoachingSession | undefined> {
  const row = await db
    .selectFrom('coachingSessions')
    .select(TOLD)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row && toSession(row, (await readWorded(db, userId, [row])).get(id))
}

/** A session about to start. The preferences are kept with it: later changes apply from the next one. */
export interface NewSession {
  id: string
  title: string
  leadershipStyle: string
  strengths: readonly string[]
  preferences: SavedPreferences
  case: Case
  startedAt: string
  meetingId: string | null
}

const insertSession = (db: Db, userId: string, session: NewSession) =>
  db.insertInto('coachingSessions').values((eb) => ({
    ...session,
    userId,
    status: 'active',
    strengths: JSON.stringify(session.strengths),
    preferences: JSON.stringify(session.preferences),
    case: JSON.stringify(session.case),
    namesPeople: session.case.people.length > 0,
    meetingId: eb
      .selectFrom('meetings')
      .select('id')
      .where('id', '=', session.meetingId)
      .where('userId', '=', userId),
  }))

/** A meeting that is not this person's is left out. */
export async function addSession(db: Db, userId: string, session: NewSession): Promise<CoachingSession> {
  const row = await insertSession(db, userId, session).returning(TOLD).executeTakeFirstOrThrow()
  return toSession(row)
}

/** As `addSession`, unless there is one with this id, whoever's it is. @returns whether it was added. */
export async function addSessionOnce(db: Db, userId: string, session: NewSession): Promise<boolean> {
  const added = await insertSession(db, userId, session)
    .onConflict((conflict) => conflict.constraint('coaching_sessions_pkey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** How one of a person's own sessions was set up to be coached. */
export async function findSessionPreferences(
  db: Db,
  userId: string,
  id: string,
): Promise<SavedPreferences | undefined> {
  const row = await db
    .selectFrom('coachingSessions')
    .select('preferences')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.preferences
}

/** What a session comes to when it ends. `sessionDuration` is in whole minutes. */
export interface Completion {
  summary: string
  steps: readonly Step[]
  /** Numbers of the steps that were told to be done. */
  done: readonly number[]
  completedAt: string
  sessionDuration: number
}

/** Ends an active session, with what is done of its steps already. @returns undefined when it was not active any more: somebody else has ended it. */
export async function completeSession(
  tx: Tx,
  userId: string,
  id: string,
  { steps, done, ...completion }: Completion,
): Promise<CoachingSession | undefined> {
  const row = await tx
    .updateTable('coachingSessions')
    .set({
      ...completion,
      status: 'completed',
      steps: JSON.stringify(steps),
      promised: JSON.stringify(steps.flatMap(({ origin }, item) => (origin === 'leader' ? [item] : []))),
      turnStartedAt: null,
    })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  for (const item of done) {
    const at = { sessionId: id, item, notedAt: completion.completedAt }
    await saveOutcome(tx, userId, at, 'done')
  }
  return findSession(tx, userId, id)
}

/**
 * Takes the end of a session back that was completed after an instant, with what was noted of its steps.
 *
 * @returns undefined when there is no such session.
 */
export async function reopenSession(
  tx: Tx,
  userId: string,
  id: string,
  completedAfter: string,
): Promise<CoachingSession | undefined> {
  const row = await tx
    .updateTable('coachingSessions')
    .set({
      status: 'active',
      summary: null,
      steps: '[]',
      promised: '[]',
      completedAt: null,
      sessionDuration: null,
    })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('status', '=', 'completed')
    .where('completedAt', '>', completedAfter)
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await tx.deleteFrom('commitmentOutcomes').where('sessionId', '=', id).where('userId', '=', userId).execute()
  return findSession(tx, userId, id)
}

/** The session that a person completed last before another began. */
const selectLast = (db: Db, userId: string, nextId: string) =>
  db
    .selectFrom('coachingSessions')
    .where('userId', '=', userId)
    .where('completedAt', '<', (eb) =>
      eb
        .selectFrom('coachingSessions')
        .select('startedAt')
        .where('id', '=', nextId)
        .where('userId', '=', userId),
    )
    .orderBy('completedAt', 'desc')
    .limit(1)

/** The session that a person completed last before another began, as the two may come back to it; null without one. */
export async function findLastSession(db: Db, userId: string, nextId: string): Promise<LastSession | null> {
  const row = await selectLast(db, userId, nextId)
    .select(['title', 'completedAt', 'steps', 'case', OUTCOMES])
    .executeTakeFirst()
  if (!row) return null
  const outcomes = new Map(row.outcomes.map(({ item, outcome }) => [item, outcome]))
  return {
    title: row.title,
    endedOn: (row.completedAt ?? '').slice(0, 10),
    matters: row.case.matters.filter(({ struck }) => !struck).map(({ title }) => title),
    people: row.case.people
      .filter(({ struck, sameAs }) => !struck && sameAs === null)
      .map(({ label, pronoun }) => ({ label, pronoun })),
    facts: row.case.facts.filter(({ struck }) => !struck).map(({ quote }) => quote),
    promises: row.steps.flatMap(({ text, dueOn, origin }, item) =>
      origin === 'leader' ? [{ text, dueOn, outcome: outcomes.get(item) ?? ('open' as const) }] : [],
    ),
  }
}

/** Notes as done, or dropped, what was promised in the session before one, by what it says, unless its outcome is noted already. */
export async function settleBefore(
  tx: Tx,
  userId: string,
  nextId: string,
  { kept, dropped }: Pick<Learned, 'kept' | 'dropped'>,
  notedAt: string,
): Promise<void> {
  const row = await selectLast(tx, userId, nextId).select(['id', 'steps', OUTCOMES]).executeTakeFirst()
  for (const [item, { text, origin }] of row?.steps.entries() ?? []) {
    const isOpen = !row?.outcomes.some((noted) => noted.item === item)
    const outcome = kept.includes(text) ? 'done' : dropped.includes(text) ? 'dropped' : null
    if (row && isOpen && origin === 'leader' && outcome)
      await saveOutcome(tx, userId, { sessionId: row.id, item, notedAt }, outcome)
  }
}

/** Keeps what became of one of a person's own steps; `open` forgets it. */
export async function saveOutcome(
  db: Db,
  userId: string,
  at: { sessionId: string; item: number; notedAt: string },
  outcome: Outcome['outcome'] | 'open',
): Promise<void> {
  if (outcome === 'open') {
    await db
      .deleteFrom('commitmentOutcomes')
      .where('sessionId', '=', at.sessionId)
      .where('userId', '=', userId)
      .where('item', '=', at.item)
      .execute()
    return
  }
  await db
    .insertInto('commitmentOutcomes')
    .values({ ...at, userId, outcome })
    .onConflict((conflict) =>
      conflict.constraint('commitment_outcomes_pkey').doUpdateSet({ outcome, notedAt: at.notedAt }),
    )
    .execute()
}

/** Counts and minutes of a person's coaching. */
export async function sumProgress(db: Db, userId: string): Promise<Omit<CoachingProgress, 'goalsProgress'>> {
  const { rows } = await sql<Omit<CoachingProgress, 'goalsProgress'>>`
    select
      count(*) as total_sessions,
      count(*) filter (where status = 'completed') as completed_sessions,
      coalesce(sum(session_duration), 0) as total_coaching_minutes,
      coalesce(round(avg(session_duration)), 0) as average_session_duration
    from coaching_sessions where user_id = ${userId}
  `.execute(db)
  const [sums] = rows
  return {
    totalSessions: 0,
    completedSessions: 0,
    totalCoachingMinutes: 0,
    averageSessionDuration: 0,
    ...sums,
  }
}
