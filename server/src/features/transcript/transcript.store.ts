import { LIMITS } from '@lodestar/contract/primitives'
import type { KeptTranscript } from '@lodestar/contract/transcript'
import type { Db } from '../../db/connect.ts'

const COLUMNS = ['id', 'title', 'reading', 'createdAt'] as const

/** The readings a person has kept, newest first, at most 200. */
export async function listTranscripts(db: Db, userId: string): Promise<KeptTranscript[]> {
  return db
    .selectFrom('transcripts')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
}

export async function addTranscript(db: Db, userId: string, kept: KeptTranscript): Promise<KeptTranscript> {
  return db
    .insertInto('transcripts')
    .values({ ...kept, userId, reading: JSON.stringify(kept.reading) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Deletes a kept reading. @returns false when it is not theirs or not there. */
export async function removeTranscript(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('transcripts')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
