import type { CasePerson } from '@lodestar/contract/case'
import type { Goal } from '@lodestar/contract/goals'
import type { ExternalAssessment } from '@lodestar/contract/integrations'
import type { Meeting } from '@lodestar/contract/meetings'
import type { ToldOutcome } from '@lodestar/contract/outcomes'
import type { Outcome } from '@lodestar/contract/step'

/** What a leader has recorded elsewhere and what may bear on a conversation: all optional, nothing of it a fact about others. */
export interface Surroundings {
  /** Goals that are open, newest first. */
  readonly goals: readonly Pick<Goal, 'title' | 'category' | 'progress'>[]
  /** Meetings of the coming seven days, soonest first. */
  readonly meetings: readonly Pick<Meeting, 'title' | 'startTime' | 'meetingType'>[]
  /** The active results of other tests, newest first. */
  readonly results: readonly Pick<ExternalAssessment, 'assessmentType' | 'processedResults'>[]
  /** What they told of their last conversations, told last first. */
  readonly outcomes: readonly Pick<ToldOutcome, 'source' | 'subject' | 'day' | 'words' | 'came' | 'line'>[]
}

/** Nothing recorded, or nobody known. */
export const NO_SURROUNDINGS: Surroundings = { goals: [], meetings: [], results: [], outcomes: [] }

/** The session a leader ended last before this one: what the two of them may come back to. */
export interface LastSession {
  readonly title: string
  /** The day it ended, `YYYY-MM-DD`. */
  readonly endedOn: string
  /** What it was about, in the leader's words. */
  readonly matters: readonly string[]
  readonly people: readonly Pick<CasePerson, 'label' | 'pronoun'>[]
  /** What they told in it, in their exact words, oldest first. */
  readonly facts: readonly string[]
  /** What the leader promised in it, and what came of that as far as they have noted it. */
  readonly promises: readonly {
    readonly text: string
    /** `YYYY-MM-DD`, or null where they named none. */
    readonly dueOn: string | null
    readonly outcome: Outcome['outcome'] | 'open'
  }[]
}
