import { weekOf } from '../gamification/calendar.ts'
import { toLogit, weighInputs } from '../models/logistic-model.ts'
import {
  clamp,
  composeForecast,
  count,
  type Forecast,
  type Known,
  MEDIUM_WEIGHT,
  type NamedContribution,
  requireMore,
} from './forecast.ts'
import { forecastModels } from './forecast-models.ts'
import { readEvidence } from './read-evidence.ts'
import {
  type ActiveRecord,
  listSilentMoments,
  readRateLately,
  readRecord,
  type SilentMoments,
} from './read-record.ts'
import { readRhythm } from './read-rhythm.ts'
import { leaveOutLater, pickDay } from './what-if.ts'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7
/** Somebody who comes less than once a fortnight is about to be lost. */
const FORTNIGHT_DAYS = 14
/** What is assumed of everybody counts as much as two windows of their own. */
const ASSUMED_WINDOWS = 2
/** The rate of late counts as much as three moments of their own that were as silent. */
const ASSUMED_MOMENTS = 3
/** A rate of late says no more than this: people come back. */
const EVEN = 0.5
/** From this many active weeks on nobody is a newcomer. */
const ENOUGH_WEEKS = 4
/** Below this many active days the model counts only in part. */
const ENOUGH_DAYS = 3
/** The days that a rate of late is told by. */
const LATELY_DAYS = 30
/** A day that changes less than this is not worth naming. */
const NOTABLE_FALL = 0.03
/** What was learned from students on courses counts half for leaders with a coach: they come back more readily. */
const CARRIED_OVER = 0.5

/**
 * Predicts whether a leader will be active on fewer days than one a fortnight.
 *
 * It starts from the leader's own share of such stretches. What came of the leader's own moments that were as silent as this
 * one moves it, and the rate of late; of a newcomer also how the course model sees this moment against an ordinary one of
 * the same leader. Longer silence never lowers it.
 */
export function forecastEngagement(known: Known, horizon: number): Forecast {
  const fewerThan = Math.max(1, Math.round(horizon / FORTNIGHT_DAYS))
  const forecast = ask(known, horizon, fewerThan)
  const day = pickDay(known, known.now.getTime() + horizon * DAY_MS)
  if (day === null || fewerThan < 2 || forecast.missing !== null) return forecast
  // The same question on that day: it counts as one of the days, and fewer days are left.
  const { predictionValue: value } = ask(
    {
      ...known,
      now: day.now,
      activities: [
        ...leaveOutLater(known).activities,
        {
          kind: 'question_answered',
          at: day.now.toISOString(),
          subjectId: 'what-if',
          value: null,
          detail: null,
        },
      ],
    },
    horizon - day.inDays,
    fewerThan - 1,
  )
  if (forecast.predictionValue - value < NOTABLE_FALL) return forecast
  return { ...forecast, whatIf: { act: 'active_day', gain: null, by: day.by, value } }
}

function ask(known: Known, horizon: number, fewerThan: number): Forecast {
  const record = readRecord(known)
  const weight = ASSUMED_WINDOWS + countActiveWeeks(record)
  const windows = listWindows(record, horizon)
  const effective = (windows.length * WEEK_DAYS) / horizon
  const below = (windows.filter((days) => days < fewerThan).length * WEEK_DAYS) / horizon
  const baseRate = (below + ASSUMED_WINDOWS * forecastModels().usualRisk) / (effective + ASSUMED_WINDOWS)
  return composeForecast({
    predictionType: 'engagement_risk',
    asked: { kind: 'active_days', fewerThan },
    question: `Will you be active on fewer than ${count(fewerThan, 'day')} in the next ${count(horizon, 'day')}?`,
    evidence: describeEvidence(record),
    baseRate,
    contributions: weighLeader(record, known, { baseRate, horizon, fewerThan }),
    weight,
    missing: requireMore('active_weeks', MEDIUM_WEIGHT - weight),
    isRisk: true,
  })
}

const countActiveWeeks = ({ weeks }: ActiveRecord): number =>
  weeks.filter(({ activeDays }) => activeDays > 0).length

function describeEvidence({ days, weeks }: ActiveRecord): string {
  if (days.length === 0) return 'You have not been active yet: this is what is usual for everybody.'
  const from = `From ${count(days.length, 'active day')} in ${count(weeks.length, 'week')}`
  return days.length < ENOUGH_DAYS ? `${from}: too little to know your rhythm.` : `${from}.`
}

/** Active days in each stretch as long as the horizon, a week apart; none reaches past the last active day. */
function listWindows({ days }: ActiveRecord, horizon: number): number[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const windows: number[] = []
  // What comes after the last active day is silence, which the model judges.
  for (let start = first + 1; start + horizon <= last + 1; start += WEEK_DAYS)
    windows.push(days.filter((day) => day >= start && day < start + horizon).length)
  return windows
}

/** How far this moment is from an ordinary one, in log odds of staying away: above 0 when it looks worse. */
export const measureAbsence = (known: Known): number =>
  weighMoment(readRecord(known), known).reduce((sum, { logit }) => sum + logit, 0)

