import { expect, it } from 'vitest'
import type { Activity } from '../activities/activity.ts'
import type { Question } from './forecast.ts'
import { findDue, resolveForecast } from './resolve-forecast.ts'

const ASKED = { askedAt: '2026-05-03T09:30:00.000Z', dueAt: '2026-06-02T09:30:00.000Z' }
const did = (
  kind: Activity['kind'],
  at: string,
  value: number | null = null,
  subjectId = 'goal_1',
): Activity => ({
  kind,
  at: `2026-${at}:00.000Z`,
  subjectId,
  value,
  detail: null,
})
const resolve = (asked: Question, activities: readonly Activity[], timeZone = 'UTC') =>
  resolveForecast({ ...ASKED, asked }, { activities, timeZone, goalIds: new Set(['goal_1']) })

const REACHES_60: Question = { kind: 'goal', goalId: 'goal_1', progress: 60, by: null }

it('asks where a goal gets to, not where it stood before', () => {
  expect(
    resolve(REACHES_60, [did('goal_moved', '05-01T10:00', 90), did('goal_moved', '05-02T10:00', 40)]),
  ).toBe('no')
  expect(resolve(REACHES_60, [did('goal_moved', '05-20T10:00', 60)])).toBe('yes')
  expect(resolve(REACHES_60, [did('goal_moved', '06-03T10:00', 60)])).toBe('no')
})

it('takes a completed goal for reached, and a deleted one for no answer', () => {
  expect(resolve(REACHES_60, [did('goal_completed', '05-20T10:00')])).toBe('yes')
  expect(resolve({ ...REACHES_60, goalId: 'goal_gone' }, [])).toBe('void')
})

it('ends the day of a target date where the leader is', () => {
  const byTheTenth: Question = { kind: 'goal', goalId: 'goal_1', progress: 100, by: '2026-05-10' }
  const late = [did('goal_moved', '05-11T05:30', 100)]
  expect(resolve(byTheTenth, late, 'America/Los_Angeles')).toBe('yes')
  expect(resolve(byTheTenth, late, 'Europe/Berlin')).toBe('no')
})

it('counts active days where the leader is: an evening and the next morning are two', () => {
  const fewerThanTwo: Question = { kind: 'active_days', fewerThan: 2 }
  const days = [did('goal_moved', '05-10T21:00', 10), did('goal_moved', '05-11T01:00', 20)]
  expect(resolve(fewerThanTwo, days, 'UTC')).toBe('no')
  expect(resolve(fewerThanTwo, days, 'America/New_York')).toBe('yes')
})

it('compares results only with six on either side', () => {
  const rated = (values: readonly number[], month: string) =>
    values.map((value, at) => did('session_rated', `${month}-1${at}T10:00`, value, `s${at}`))
  const growth: Question = { kind: 'growth', days: 30 }
  const six = (value: number) => Array.from({ length: 6 }, () => value)
  expect(resolve(growth, [...rated(six(3), '04'), ...rated([4, 4, 3, 3, 3, 3], '05')])).toBe('yes')
  expect(resolve(growth, [...rated(six(4), '04'), ...rated(six(4), '05')])).toBe('no')
  expect(resolve(growth, [...rated([3, 3, 3, 3, 3], '04'), ...rated(six(4), '05')])).toBe('void')
})

it('asks of somebody without a goal whether one is set and moved', () => {
  expect(
    resolve({ kind: 'first_goal' }, [did('goal_set', '05-05T10:00'), did('goal_moved', '05-06T10:00', 10)]),
  ).toBe('yes')
  expect(resolve({ kind: 'first_goal' }, [did('goal_set', '05-05T10:00')])).toBe('no')
})

it('is answered with the last moment of the day it names, on the clock of the leader, else with its stretch or the horizon', () => {
  const asked = new Date('2026-11-21T09:00:00.000Z')
  const by: Question = { kind: 'goal', goalId: 'goal_1', progress: 100, by: '2026-12-14' }
  const due = (question: Question, timeZone: string) => findDue(question, asked, 30, timeZone).toISOString()
  expect(due(by, 'UTC')).toBe('2026-12-14T23:59:59.999Z')
  expect(due(by, 'America/Los_Angeles')).toBe('2026-12-15T07:59:59.999Z')
  expect(due(by, 'Pacific/Kiritimati')).toBe('2026-12-14T09:59:59.999Z')
  expect(due({ ...by, by: null }, 'UTC')).toBe('2026-12-21T09:00:00.000Z')
  expect(due({ kind: 'growth', days: 60 }, 'UTC')).toBe('2027-01-20T09:00:00.000Z')
})

it('asks whether there are results enough to compare, and has an answer either way', () => {
  const enough: Question = { kind: 'results', fewest: 3 }
  const rated = ['05-04T10:00', '05-12T10:00', '06-01T10:00'].map((at) => did('session_rated', at, 4, at))
  expect(resolve(enough, rated)).toBe('yes')
  expect(resolve(enough, rated.slice(1))).toBe('no')
  expect(resolve(enough, [...rated.slice(1), did('session_rated', '05-02T10:00', 4, 'before')])).toBe('no')
})
