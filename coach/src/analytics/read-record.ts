import { NOTHING_CLOSED } from '../activities/closed-history.ts'
import { createDayReader, weekOf } from '../gamification/calendar.ts'
import { readDeeds } from '../gamification/deed.ts'
import type { Known } from './forecast.ts'

/** The days on which somebody was active, as numbers since 1970 where they are. */
export interface ActiveRecord {
  /** Oldest first, each once. */
  readonly days: readonly number[]
  readonly today: number
  /** Active days of each week from the first active one to the running one. */
  readonly weeks: readonly { readonly week: number; readonly activeDays: number }[]
}

/** Reads on which days a leader did something that develops a leader. */
export function readRecord({
  activities,
  now,
  timeZone,
  closed = NOTHING_CLOSED,
}: Pick<Known, 'activities' | 'now' | 'timeZone' | 'closed'>): ActiveRecord {
  const deeds = readDeeds(activities, now, timeZone, closed.untilDay)
  const days = [...closed.days, ...new Set(deeds.map(({ day }) => day))]
  const today = createDayReader(timeZone)(now.toISOString())
  const first = days[0]
  const perWeek = Map.groupBy(days, weekOf)
  const length = first === undefined ? 0 : weekOf(today) - weekOf(first) + 1
  return {
    days,
    today,
    weeks: Array.from({ length }, (_, at) => {
      const week = weekOf(first ?? today) + at
      return { week, activeDays: perWeek.get(week)?.length ?? 0 }
    }),
  }
}

/** A moment counts half as much as one this many days later. */
const HALF_LIFE_DAYS = 120

/** Earlier moments of a leader that were as silent as one, and those after which too few active days came. */
export interface SilentMoments {
  /** Sums of weights: an old moment counts less. */
  readonly all: number
  readonly tooFew: number
}

/**
 * Lists, for every silence up to the present one, the leader's own moments that were as silent: one in each gap at least as
 * long. What came of a moment is known when its time is over, or once there were days enough.
 *
 * @param silent days since the last active one, at which the list ends; the silence of 0 days comes first.
 * @param horizon days after a moment that are looked at.
 */
export const listSilentMoments = (
  record: ActiveRecord,
  silent: number,
  horizon: number,
  fewerThan: number,
): SilentMoments[] =>
  Array.from({ length: silent + 1 }, (_, silence) => weighMoments(record, silence, horizon, fewerThan))

function weighMoments(
  { days, today }: ActiveRecord,
  silence: number,
  horizon: number,
  fewerThan: number,
): SilentMoments {
  const last = days.at(-1) ?? today
  const known = days.flatMap((day, at) => {
    const moment = day + silence
    const isEnough = (days[at + fewerThan] ?? Number.POSITIVE_INFINITY) <= moment + horizon
    const isThere = moment < (days[at + 1] ?? today)
    return isThere && (isEnough || moment + horizon <= today) ? [{ moment, isEnough }] : []
  })
  // Counted from the last active day, so that nothing fades by silence alone.
  const sum = (some: typeof known) =>
    some.reduce((total, { moment }) => total + 2 ** (Math.min(0, moment - last) / HALF_LIFE_DAYS), 0)
  return { all: sum(known), tooFew: sum(known.filter(({ isEnough }) => !isEnough)) }
}

/** What is assumed of everybody's rate: five days, less than half a day of them active. */
const ASSUMED_ACTIVE = 0.4
const ASSUMED_IDLE = 4.6
/** Of the rate of late, a day counts half as much as one so many usual gaps later, within bounds in days. */
const LATELY_GAPS = 5
const SHORTEST_LATELY = 4
const LONGEST_LATELY = 14

/**
 * How likely fewer active days come by the rate of late alone: a beta-binomial distribution that forgets, the sooner the more
 * often somebody comes.
 */
export function readRateLately({ days, today }: ActiveRecord, horizon: number, fewerThan: number): number {
  const first = days[0] ?? today
  const usualGap = ((days.at(-1) ?? first) - first) / Math.max(1, days.length - 1)
  const halfLife = Math.min(LONGEST_LATELY, Math.max(SHORTEST_LATELY, LATELY_GAPS * usualGap))
  const weigh = (day: number) => 2 ** ((day - today) / halfLife)
  const active = days.slice(1).reduce((sum, day) => sum + weigh(day), 0)
  const lived = Array.from({ length: today - first }, (_, at) => weigh(first + 1 + at))
  const a = ASSUMED_ACTIVE + active
  const b = ASSUMED_IDLE + lived.reduce((sum, weight) => sum + weight, 0) - active
  let chance = 1
  for (let at = 0; at < horizon; at += 1) chance *= (b + at) / (a + b + at)
  let sum = 0
  for (let at = 0; at < fewerThan; at += 1) {
    sum += chance
    chance *= ((horizon - at) * (a + at)) / ((at + 1) * (b + horizon - at - 1))
  }
  return Math.min(1, sum)
}
