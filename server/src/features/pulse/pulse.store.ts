import { countAnswers } from '@lodestar/coach/pulse/count-answers'
import { LIMITS } from '@lodestar/contract/primitives'
import type { NewPulse, Pulse } from '@lodestar/contract/pulse'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Database } from '../../db/schema.gen.ts'
import { asPerson } from '../../db/scope.ts'

type PulseRow = Selectable<Database['pulses']>

/** A pulse to keep, and the secret end of its address. */
export interface KeptPulse extends NewPulse {
  id: string
  linkToken: string
  startedOn: string
  closesAt: string
}

/** The path under which people answer. */
export const PULSE_PATH = '/api/ask'

/** A person's pulses, newest first, at most 200. */
export async function listPulses(db: Db, userId: string, now: Date): Promise<Pulse[]> {
  const rows = await db
    .selectFrom('pulses')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('startedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
  return Promise.all(rows.map((row) => showPulse(db, row, now)))
}

/** Tells whether a person has a pulse that is open. */
export async function hasOpenPulse(db: Db, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('pulses')
    .select('id')
    .where('userId', '=', userId)
    .where('endedOn', 'is', null)
    .where('closesAt', '>', now.toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a pulse; undefined where one is open already. */
export async function addPulse(
  db: Db,
  userId: string,
  pulse: KeptPulse,
  now: Date,
): Promise<Pulse | undefined> {
  const row = await db
    .insertInto('pulses')
    .values({ ...pulse, userId })
    .onConflict((conflict) => conflict.column('userId').where('endedOn', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && showPulse(db, row, now)
}

/**
 * Ends a pulse of a person's, for good: what it came to is fixed, and its answers are deleted. One that has ended stays as it is.
 *
 * @returns undefined when it is not theirs or not there.
 */
export async function endPulse(db: Db, userId: string, id: string, now: Date): Promise<Pulse | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('pulses')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return undefined
    return showPulse(tx, row.endedOn === null ? await fixResult(tx, row, now) : row, now)
  })
}

/** Ends those whose last day is over. */
export async function endDuePulses(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('pulses')
    .select(['id', 'userId'])
    .where('endedOn', 'is', null)
    .where('closesAt', '<=', now.toISOString())
    .execute()
  for (const { id, userId } of due) await asPerson(userId, () => endPulse(db, userId, id, now))
}

/** Deletes a pulse with its answers. @returns false when it is not theirs or not there. */
export async function removePulse(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('pulses')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What somebody with the link may know. */
export type AskedPulse = Pick<PulseRow, 'id' | 'userId' | 'question' | 'askedBy' | 'closesOn'>

/** The open pulse of a link; undefined where there is none, or none any more. */
export async function findAsked(db: Db, linkToken: string, now: Date): Promise<AskedPulse | undefined> {
  return db
    .selectFrom('pulses')
    .select(['id', 'userId', 'question', 'askedBy', 'closesOn'])
    .where('linkToken', '=', linkToken)
    .where('endedOn', 'is', null)
    .where('closesAt', '>', now.toISOString())
    .executeTakeFirst()
}

/** An answer with chance in it, of the browser with this hash. */
export interface BlurredAnswer {
  browserHash: string
  answer: number
}

/**
 * Keeps an answer; one of the same browser takes the place of its earlier one.
 *
 * @param most how many browsers may answer.
 * @returns `ended` where the pulse has ended meanwhile, `full` where no more browsers may answer.
 */
export async function keepAnswer(
  db: Db,
  pulse: AskedPulse,
  given: BlurredAnswer,
  most: number,
): Promise<'kept' | 'ended' | 'full'> {
  return db.transaction().execute(async (tx) => {
    // One after the other, and none once it is being ended.
    const open = await tx
      .selectFrom('pulses')
      .select('id')
      .where('id', '=', pulse.id)
      .where('endedOn', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!open) return 'ended'
    if (
      !(await hasAnswered(tx, pulse.id, given.browserHash)) &&
      (await readAnswers(tx, pulse.id)).length >= most
    )
      return 'full'
    await tx
      .insertInto('pulseAnswers')
      .values({ ...given, pulseId: pulse.id, userId: pulse.userId })
      .onConflict((conflict) =>
        conflict.constraint('pulse_answers_pkey').doUpdateSet({ answer: given.answer }),
      )
      .execute()
    return 'kept'
  })
}

/** Tells whether a browser has answered a pulse. */
export async function hasAnswered(db: Db, pulseId: string, browserHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('pulseAnswers')
    .select('pulseId')
    .where('pulseId', '=', pulseId)
    .where('browserHash', '=', browserHash)
    .executeTakeFirst()
  return row !== undefined
}

async function readAnswers(db: Db, pulseId: string): Promise<number[]> {
  const rows = await db.selectFrom('pulseAnswers').select('answer').where('pulseId', '=', pulseId).execute()
  return rows.map(({ answer }) => answer)
}

async function fixResult(tx: Db, { id, closesAt, closesOn }: PulseRow, now: Date): Promise<PulseRow> {
  const { people, average } = countAnswers(await readAnswers(tx, id))
  await tx.deleteFrom('pulseAnswers').where('pulseId', '=', id).execute()
  const endedOn = closesAt <= now.toISOString() ? closesOn : now.toISOString().slice(0, 10)
  return tx
    .updateTable('pulses')
    .set({ endedOn, people, average })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An open pulse tells nothing of its answers; one whose day is over what will be fixed. */
async function showPulse(db: Db, row: PulseRow, now: Date): Promise<Pulse> {
  const { id, behavior, question, askedBy, closesOn, startedOn } = row
  const isOpen = row.endedOn === null && row.closesAt > now.toISOString()
  const result =
    row.people === null
      ? isOpen
        ? null
        : countAnswers(await readAnswers(db, id))
      : { people: row.people, average: row.average }
  return {
    ...{ id, behavior, question, askedBy, closesOn, startedOn, result },
    status: isOpen ? 'open' : 'ended',
    path: isOpen ? `${PULSE_PATH}/${row.linkToken}` : null,
  }
}
