import type { AnalyticsInsight } from '@lodestar/contract/analytics'
import type { Goal } from '@lodestar/contract/goals'
import { createDayReader, writeDay } from '../gamification/calendar.ts'
import { count, type Known } from './forecast.ts'
import { listSteps } from './goal-way.ts'
import { type Evidence, FEWEST_RESULTS, readEvidence } from './read-evidence.ts'
import { readRecord } from './read-record.ts'
import { sayDate } from './say-date.ts'

/** An insight of the analytics screen without what a person did to it. */
export type Signal = Omit<AnalyticsInsight, 'isRead'>

const DAY_MS = 86_400_000
const WEEK_DAYS = 7
const STALLED_DAYS = 21
const NEAR_DAYS = 14
const FEWEST_DAYS = 8
const MONTH_DAYS = 30
const FEWEST_OUTCOMES = 3
/** Chance gives a difference of this many standard errors about once in seven times on one side. */
const NOTABLE = 1.1
const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const RANK: Record<Signal['severity'], number> = { critical: 0, high: 1, medium: 2, low: 3 }

/**
 * Derives what activity shows, most severe first, then newest. The same evidence keeps the same id, so that what was read
 * stays read; new evidence gets a new one.
 */
export function deriveSignals(known: Known): Signal[] {
  return [
    ...findSilence(known),
    ...findGoals(known),
    ...findCommitments(known),
    ...findGrowth(known),
    ...findSteadiness(known),
  ].toSorted(
    (one, other) =>
      RANK[one.severity] - RANK[other.severity] ||
      other.createdAt.localeCompare(one.createdAt) ||
      (one.id < other.id ? -1 : 1),
  )
}

/** Twice the usual distance between active days, and at least a week. */
function findSilence(known: Known): Signal[] {
  const { days, today } = readRecord(known)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || days.length < FEWEST_RESULTS) return []
  const usual = (last - first) / (days.length - 1)
  const silent = today - last
  const from = Math.max(WEEK_DAYS, Math.ceil(2 * usual))
  if (silent < from) return []
  return [
    {
      id: `quiet:${writeDay(last)}`,
      title: `Quiet for ${count(silent, 'day')}`,
      description: `You were active on ${count(days.length, 'day')} before, about every ${count(Math.max(1, Math.round(usual)), 'day')}. One short session picks the thread up again.`,
      insightType: 'engagement',
      severity: nameSilence(silent),
      actionable: true,
      href: '/coaching',
      goalId: null,
      createdAt: new Date((last + from) * DAY_MS).toISOString(),
    },
  ]
}

function nameSilence(days: number): Signal['severity'] {
  if (days > 4 * WEEK_DAYS) return 'critical'
  return days > 2 * WEEK_DAYS ? 'high' : 'medium'
}

function findGoals(known: Known): Signal[] {
  const today = createDayReader(known.timeZone)(known.now.toISOString())
  return known.goals
    .filter(({ status, progress }) => status === 'active' && progress < 100)
    .flatMap((goal) => findOverdue(goal, known, today) ?? findStalled(goal, known, today) ?? [])
}

function findOverdue(
  { id, title, progress, targetDate }: Goal,
  { locale }: Known,
  today: number,
): Signal | null {
  if (targetDate === null || Date.parse(targetDate) / DAY_MS >= today) return null
  return {
    id: `overdue:${id}:${targetDate}`,
    title: `“${title}” is past its date`,
    description: `It was meant for ${sayDate(targetDate, locale)} and is at ${progress}%. Give it a new date, pause it, or close it with what it taught.`,
    insightType: 'goal',
    severity: 'high',
    actionable: true,
    href: '/goals',
    goalId: id,
    createdAt: new Date(Date.parse(targetDate) + DAY_MS).toISOString(),
  }
}

function findStalled(goal: Goal, known: Known, today: number): Signal | null {
  const { now, locale } = known
  const { id, title, progress, createdAt, targetDate } = goal
  const lastMs = Math.max(Date.parse(createdAt), listSteps(id, known).at(-1)?.atMs ?? 0)
  const days = Math.floor((now.getTime() - lastMs) / DAY_MS)
  if (days < STALLED_DAYS) return null
  const isNear = targetDate !== null && Date.parse(targetDate) / DAY_MS - today <= NEAR_DAYS
  return {
    id: `stalled:${id}:${Math.floor(lastMs / DAY_MS)}`,
    title: `“${title}” has not moved for ${count(days, 'day')}`,
    description: `It is at ${progress}%${isNear ? `, and its date is ${sayDate(targetDate, locale)}` : ''}. Take one small step, or decide: pause it, close it, or give it a new date.`,
    insightType: 'goal',
    severity: isNear ? 'high' : 'medium',
    actionable: true,
    href: '/goals',
    goalId: id,
    createdAt: new Date(lastMs + STALLED_DAYS * DAY_MS).toISOString(),
  }
}

