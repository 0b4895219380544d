import { readRhythm } from '@lodestar/coach/analytics/read-rhythm'
import type { CourseRow, Enrollment, Submission } from './read-courses.ts'

/** Work due within this many days of the first piece belongs to one occasion. */
const OCCASION_DAYS = 7
/** How long before an occasion it is asked whether its work will be missed. */
const LEAD_DAYS = 7
/** An occasion comes round about every four weeks. */
const PERIOD_DAYS = 28

type Occasion = { readonly due: number; readonly works: Enrollment['works'] }

/**
 * The question, once for each piece of work: will this student miss it, that is, never hand it in?
 *
 * Asked a week before the work is due, of everybody who is registered then, has an occasion behind them and has not
 * handed it in yet. Only what had happened by that day is used; who leaves later has missed it.
 */
export const listMisses = (enrollments: readonly Enrollment[]): CourseRow[] => enrollments.flatMap(askOne)

function askOne(enrollment: Enrollment): CourseRow[] {
  const occasions = groupWorks(enrollment.works)
  return occasions.slice(1).flatMap((occasion, at) => {
    const day = occasion.due - LEAD_DAYS
    if (!isThere(enrollment, day)) return []
    const done = enrollment.submissions.filter(({ on }) => on <= day)
    const isDone = new Set(done.map(({ work }) => work.id))
    const open = occasion.works.filter(({ id }) => !isDone.has(id))
    const inputs = readRhythm({
      ...describePast(occasions.slice(0, at + 1), done, isDone, day),
      timing: {
        lateDays: done.map(({ on, work }) => on - work.due),
        doneAlongside: occasion.works.length - open.length,
        hasDoneLater: occasions.slice(at + 2).some(({ works }) => works.some(({ id }) => isDone.has(id))),
      },
    })
    const handedIn = new Set(enrollment.submissions.map(({ work }) => work.id))
    return open.map(({ id }) => ({ inputs, isSo: !handedIn.has(id), group: enrollment.student }))
  })
}

function describePast(past: Occasion[], done: Submission[], isDone: ReadonlySet<string>, day: number) {
  return {
    shares: past.map(({ works }) => works.filter(({ id }) => isDone.has(id)).length / works.length),
    elapsedDays: day,
    silentDays: Math.max(0, day - Math.max(0, done.at(-1)?.on ?? 0)),
    periodDays: PERIOD_DAYS,
    ratings: done.flatMap(({ score }) => score ?? []),
  }
}

function groupWorks(works: Enrollment['works']): Occasion[] {
  const occasions: { due: number; works: Enrollment['works'][number][] }[] = []
  for (const work of works) {
    const last = occasions.at(-1)
    if (last && work.due < last.due + OCCASION_DAYS) last.works.push(work)
    else occasions.push({ due: work.due, works: [work] })
  }
  return occasions
}

const isThere = ({ registeredOn, leftOn }: Enrollment, day: number): boolean =>
  registeredOn <= day && (leftOn === null || leftOn > day)
