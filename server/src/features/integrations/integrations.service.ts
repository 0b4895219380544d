import type { BodyOf } from '@lodestar/contract/endpoint'
import { type importAssessment, MANUAL_IMPORT } from '@lodestar/contract/integrations'
import { AppError } from '../../http/errors.ts'
import { type Analyzer, weighText } from '../../nlp/analyzer.ts'
import type { NewExternalAssessment } from './integrations.store.ts'

/** Wherever a person is, their today is no more than this ahead of UTC. */
const AHEAD_MS = 24 * 60 * 60 * 1000

/**
 * Reads a pasted result and makes of it what is stored: the profile, and the text without names, addresses and dates.
 *
 * @throws AppError `nothing_recognized` with the reason, when the text holds no result; `invalid_input` for a date in
 *   the future.
 */
export async function readImport(
  given: BodyOf<typeof importAssessment>,
  id: string,
  now: Date,
  analyzer: Analyzer,
): Promise<NewExternalAssessment> {
  const { assessmentProvider, assessmentDate } = given
  if (assessmentDate && Date.parse(assessmentDate) > now.getTime() + AHEAD_MS)
    throw new AppError('invalid_input', { fields: { 'body.assessmentDate': 'Lies in the future' } })
  const parsed = await analyzer.ask('readResult', given, { weight: weighText(given.rawResults) })
  if (!parsed.finding)
    throw new AppError('nothing_recognized', { fields: { 'body.rawResults': parsed.reason } })
  const { assessmentType: detectedType, ...processedResults } = parsed.finding
  const importedAt = now.toISOString()
  return {
    id,
    assessmentType: detectedType,
    assessmentProvider: assessmentProvider || MANUAL_IMPORT,
    rawResults: parsed.rawResults,
    inputFormat: parsed.inputFormat,
    processedResults,
    assessmentDate: assessmentDate ?? importedAt,
    importedAt,
  }
}
