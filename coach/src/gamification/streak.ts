import type { StreakDay } from '@lodestar/contract/gamification'
import { type ClosedHistory, NOTHING_CLOSED } from '../activities/closed-history.ts'
import { weekOf, writeDay } from './calendar.ts'
import type { Deed } from './deed.ts'

/** How many days the figure of the streak shows. */
const SHOWN_DAYS = 28

/** Days of practice in a row, as they are and at their best. */
export interface Streak {
  /** Days. */
  readonly current: number
  /** Days. */
  readonly longest: number
  /** The last 28 days, today last. */
  readonly recentDays: StreakDay[]
  /** The first instant at which the longest streak was one day long, two days long, and so on; of a closed one the first few. */
  readonly growth: readonly string[]
}

/** A run of practice that ends on some day. */
interface Run {
  /** Place of its first day among the days of practice. */
  readonly start: number
  /** Place of the day after its latest missed day, and that missed day's week; null when it has none. */
  readonly rested: { readonly place: number; readonly week: number } | null
}

/**
 * Derives the streak: days of practice in a row, where a single missed day is forgiven once a week (Monday to Sunday)
 * and does not lengthen it. Two missed days in a row end it, and so does a second missed day in one week: then it goes
 * on from the day after the first one. Today is not missed before it is over.
 *
 * Every part of a streak is a streak itself, so a day more never makes one shorter.
 *
 * @param deeds oldest first, after those that are closed.
 * @param today days since 1970-01-01 where the person is.
 */
export function deriveStreak(
  deeds: readonly Deed[],
  today: number,
  closed: ClosedHistory = NOTHING_CLOSED,
): Streak {
  const firstDeeds = [...new Map(deeds.toReversed().map((deed) => [deed.day, deed])).values()].reverse()
  const days = [...closed.days, ...firstDeeds.map(({ day }) => day)]
  const growth = [...closed.streakGrowth]
  let longest = closed.longestStreak
  let run: Run = { start: 0, rested: null }
  for (const [place, day] of days.entries()) {
    run = place === 0 ? run : extend(run, place, days[place - 1] ?? day, day)
    const deed = firstDeeds[place - closed.days.length]
    if (!deed || place - run.start + 1 <= longest) continue
    longest += 1
    growth.push(deed.at)
  }
  const standing = findStanding(run, days, today)
  return {
    current: standing ? days.length - standing.start : 0,
    longest,
    recentDays: drawDays(new Set(days), standing ? days[standing.start] : undefined, today),
    growth,
  }
}

/** Carries a run on from one day of practice to the next, whose place is given. */
function extend(run: Run, place: number, from: number, to: number): Run {
  const missed = to - from - 1
  if (missed === 0) return run
  if (missed > 1) return { start: place, rested: null }
  const week = weekOf(from + 1)
  const start = run.rested?.week === week ? run.rested.place : run.start
  return { start, rested: { place, week } }
}

/** The run that still stands today, when today is open and yesterday may be a missed day; null when it has ended. */
function findStanding(run: Run, days: readonly number[], today: number): Run | null {
  const last = days.at(-1)
  if (last === undefined || today - last > 2) return null
  return today - last === 2 ? extend(run, days.length, last, today) : run
}

/** Every missed day within the standing streak is a forgiven one. */
function drawDays(active: ReadonlySet<number>, startedOn: number | undefined, today: number): StreakDay[] {
  return Array.from({ length: SHOWN_DAYS }, (_, place) => {
    const day = today - SHOWN_DAYS + 1 + place
    const isForgiven = startedOn !== undefined && day > startedOn && day < today
    const missed = isForgiven ? 'rest' : 'none'
    return { on: writeDay(day), kind: active.has(day) ? 'active' : missed }
  })
}