/** What speaks for and against: the leader's own moments and rate of late, and of a newcomer what the course model says. */
function weighLeader(
  record: ActiveRecord,
  known: Known,
  asked: { baseRate: number; horizon: number; fewerThan: number },
): NamedContribution[] {
  const own = weighOwnMoments(record, asked)
  const newcomer = Math.max(0, 1 - countActiveWeeks(record) / ENOUGH_WEEKS)
  return weighMoment(record, known).map((each) => ({
    ...each,
    logit: newcomer * each.logit + (own.get(each.name) ?? 0),
  }))
}

/**
 * What came of the leader's own moments that were as silent as this one, or of less silent ones where that was worse. Where
 * there are few, the rate of late counts as some more, which raises the risk to an even chance at most.
 */
function weighOwnMoments(
  record: ActiveRecord,
  { baseRate, horizon, fewerThan }: { baseRate: number; horizon: number; fewerThan: number },
): ReadonlyMap<string, number> {
  const last = record.days.at(-1)
  if (last === undefined) return new Map()
  const base = clamp(baseRate)
  const assumed = Math.max(base, Math.min(EVEN, readRateLately(record, horizon, fewerThan)))
  const weigh = ({ all, tooFew }: SilentMoments, rate: number) =>
    (tooFew + ASSUMED_MOMENTS * rate) / (all + ASSUMED_MOMENTS)
  const moments = listSilentMoments(record, record.today - last, horizon, fewerThan)
  const worst = (rate: number) => toLogit(Math.max(...moments.map((each) => weigh(each, rate))))
  return new Map([
    ['silence', worst(base) - toLogit(base)],
    ['recentShare', worst(assumed) - worst(base)],
  ])
}

/** What the course model says for and against at this moment, against an ordinary one. */
function weighMoment(record: ActiveRecord, known: Known): NamedContribution[] {
  const last = record.days.at(-1)
  if (last === undefined) return []
  const { engagement } = forecastModels()
  const now = weighInputs(engagement, readNow(record, known, last))
  const usual = weighInputs(engagement, readUsual(record, known, last))
  const moved = new Map(now.map(({ name, logit }, at) => [name, logit - (usual[at]?.logit ?? 0)]))
  const scale = CARRIED_OVER * Math.min(1, record.days.length / ENOUGH_DAYS)
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + scale * (moved.get(name) ?? 0), 0)
  const silent = record.today - last
  const lately = record.days.filter((day) => day > record.today - LATELY_DAYS)
  return [
    {
      name: 'silence',
      words: silent === 0 ? 'You were active today' : `${count(silent, 'day')} since you were last active`,
      logit: sum(['silence', 'longSilence']),
    },
    {
      name: 'recentShare',
      words: `${count(lately.length, 'active day')} in the last ${LATELY_DAYS}`,
      logit: sum(['recentShare']),
    },
    { name: 'overallShare', words: 'Weeks missed since then', logit: sum(['overallShare']) },
    {
      name: 'ratings',
      words: 'Your latest ratings and results against your usual ones',
      logit: sum(['ratingChange']),
    },
  ]
}

function readNow(record: ActiveRecord, known: Known, last: number) {
  return readRhythm({
    shares: listTaken(record, record.today),
    elapsedDays: record.today - (record.days[0] ?? last),
    silentDays: record.today - last,
    periodDays: WEEK_DAYS,
    ratings: readEvidence(known).map(({ value }) => value),
    timing: null,
  })
}

/**
 * The same leader at an ordinary moment, as the record up to the last active day shows it: weeks as steady as their mean,
 * and half a usual gap since the last active day. Silence leaves it alone.
 */
function readUsual(record: ActiveRecord, known: Known, last: number) {
  const first = record.days[0] ?? last
  const taken = listTaken(record, last)
  const mean = taken.reduce((sum, share) => sum + share, 0) / taken.length
  const inputs = readRhythm({
    shares: taken.map(() => mean),
    elapsedDays: last - first,
    silentDays: measureUsualSilence(record.days),
    periodDays: WEEK_DAYS,
    ratings: readEvidence(known).map(({ value }) => value),
    timing: null,
  })
  return { ...inputs, ratingChange: 0 }
}

/** Whether each week up to a day was taken, 1 or 0. The running week is not lost before it is over. */
function listTaken({ weeks, today }: ActiveRecord, day: number): number[] {
  return weeks
    .filter(({ week, activeDays }) => week <= weekOf(day) && (activeDays > 0 || week < weekOf(today)))
    .map(({ activeDays }) => (activeDays > 0 ? 1 : 0))
}

/** How long, on average over time, the last active day lies back: half a gap, long gaps counting by their length. */
function measureUsualSilence(days: readonly number[]): number {
  const gaps = days.slice(1).map((day, at) => day - (days[at] ?? day))
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return total === 0 ? WEEK_DAYS / 2 : gaps.reduce((sum, gap) => sum + gap * gap, 0) / (2 * total)
}
