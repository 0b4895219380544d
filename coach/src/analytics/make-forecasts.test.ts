import { PREDICTION_TYPES } from '@lodestar/contract/analytics'
import type { Goal } from '@lodestar/contract/goals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTIVITY_KINDS, type Activity } from '../activities/activity.ts'
import { deriveOutlook } from './derive-outlook.ts'
import { deriveSignals } from './derive-signals.ts'
import type { Known } from './forecast.ts'
import { forecastEngagement } from './forecast-engagement.ts'
import { makeForecasts } from './make-forecasts.ts'

const DAY_MS = 86_400_000
/** Zones with clock changes both ways, half hours, and days that begin far from UTC's. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Apia',
  'America/St_Johns',
]
/** Histories run over a leap day and over both changes of the clock. */
const START = Date.parse('2024-01-15T00:00:00Z')

const activity: fc.Arbitrary<Activity> = fc.record({
  kind: fc.constantFrom(...ACTIVITY_KINDS),
  at: fc.integer({ min: 0, max: 300 * DAY_MS }).map((ms) => new Date(START + ms).toISOString()),
  subjectId: fc.constantFrom('goal_1', 'goal_2', 'session_1', 'session_2', 'session_1/0'),
  value: fc.constantFrom(null, 0, 0.6, 1, 3, 5, 40),
  detail: fc.constantFrom(null, 'delegation', 'communication'),
})
const goal: fc.Arbitrary<Goal> = fc.record({
  id: fc.constantFrom('goal_1', 'goal_2', 'goal_3'),
  title: fc.constantFrom('Hand over the release', 'Listen first'),
  description: fc.constant(''),
  category: fc.constantFrom('delegation', 'communication'),
  priority: fc.constant('medium' as const),
  status: fc.constantFrom('active', 'paused'),
  progress: fc.integer({ min: 0, max: 100 }),
  targetDate: fc.constantFrom(null, '2024-02-29', '2024-11-20', '2025-01-05', '2026-03-29'),
  createdAt: fc.integer({ min: 0, max: 250 * DAY_MS }).map((ms) => new Date(START + ms).toISOString()),
  completedAt: fc.constant(null),
  sessionId: fc.constant(null),
})
const known: fc.Arbitrary<Known> = fc.record({
  activities: fc.array(activity, { maxLength: 60 }),
  goals: fc.uniqueArray(goal, { maxLength: 3, selector: ({ id }) => id }),
  profile: fc.constant(null),
  now: fc.integer({ min: 250 * DAY_MS, max: 330 * DAY_MS }).map((ms) => new Date(START + ms)),
  timeZone: fc.constantFrom(...ZONES),
})
const horizon = fc.constantFrom(7, 14, 30, 90)

const deriveAll = (from: Known, days: number) => ({
  forecasts: makeForecasts(from, PREDICTION_TYPES, days),
  signals: deriveSignals(from),
  outlook: deriveOutlook(from),
})

describe('forecasts, signals and outlook of any history', () => {
  it('do not depend on the order in which it is told, nor on when they are asked for', () => {
    fc.assert(
      fc.property(known, horizon, (from, days) => {
        const other = { ...from, activities: from.activities.toReversed(), goals: from.goals.toReversed() }
        expect(deriveAll(other, days)).toEqual(deriveAll(from, days))
      }),
    )
  })

  it('leave out what has not happened yet', () => {
    fc.assert(
      fc.property(known, horizon, (from, days) => {
        const past = from.activities.filter(({ at }) => Date.parse(at) <= from.now.getTime())
        expect(deriveAll({ ...from, activities: past }, days)).toEqual(deriveAll(from, days))
      }),
    )
  })

  it('stay between 5 and 95 %, inside their interval, with at most four factors that sum to no more than all [R3-41]', () => {
    fc.assert(
      fc.property(known, horizon, (from, days) => {
        for (const forecast of makeForecasts(from, PREDICTION_TYPES, days)) {
          expect(forecast.predictionValue).toBeGreaterThanOrEqual(0.05)
          expect(forecast.predictionValue).toBeLessThanOrEqual(0.95)
          expect(forecast.confidenceScore).toBeGreaterThan(0)
          expect(forecast.confidenceScore).toBeLessThan(1)
          expect(forecast.factors.length).toBeLessThanOrEqual(4)
          expect(forecast.factors.reduce((sum, { factorWeight }) => sum + factorWeight, 0)).toBeLessThan(1.01)
          const { interval, confidenceScore } = forecast
          if (interval) expect(confidenceScore).toBeCloseTo(1 - (interval.high - interval.low), 2)
        }
      }),
    )
  })

  it('make one prediction of each type, and of goals one for each of at most three open ones [R7-55, R9-41]', () => {
    fc.assert(
      fc.property(known, horizon, (from, days) => {
        const types = makeForecasts(from, PREDICTION_TYPES, days).map(({ predictionType }) => predictionType)
        expect(new Set(types)).toEqual(new Set(PREDICTION_TYPES))
        const open = from.goals.filter(({ status, progress }) => status === 'active' && progress < 100)
        expect(types.filter((type) => type === 'goal_achievement')).toHaveLength(Math.max(1, open.length))
      }),
    )
  })

  it('never lower the engagement risk for a longer silence', () => {
    fc.assert(
      fc.property(known, horizon, fc.integer({ min: 1, max: 40 }), (from, days, more) => {
        const last = from.activities.reduce((latest, { at }) => Math.max(latest, Date.parse(at)), START)
        const soon = { ...from, now: new Date(last + DAY_MS / 4) }
        let before = forecastEngagement(soon, days).predictionValue
        for (let step = 1; step <= 12; step += 1) {
          const later = { ...from, now: new Date(last + (DAY_MS * more * step) / 4) }
          if (later.now < soon.now) continue
          const { predictionValue } = forecastEngagement(later, days)
          expect(predictionValue).toBeGreaterThanOrEqual(before)
          before = predictionValue
        }
      }),
    )
  })

  it('give every signal an id that an address can carry, once', () => {
    fc.assert(
      fc.property(known, (from) => {
        const ids = deriveSignals(from).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(id.length).toBeLessThanOrEqual(64)
      }),
    )
  })
})
