import { describeResult } from '@lodestar/coach/assessment/describe-style'
import { listLearningPaths } from '@lodestar/coach/assessment/learning-paths'
import { findResponseProblem, scoreAssessment } from '@lodestar/coach/assessment/score-assessment'
import type { AssessmentResponse, AssessmentResult, LearningPath } from '@lodestar/contract/assessment'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import { findNewestResult, listDeeds, type StoredResult } from './assessment.store.ts'

/** A stored score with the texts that belong to it: texts are written on read, so better ones reach old results. */
export function showResult({
  profile,
  completedAt,
}: {
  profile: StoredResult['profile']
  completedAt: string | null
}): AssessmentResult {
  return { ...describeResult(profile), profile, completedAt }
}

/**
 * Scores a finished questionnaire.
 *
 * @throws AppError `invalid_input` naming the answer that is missing, doubled or unknown.
 */
export function scoreResponses(responses: readonly AssessmentResponse[]): StoredResult['profile'] {
  const problem = findResponseProblem(responses)
  if (problem) throw new AppError('invalid_input', { fields: { [`body.${problem.field}`]: problem.message } })
  return scoreAssessment(responses)
}

/** A person's newest result as shown, or null. */
export async function getNewestResult(db: Db, userId: string): Promise<AssessmentResult | null> {
  const stored = await findNewestResult(db, userId)
  return stored ? showResult(stored) : null
}

/** Learning paths for the newest result, with what has been done since; empty without a result. */
export async function getLearningPaths(db: Db, userId: string): Promise<LearningPath[]> {
  const stored = await findNewestResult(db, userId)
  if (!stored) return []
  return listLearningPaths(stored.profile, await listDeeds(db, userId, stored.completedAt))
}
