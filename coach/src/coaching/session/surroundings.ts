import type { Goal } from '@lodestar/contract/goals'
import type { ExternalAssessment } from '@lodestar/contract/integrations'
import type { Meeting } from '@lodestar/contract/meetings'

/** What a leader has recorded elsewhere and what may bear on a conversation: all optional, nothing of it a fact about others. */
export interface Surroundings {
  /** Goals that are open, newest first. */
  readonly goals: readonly Pick<Goal, 'title' | 'category' | 'progress'>[]
  /** Meetings of the coming seven days, soonest first. */
  readonly meetings: readonly Pick<Meeting, 'title' | 'startTime' | 'meetingType'>[]
  /** The active results of other tests, newest first. */
  readonly results: readonly Pick<ExternalAssessment, 'assessmentType' | 'processedResults'>[]
}

/** Nothing recorded, or nobody known. */
export const NO_SURROUNDINGS: Surroundings = { goals: [], meetings: [], results: [] }
