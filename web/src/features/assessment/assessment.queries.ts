import {
  type AssessmentResponse,
  getResults,
  listLearningPaths,
  listQuestions,
  submitAssessment,
} from '@lodestar/contract/assessment'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { announceFailure } from '../../lib/announce-failure.ts'
import { ApiError, call, callOrNull } from '../../lib/api.ts'
import { DERIVED, invalidate } from '../../lib/invalidate.ts'
import { useSession } from '../../lib/session.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import {
  clearPendingAssessment,
  loadPendingAssessment,
  savePendingAssessment,
} from '../../lib/storage/pending-assessment.ts'
import { readStored, writeStored } from '../../lib/storage/storage.ts'
import { toast } from '../../lib/toast.ts'
import { isSavedResult, ShownResult } from './shown-result.ts'
import { ANSWERS_DRAFT } from './use-answers.ts'

const RETAKE_FLAG = 'assessmentRetake'
const RESULTS = { ...getResults, reply: z.nullable(ShownResult) }
const SUBMIT = { ...submitAssessment, reply: ShownResult }

export const questionsQuery = queryOptions({
  queryKey: ['assessment', 'questions'],
  queryFn: ({ signal }) => call(listQuestions, { signal }),
})

/** The newest saved result; null without one, and for a visitor, whom the server refuses. */
export const resultsQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['assessment', 'results'],
    queryFn: async ({ signal }) => {
      const result = await (isSignedIn ? call : callOrNull)(RESULTS, { signal })
      return result && isSavedResult(result) ? result : null
    },
  })

/** What a visitor's answers came to; it lives as long as this page, because the server stores nothing for visitors. */
export const visitorResultQuery = queryOptions({
  queryKey: ['assessment', 'visitor-result'],
  queryFn: (): ShownResult | null => null,
})

export const learningPathsQuery = queryOptions({
  queryKey: ['learning-paths'],
  queryFn: ({ signal }) => call(listLearningPaths, { signal }),
})

/** Reads again what a new result changes: the results, the learning paths and everything derived from them. */
const invalidateResults = (client: QueryClient) => invalidate(client, [['assessment', 'results'], ...DERIVED])

/** Scores the answers and says so. A visitor's are also kept in this browser, until there is an account for them. */
export function useSubmitAssessment() {
  const client = useQueryClient()
  const { isSignedIn } = useSession()
  return useMutation({
    mutationFn: async (responses: AssessmentResponse[]) => {
      const result = await call(SUBMIT, { body: { responses } })
      // Scored but not stored: the server no longer knows who this is.
      if (isSignedIn && result.completedAt === null) throw new ApiError(401, 'Unauthorized')
      return result
    },
    onSuccess: (result, responses) => {
      if (isSignedIn) writeStored(RETAKE_FLAG, null)
      else {
        savePendingAssessment(responses)
        client.setQueryData(visitorResultQuery.queryKey, result)
      }
      invalidateResults(client)
      toast({
        title: 'Assessment Complete!',
        description: `Your leadership style has been identified as ${result.leadershipStyle}`,
        variant: 'success',
      })
    },
    onError: (error) => announceFailure(error, 'Failed to submit assessment. Please try again.'),
  })
}

/**
 * Hands the answers somebody gave as a visitor to their new account, once, after they first sign in.
 *
 * An account that has a result of its own keeps it, and the answers are forgotten. Used once, at the top of the
 * application; a failure leaves the answers for the next start.
 */
export function usePendingAssessment(): void {
  const client = useQueryClient()
  const { isSignedIn } = useSession()
  const hasPending = isSignedIn && loadPendingAssessment() !== null
  const { data: saved } = useQuery({ ...resultsQuery(true), enabled: hasPending })
  const hasStarted = useRef(false)
  useEffect(() => {
    if (saved === undefined || hasStarted.current) return
    const responses = loadPendingAssessment()
    if (!responses || saved) return clearPendingAssessment()
    hasStarted.current = true
    call(SUBMIT, { body: { responses } }).then(
      () => {
        clearPendingAssessment()
        toast({
          title: 'Your assessment is saved',
          description: 'The answers you gave before are now in your account.',
        })
        invalidateResults(client)
      },
      (error: unknown) => {
        // The questionnaire has changed since: these answers will never be accepted.
        if (error instanceof ApiError && error.status === 400) clearPendingAssessment()
      },
    )
  }, [client, saved])
}

/** Tells whether this person has asked to take the assessment again and not finished it yet. */
export const isRetaking = (userId: string): boolean => readStored(RETAKE_FLAG) === userId

/**
 * Opens or closes the questionnaire for somebody who has a result; a visitor's result is forgotten instead.
 * It starts empty, unless a retake is under way.
 */
export function useRetake(): (isOn: boolean) => void {
  const client = useQueryClient()
  const { user, isSignedIn } = useSession()
  const [, , clearAnswers] = useDraft(ANSWERS_DRAFT)
  return (isOn) => {
    if (!isOn || !user || !isRetaking(user.id)) clearAnswers()
    if (isSignedIn && user) writeStored(RETAKE_FLAG, isOn ? user.id : null)
    else if (isOn) client.setQueryData(visitorResultQuery.queryKey, null)
  }
}
