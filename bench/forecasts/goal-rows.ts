import { RECENT, readPace } from '../../coach/src/analytics/read-pace.ts'
import type { Row } from './fit-logistic.ts'
import type { Enrollment } from './read-courses.ts'

/** Shares of a course's time at which it is asked. */
const SNAPSHOTS = [0.2, 0.35, 0.5, 0.65, 0.8] as const
/** Whoever gets this share of the points is on the way to pass comfortably. */
const PAR = 0.75

/**
 * The question, at five moments of a course: will this student pass it?
 *
 * Asked of everybody registered at that moment. What is reached is the points collected; the plan is the points one
 * could have collected by then, at par. Who leaves later has not passed.
 */
export const listPasses = (enrollments: readonly Enrollment[]): (Row & { share: number })[] =>
  SNAPSHOTS.flatMap((share) => enrollments.flatMap((enrollment) => askOne(enrollment, share)))

function askOne(enrollment: Enrollment, share: number): (Row & { share: number })[] {
  const { works, submissions, registeredOn, leftOn, student, hasPassed } = enrollment
  const lastDue = works.at(-1)?.due
  if (lastDue === undefined) return []
  const day = Math.round(lastDue * share)
  if (registeredOn > day || (leftOn !== null && leftOn <= day)) return []
  const reachedBy = (on: number) =>
    sum(
      submissions
        .filter((each) => each.on <= on)
        .map(({ work, score }) => (work.weight * (score ?? 0)) / PAR),
    )
  const plannedBy = (on: number) => sum(works.filter(({ due }) => due <= on).map(({ weight }) => weight))
  const before = day - RECENT * lastDue
  const lastOn = submissions.findLast(({ on }) => on <= day)?.on ?? 0
  const inputs = readPace({
    time: share,
    reached: reachedBy(day),
    reachedBefore: reachedBy(before),
    planned: plannedBy(day),
    plannedBefore: plannedBy(before),
    silence: (day - Math.max(0, lastOn)) / lastDue,
    step: 1 / works.length,
  })
  return [{ inputs, isSo: hasPassed, group: student, share }]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
