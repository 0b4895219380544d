import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity } from '../activities/activity.ts'
import { deriveOutlook } from '../analytics/derive-outlook.ts'
import { deriveSignals } from '../analytics/derive-signals.ts'
import { anyHistory, anyZone, END, holds } from '../testing/histories.ts'
import { closeHistory, findClosingDay, findOpenSince, isClosedBefore } from './close-history.ts'
import { deriveProgress } from './derive-progress.ts'

const DAY_MS = 86_400_000
/** What happens to one thing again and again. */
const OFTEN: readonly Activity['kind'][] = ['question_answered', 'goal_moved', 'profile_imported']

/** A history as the tables can hold it: most things happen to each subject once, and nobody answers in a session that is over. */
const anyLife = anyHistory.map((history) => {
  const life = history
    .map((one, at) => ({ ...one, subjectId: `${one.subjectId}${at % 8}` }))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const endOf = new Map(
    life
      .toReversed()
      .flatMap(({ kind, subjectId, at }) => (kind === 'session_completed' ? [[subjectId, at]] : [])),
  )
  const seen = new Set<string>()
  return life.filter(({ kind, subjectId, at }) => {
    if (kind === 'question_answered') return at <= (endOf.get(subjectId) ?? at)
    if (OFTEN.includes(kind)) return true
    return !seen.has(`${kind} ${subjectId}`) && seen.add(`${kind} ${subjectId}`)
  })
})

/** What is read beside a closed history: what came after it, and what says whether that counts. */
function readOpen(life: readonly Activity[], since: Date): Activity[] {
  const open = life.filter(({ at }) => Date.parse(at) > since.getTime())
  const ended = new Set(open.flatMap(({ kind, subjectId }) => (/completed/.test(kind) ? [subjectId] : [])))
  const condition = life.filter(
    ({ kind, subjectId, at }) =>
      Date.parse(at) <= since.getTime() &&
      ended.has(subjectId) &&
      (kind === 'goal_set' || kind === 'question_answered'),
  )
  return [...condition, ...open]
}

const anyMoment = fc.integer({ min: 0, max: 500 }).map((days) => new Date(END.getTime() - days * DAY_MS))

describe('what is derived from a closed history and what came since is what is derived from everything', () => {
  it('points, level, streak, achievements and challenges', () => {
    holds(
      fc.property(anyLife, anyZone, anyMoment, anyMoment, (life, zone, one, other) => {
        const [closedAt, now] = one < other ? [one, other] : [other, one]
        const past = life.filter(({ at }) => Date.parse(at) <= closedAt.getTime())
        const kept = JSON.stringify(closeHistory(past, findClosingDay(closedAt, zone), closedAt, zone))
        const closed = JSON.parse(kept) as ReturnType<typeof closeHistory>
        expect(isClosedBefore(closed, now, zone)).toBe(true)
        const open = readOpen(life, findOpenSince(closed))
        expect(deriveProgress(open, now, zone, closed)).toEqual(deriveProgress(life, now, zone))
      }),
      300,
    )
  })

  it('signals and the outlook', () => {
    holds(
      fc.property(anyLife, anyZone, anyMoment, (activities, timeZone, now) => {
        const closed = closeHistory(activities, findClosingDay(now, timeZone), now, timeZone)
        const known = { goals: [], profile: null, now, timeZone }
        const open = { ...known, closed, activities: readOpen(activities, findOpenSince(closed)) }
        expect(deriveSignals(open)).toEqual(deriveSignals({ ...known, activities }))
        expect(deriveOutlook(open)).toEqual(deriveOutlook({ ...known, activities }))
      }),
      300,
    )
  })
})

it('does not stand for the past where the clock was set back before it', () => {
  const closed = closeHistory([], findClosingDay(END, 'UTC'), END, 'UTC')
  expect(isClosedBefore(closed, new Date(END.getTime() - 40 * DAY_MS), 'UTC')).toBe(false)
})

it('grows by the days of practice, not by what was done on them', () => {
  const day = (count: number): Activity[] =>
    Array.from({ length: count }, (_, at) => ({
      kind: 'message_analyzed',
      at: new Date(Date.parse('2024-03-04T08:00:00Z') + at * 1000).toISOString(),
      subjectId: `m${at}`,
      value: 0.7,
      detail: 'email',
    }))
  const size = (count: number) =>
    JSON.stringify(closeHistory(day(count), findClosingDay(END, 'UTC'), END, 'UTC')).length
  expect(size(5_000)).toBe(size(500))
})
