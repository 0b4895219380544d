import type { IfThen, Rehearsal } from '@lodestar/contract/rehearsals'
import type { Db } from '../../db/connect.ts'
import { findInstant } from '../../lib/zoned-time.ts'

/** A conversation that somebody has rehearsed and planned for a day, as a reminder about it needs to know it. */
export interface PlannedTalk
  extends Pick<Rehearsal, 'id' | 'meetingId' | 'scene' | 'lines' | 'keptSentence' | 'closing' | 'outcome'> {
  plan: IfThen
}

const COLUMNS = ['id', 'meetingId', 'scene', 'lines', 'keptSentence', 'closing', 'outcome', 'plan'] as const
/** When a conversation without a time of day begins. */
const USUAL = { hour: 9, minute: 0 }
const HALF_AN_HOUR_MS = 30 * 60_000

const selectTalks = (db: Db, userId: string) =>
  db.selectFrom('rehearsals').select(COLUMNS).where('userId', '=', userId).where('plan', 'is not', null)

// A plan that was dropped is kept as JSON's null.
const isPlanned = <Row extends { plan: IfThen | null }>(row: Row): row is Row & { plan: IfThen } =>
  row.plan !== null

/** A person's planned conversations that they have not told the outcome of; with an id only that one. */
export async function listTalks(db: Db, userId: string, id?: string): Promise<PlannedTalk[]> {
  const rows = await selectTalks(db, userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
  return rows.filter(isPlanned).filter(({ outcome }) => outcome === null)
}

/** Finds one of a person's planned conversations and holds it until the transaction ends. */
export async function holdTalk(db: Db, userId: string, id: string): Promise<PlannedTalk | undefined> {
  const row = await selectTalks(db, userId).where('id', '=', id).forShare().executeTakeFirst()
  return row && isPlanned(row) ? row : undefined
}

/** When a planned conversation begins and ends, by the clock the person lives by. */
export function findTalkTimes(
  { day, time }: IfThen,
  timeZone: string,
): { startTime: string; endTime: string } {
  const [hour = USUAL.hour, minute = USUAL.minute] = time === '' ? [] : time.split(':').map(Number)
  const start = findInstant({ day, hour, minute }, timeZone)
  return {
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + HALF_AN_HOUR_MS).toISOString(),
  }
}

/** What a reminder is about, once: the conversation and when it begins. */
export const writeTalkOccasion = (
  { id }: Pick<PlannedTalk, 'id'>,
  { startTime }: Pick<ReturnType<typeof findTalkTimes>, 'startTime'>,
): string => `${id} ${startTime}`

/** What was rehearsed last for a meeting, or in the session that prepares it; undefined where nothing was said. */
export async function findRehearsedFor(
  db: Db,
  userId: string,
  meetingId: string,
): Promise<(Omit<PlannedTalk, 'plan'> & { plan: IfThen | null }) | undefined> {
  const rows = await db
    .selectFrom('rehearsals')
    .leftJoin('coachingSessions', 'coachingSessions.id', 'rehearsals.sessionId')
    .select(COLUMNS.map((column) => `rehearsals.${column}` as const))
    .where('rehearsals.userId', '=', userId)
    .where((eb) =>
      eb.or([eb('rehearsals.meetingId', '=', meetingId), eb('coachingSessions.meetingId', '=', meetingId)]),
    )
    .orderBy('rehearsals.createdAt', 'desc')
    .execute()
  return rows.find(({ lines, plan }) => lines.length > 0 || plan !== null)
}

/** True where what was planned for a meeting has been told: then the meeting need not be asked about as well. */
export async function isTalkTold(db: Db, userId: string, meetingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('rehearsals')
    .select('id')
    .where('userId', '=', userId)
    .where('meetingId', '=', meetingId)
    .where('toldAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
