import { AssessmentResponse } from '@lodestar/contract/assessment'
import * as z from 'zod/mini'
import { readStored, writeStored } from './storage.ts'

const KEY = 'pendingAssessment'
const Responses = z.array(AssessmentResponse)

/** Keeps a visitor's finished answers in this browser until the visitor has an account (decision D07). */
export function savePendingAssessment(responses: AssessmentResponse[]): void {
  writeStored(KEY, JSON.stringify(responses))
}

/** Reads the answers kept for a new account. @returns null when there are none or they cannot be read. */
export function loadPendingAssessment(): AssessmentResponse[] | null {
  try {
    const responses = Responses.safeParse(JSON.parse(readStored(KEY) ?? 'null'))
    return responses.success && responses.data.length > 0 ? responses.data : null
  } catch {
    return null
  }
}

/** Forgets the answers, once they belong to an account. */
export function clearPendingAssessment(): void {
  writeStored(KEY, null)
}
