import { RECENT, readPace } from '@lodestar/coach/analytics/read-pace'
import type { CourseRow, Enrollment } from './read-courses.ts'

/** Shares of a course's time at which it is asked. */
const SNAPSHOTS = [0.2, 0.35, 0.5, 0.65, 0.8] as const

/**
 * The question, at five moments of a course: will this student pass it?
 *
 * Asked of everybody registered at that moment. What is reached is the part of the work handed in, by its share of the
 * points; the plan is what was due by then. How good it was counts apart, as a goal's steps have no marks. Who leaves
 * later has not passed.
 *
 * @param isOfLeftToo also of those who had left by that moment.
 */
export const listPasses = (
  enrollments: readonly Enrollment[],
  isOfLeftToo = false,
): (CourseRow & { share: number })[] =>
  SNAPSHOTS.flatMap((share) => enrollments.flatMap((enrollment) => askOne(enrollment, share, isOfLeftToo)))

function askOne(
  enrollment: Enrollment,
  share: number,
  isOfLeftToo: boolean,
): (CourseRow & { share: number })[] {
  const { works, submissions, registeredOn, leftOn, student, hasPassed } = enrollment
  const lastDue = works.at(-1)?.due
  if (lastDue === undefined) return []
  const day = Math.round(lastDue * share)
  if (registeredOn > day || (!isOfLeftToo && leftOn !== null && leftOn <= day)) return []
  const doneBy = (on: number) => submissions.filter((each) => each.on <= on)
  const reachedBy = (on: number) => sum(doneBy(on).map(({ work }) => work.weight))
  const plannedBy = (on: number) => sum(works.filter(({ due }) => due <= on).map(({ weight }) => weight))
  const before = day - RECENT * lastDue
  const done = doneBy(day)
  const inputs = readPace({
    time: share,
    reached: reachedBy(day),
    reachedBefore: reachedBy(before),
    planned: plannedBy(day),
    plannedBefore: plannedBy(before),
    silence: (day - Math.max(0, done.at(-1)?.on ?? 0)) / lastDue,
    step: 1 / works.length,
    marked: {
      scores: done.flatMap(({ score }) => score ?? []),
      lateDays: done.map(({ on, work }) => on - work.due),
      doneAhead: done.filter(({ work }) => work.due > day).length,
    },
  })
  return [{ inputs, isSo: hasPassed, group: student, share }]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