function findCommitments(known: Known): Signal[] {
  const sinceMs = known.now.getTime() - 2 * MONTH_DAYS * DAY_MS
  const outcomes = readEvidence(known).filter(
    ({ source, atMs }) => source === 'commitments' && atMs > sinceMs,
  )
  const last = outcomes.at(-1)
  if (!last || outcomes.length < FEWEST_OUTCOMES) return []
  const kept = outcomes.filter(({ value }) => value === 1).length
  const share = kept / outcomes.length
  if (share > 0.5 && share < 0.8) return []
  const isGood = share >= 0.8
  return [
    {
      id: `commitments:${isGood ? 'kept' : 'dropped'}:${writeDay(Math.floor(last.atMs / DAY_MS)).slice(0, 7)}`,
      title: isGood ? 'You do what you say' : 'More is promised than done',
      description: isGood
        ? `${kept} of ${outcomes.length} commitments of the last two months were kept.`
        : `${kept} of ${outcomes.length} commitments of the last two months were kept. Take one fewer, and give it a day and a place.`,
      insightType: 'commitments',
      severity: isGood ? 'low' : 'medium',
      actionable: !isGood,
      href: isGood ? null : '/coaching',
      goalId: null,
      createdAt: new Date(last.atMs).toISOString(),
    },
  ]
}

function findGrowth(known: Known): Signal[] {
  const all = readEvidence(known)
  const nowMs = known.now.getTime()
  const last = all.filter(({ atMs }) => atMs > nowMs - MONTH_DAYS * DAY_MS)
  const before = all.filter(
    ({ atMs }) => atMs <= nowMs - MONTH_DAYS * DAY_MS && atMs > nowMs - 2 * MONTH_DAYS * DAY_MS,
  )
  const newest = last.at(-1)
  if (!newest || last.length < FEWEST_RESULTS || before.length < FEWEST_RESULTS) return []
  const [now, then] = [meanOf(last), meanOf(before)]
  if (Math.abs(now - then) < NOTABLE * measureError(last, before)) return []
  const isUp = now > then
  return [
    {
      id: `growth:${isUp ? 'up' : 'down'}:${new Date(newest.atMs).toISOString().slice(0, 7)}`,
      title: isUp ? 'Your results are rising' : 'Your results have dipped',
      description: `Ratings, message scores and commitments: ${percent(now)} in the last 30 days (${last.length}), ${percent(then)} in the 30 before (${before.length}).`,
      insightType: 'growth',
      severity: isUp ? 'low' : 'medium',
      actionable: !isUp,
      href: isUp ? null : '/feedback',
      goalId: null,
      createdAt: new Date(newest.atMs).toISOString(),
    },
  ]
}

/** The weekday that a leader's active days fall on far more often than one in seven. */
function findSteadiness(known: Known): Signal[] {
  const { days } = readRecord(known)
  const recent = days.slice(-40)
  const last = recent.at(-1)
  if (last === undefined || recent.length < FEWEST_DAYS) return []
  // Day 0 was a Thursday.
  const counts = WEEKDAYS.map(
    (_, weekday) => recent.filter((day) => (day + 3) % WEEK_DAYS === weekday).length,
  )
  const most = Math.max(...counts)
  const weekday = counts.indexOf(most)
  if (most / recent.length < 0.35) return []
  return [
    {
      id: `rhythm:${weekday}:${writeDay(last).slice(0, 7)}`,
      title: `${WEEKDAYS[weekday]} are your day`,
      description: `${most} of your last ${recent.length} active days were ${WEEKDAYS[weekday]}. A fixed time there holds longer than a resolution.`,
      insightType: 'rhythm',
      severity: 'low',
      actionable: false,
      href: null,
      goalId: null,
      createdAt: new Date(last * DAY_MS).toISOString(),
    },
  ]
}

const meanOf = (results: readonly Evidence[]): number =>
  results.reduce((sum, { value }) => sum + value, 0) / results.length

/** The standard error of a difference of means; results that are all alike still scatter a little. */
function measureError(one: readonly Evidence[], other: readonly Evidence[]): number {
  const variance = (results: readonly Evidence[]) =>
    (results.reduce((sum, { value }) => sum + (value - meanOf(results)) ** 2, 0) + 0.02) /
    (results.length - 1)
  return Math.sqrt(variance(one) / one.length + variance(other) / other.length)
}

const percent = (share: number): string => `${Math.round(share * 100)}%`
