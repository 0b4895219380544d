import type { AssessmentType, ExternalAssessment, ProcessedResults } from '@lodestar/contract/integrations'
import { LIMITS } from '@lodestar/contract/primitives'
import type { Db } from '../../db/connect.ts'

/**
 * A person's imported results, newest first, at most 200.
 *
 * The newest of each type is active. That is derived, so that two imports at once cannot both be, and the one before
 * takes over when the newest is deleted.
 */
export async function listExternalAssessments(db: Db, userId: string): Promise<ExternalAssessment[]> {
  const ranked = db
    .selectFrom('externalAssessments')
    .selectAll()
    .select(({ fn }) =>
      fn
        .agg<string>('row_number')
        .over((over) =>
          over.partitionBy('assessmentType').orderBy('importedAt', 'desc').orderBy('id', 'desc'),
        )
        .as('place'),
    )
    .where('userId', '=', userId)
    .as('ranked')
  const rows = await db
    .selectFrom(ranked)
    .selectAll()
    .orderBy('importedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.listed)
    .execute()
  return rows.map(({ userId: _, place, ...row }) => ({ ...row, isActive: Number(place) === 1 }))
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
  return { ...given, isActive: true }
}

/** @returns false when it is not theirs or not there. */
export async function removeExternalAssessment(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('externalAssessments')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
