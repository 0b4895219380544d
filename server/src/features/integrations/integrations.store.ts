import type { AssessmentType, ExternalAssessment, ProcessedResults } from '@lodestar/contract/integrations'
import { LIMITS } from '@lodestar/contract/primitives'
import type { Db } from '../../db/connect.ts'

const COLUMNS = [
  'id',
  'assessmentType',
  'assessmentProvider',
  'inputFormat',
  'processedResults',
  'assessmentDate',
  'importedAt',
] as const
/** A list of whole texts could be megabytes. */
const excerptOf = (text: string): string => [...text].slice(0, LIMITS.excerpt).join('')

/**
 * A person's imported results, newest first, at most 200.
 *
 * The newest of each type is active. That is derived, so that two imports at once cannot both be, and the one before
 * takes over when the newest is deleted.
 */
export async function listExternalAssessments(db: Db, userId: string): Promise<ExternalAssessment[]> {
  const ranked = db
    .selectFrom('externalAssessments')
    .select(COLUMNS)
    .select('rawResults')
    .select(({ fn }) =>
      fn
        .agg<string>('row_number')
        .over((over) =>
          over.partitionBy('assessmentType').orderBy('importedAt', 'desc').orderBy('id', 'desc'),
        )
        .as('place'),
    )
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .as('ranked')
  const rows = await db
    .selectFrom(ranked)
    .selectAll()
    .orderBy('importedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
  return rows.map(({ place, ...row }) => ({
    ...row,
    rawResults: excerptOf(row.rawResults),
    isActive: Number(place) === 1,
  }))
}

/** A result about to be stored. */
export interface NewExternalAssessment {
  id: string
  assessmentType: AssessmentType
  assessmentProvider: string
  rawResults: string
  inputFormat: 'text' | 'json'
  processedResults: ProcessedResults
  assessmentDate: string
  importedAt: string
}

/** Stores a result. As the newest of its type it is the active one. */
export async function addExternalAssessment(
  db: Db,
  userId: string,
  given: NewExternalAssessment,
): Promise<ExternalAssessment> {
  await db
    .insertInto('externalAssessments')
    .values({ ...given, userId, processedResults: JSON.stringify(given.processedResults) })
    .execute()
  return { ...given, rawResults: excerptOf(given.rawResults), isActive: true }
}

/** How long a deletion can be undone: far longer than a toast stays, so that Undo never comes too late. */
const RESTORABLE_MS = 60 * 60 * 1000

/**
 * Takes a result out of everything that is read. It can be brought back for an hour; then a job removes it.
 *
 * @returns false when it is not theirs or not there.
 */
export async function removeExternalAssessment(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('externalAssessments')
    .set({ deletedAt: now.toISOString() })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes for good what anybody deleted more than an hour ago. For the job worker, every hour. */
export async function forgetDeletedImports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('externalAssessments').where('deletedAt', '<=', forgottenSince(now)).execute()
}

const forgottenSince = (now: Date): string => new Date(now.getTime() - RESTORABLE_MS).toISOString()

/**
 * Brings a deleted result back. Doing it again answers the result as it is.
 *
 * @returns undefined when it is not theirs, not there, or deleted too long ago.
 */
export async function restoreExternalAssessment(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<ExternalAssessment | undefined> {
  await db
    .updateTable('externalAssessments')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', '>', forgottenSince(now))
    .execute()
  return (await listExternalAssessments(db, userId)).find((one) => one.id === id)
}
