import { LIMITS } from '@lodestar/contract/primitives'
import type { IfThen, Rehearsal } from '@lodestar/contract/rehearsals'
import type { TalkOutcome } from '@lodestar/contract/talk-outcome'
import type { Db } from '../../db/connect.ts'

const COLUMNS = [
  'id',
  'sessionId',
  'meetingId',
  'scene',
  'lines',
  'status',
  'closing',
  'keptSentence',
  'plan',
  'outcome',
  'createdAt',
] as const

/** A rehearsal as it is kept: what is read before the conversation is derived from it. */
export type KeptRehearsal = Omit<Rehearsal, 'brief'>

/** A rehearsal as it was read; `revision` says whether it has changed since. */
export interface ReadRehearsal extends KeptRehearsal {
  revision: number
}

/** A person's rehearsals, newest first, at most 200. */
export async function listRehearsals(db: Db, userId: string): Promise<KeptRehearsal[]> {
  return db
    .selectFrom('rehearsals')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
}

/** One of a person's own rehearsals; undefined when it is not theirs or not there. */
export async function findRehearsal(db: Db, userId: string, id: string): Promise<ReadRehearsal | undefined> {
  return db
    .selectFrom('rehearsals')
    .select([...COLUMNS, 'revision'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function addRehearsal(
  db: Db,
  userId: string,
  { id, sessionId, meetingId, scene }: Pick<Rehearsal, 'id' | 'sessionId' | 'meetingId' | 'scene'>,
  at: string,
): Promise<KeptRehearsal> {
  return db
    .insertInto('rehearsals')
    .values({ id, userId, sessionId, meetingId, scene: JSON.stringify(scene), createdAt: at, updatedAt: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** What changes of a rehearsal as it is played. */
export type Progress = Pick<Rehearsal, 'lines' | 'status' | 'closing'>

/** Keeps how a rehearsal has gone on; undefined where it has changed since it was read, or is gone. */
export async function saveProgress(
  db: Db,
  userId: string,
  { id, revision }: Pick<ReadRehearsal, 'id' | 'revision'>,
  { lines, status, closing }: Progress,
  at: string,
): Promise<KeptRehearsal | undefined> {
  return db
    .updateTable('rehearsals')
    .set((eb) => ({
      lines: JSON.stringify(lines),
      status,
      closing: JSON.stringify(closing),
      revision: eb('revision', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('revision', '=', revision)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Puts a sentence on the take-away card, or takes it off; undefined when the rehearsal is not theirs or not there. */
export async function saveSentence(
  db: Db,
  userId: string,
  id: string,
  sentence: string | null,
  at: string,
): Promise<KeptRehearsal | undefined> {
  return db
    .updateTable('rehearsals')
    .set({ keptSentence: sentence, keptAt: sentence === null ? null : at, updatedAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Keeps when and where it will be said, or drops that; undefined when the rehearsal is not theirs or not there. */
export async function savePlan(
  db: Db,
  userId: string,
  id: string,
  plan: IfThen | null,
  at: string,
): Promise<KeptRehearsal | undefined> {
  const before = await db
    .selectFrom('rehearsals')
    .select('plan')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  // Another day is another occasion: what came of the one before is no answer to it.
  const isMoved = (before.plan?.day ?? null) !== (plan?.day ?? null)
  return db
    .updateTable('rehearsals')
    .set({
      plan: JSON.stringify(plan),
      ...(isMoved ? { outcome: 'null', toldAt: null, goalStepId: null } : {}),
      updatedAt: at,
    })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Keeps what came of a planned conversation; undefined when the rehearsal is not theirs or not there. */
export async function saveOutcome(
  db: Db,
  userId: string,
  id: string,
  outcome: TalkOutcome | null,
  at: string,
): Promise<KeptRehearsal | undefined> {
  return db
    .updateTable('rehearsals')
    .set({ outcome: JSON.stringify(outcome), toldAt: outcome && at, updatedAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Deletes one of a person's own rehearsals, with what a model was sent for it. @returns false when it is not theirs or not there. */
export async function removeRehearsal(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('rehearsals')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('lines')
    .executeTakeFirst()
  if (!row) return false
  const subjects = row.lines.map((line) => line.id)
  if (subjects.length > 0)
    await db
      .deleteFrom('modelTexts')
      .where('userId', '=', userId)
      .where('task', '=', 'rehearsal')
      .where('subject', 'in', subjects)
      .execute()
  return true
}

/** A conversation that is planned for a day, with what a calendar needs to tell a newer copy from an older one. */
export interface PlannedRehearsal {
  id: string
  plan: IfThen
  createdAt: string
  updatedAt: string
}

/** A calendar that follows the feed holds more than a screen lists, but not without end. */
const MOST_IN_CALENDAR = 1000

/** A person's planned conversations for a calendar, newest first, at most 1000; with an id only that one. */
export async function listPlanned(db: Db, userId: string, id?: string): Promise<PlannedRehearsal[]> {
  const rows = await db
    .selectFrom('rehearsals')
    .select(['id', 'plan', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where('plan', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(MOST_IN_CALENDAR)
    .execute()
  // A plan that was dropped is kept as JSON's null.
  return rows.flatMap(({ plan, ...row }) => (plan ? [{ ...row, plan }] : []))
}
