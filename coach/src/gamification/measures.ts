import { type ClosedHistory, NOTHING_CLOSED } from '../activities/closed-history.ts'
import { weekOf } from './calendar.ts'
import type { Deed } from './deed.ts'

type Key = (deed: Deed) => string | null
const when =
  (kind: Deed['kind'], key: Key): Key =>
  (deed) =>
    deed.kind === kind ? key(deed) : null
const subject: Key = ({ subjectId }) => subjectId

/**
 * What points, achievements and challenges count. Each names the thing that a deed counts as, or null; what has the
 * same name counts once, so that whatever is counted can only grow.
 */
const KEYS = {
  sessions: when('session_completed', subject),
  situations: when('situation_told', subject),
  answers: when('question_answered', ({ subjectId, at }) => `${subjectId} ${at}`),
  ratings: when('session_rated', subject),
  reflections: when('session_rated', ({ subjectId, detail }) => (detail === 'with text' ? subjectId : null)),
  commitmentsKept: when('commitment_done', subject),
  commitmentsLetGo: when('commitment_dropped', subject),
  goalsSet: when('goal_set', subject),
  /** One for each goal and day, however often it is moved that day. */
  goalSteps: when('goal_moved', ({ subjectId, day }) => `${subjectId} ${day}`),
  goalsReached: when('goal_completed', subject),
  areasReached: when('goal_completed', ({ detail }) => detail),
  meetingsReflected: when('meeting_reflected', subject),
  messagesAnalyzed: when('message_analyzed', subject),
  assessments: when('assessment_taken', subject),
  activeDays: ({ day }: Deed) => String(day),
  activeWeeks: ({ week }: Deed) => String(week),
  activeMonths: ({ month }: Deed) => String(month),
} satisfies Record<string, Key>

/** Something that can be counted in deeds. */
export type Measure = keyof typeof KEYS

/** Names what a deed counts as; null when it does not count. Equal names are one thing. */
export const nameCounted = (measure: Measure, deed: Deed): string | null => KEYS[measure](deed)

/**
 * Counts a measure over deeds.
 *
 * @param deeds oldest first, after those that are closed.
 * @returns the instant at which each counted thing came to the ones before it, without those of a closed history.
 */
export function countMeasure(
  measure: Measure,
  deeds: readonly Deed[],
  closed: ClosedHistory = NOTHING_CLOSED,
): string[] {
  const counted = new Set(nameClosed(measure, closed))
  const instants: string[] = []
  for (const deed of deeds) {
    const name = nameCounted(measure, deed)
    if (name === null || counted.has(name)) continue
    counted.add(name)
    instants.push(deed.at)
  }
  return instants
}

/**
 * What was counted before a closed history ended and can come again after it: areas, and the week it ended in. All else has a
 * name that comes once, or that says on which day it was.
 */
export function nameClosed(measure: Measure, { areas, days }: ClosedHistory): readonly string[] {
  if (measure === 'areasReached') return areas
  const last = days.at(-1)
  return measure === 'activeWeeks' && last !== undefined ? [String(weekOf(last))] : []
}
