import { weighInputs } from '../models/logistic-model.ts'
import { count, type NamedContribution } from './forecast.ts'
import { forecastModels } from './forecast-models.ts'
import { standAt, type Way } from './goal-way.ts'
import { RECENT, readPace } from './read-pace.ts'

const DAY_MS = 86_400_000
/** One press of +10%, as a share. */
const STEP = 0.1
/** How far back, as a share of the whole time, the last step of a goal on its way usually lies. */
const USUAL_PAUSE = 0.1

/** With fewer steps, and before this share of the time is gone, what a goal has gained counts only in part. */
const ENOUGH_STEPS = 3
const ENOUGH_TIME = 0.6
/** In the first days, and the first part of the time, a goal is still being set up: what it gained says little. */
const SETTLING_MS = 3 * DAY_MS
const SETTLING_SHARE = 0.05
/** A goal that is due within days settles sooner. */
const MOST_SETTLING_SHARE = 0.3
/** Fast stretches are followed by ordinary ones: being ahead of the plan counts half. */
const LEAD_COUNTS = 0.5

/** What speaks for and against, compared with a goal on an even way at the same moment. */
export function weighWay(way: Way, nowMs: number): NamedContribution[] {
  const { goal, steps, aim, start, startMs, dueMs } = way
  const wholeMs = Math.max(DAY_MS, dueMs - startMs)
  const time = (nowMs - startMs) / wholeMs
  const pauseMs = nowMs - Math.max(startMs, steps.at(-1)?.atMs ?? startMs)
  const share = (progress: number) => (progress - start) / Math.max(1, aim - start)
  const now = readPace({
    time,
    reached: share(goal.progress),
    reachedBefore: share(Math.max(start, standAt(steps, nowMs - RECENT * wholeMs))),
    planned: time,
    plannedBefore: Math.max(0, time - RECENT),
    silence: pauseMs / wholeMs,
    step: STEP,
    marked: null,
  })
  const even = { pace: 0, paceSoFar: 0, farBehind: 0, momentum: 0, notStarted: 0 }
  const model = forecastModels().goal
  const usual = weighInputs(model, { ...now, ...even, pause: Math.log1p(10 * USUAL_PAUSE) })
  const trust =
    measureSettled(nowMs - startMs, wholeMs) *
    Math.min(1, Math.max(countStepDays(steps) / ENOUGH_STEPS, time / ENOUGH_TIME))
  const moved = new Map(
    weighInputs(model, now).map(({ name, logit }, at) => [name, trust * (logit - (usual[at]?.logit ?? 0))]),
  )
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (moved.get(name) ?? 0), 0)
  const pace = sum(['pace', 'paceSoFar', 'farBehind'])
  return [
    { name: 'pace', words: describePace(way, time, nowMs), logit: pace > 0 ? LEAD_COUNTS * pace : pace },
    { name: 'momentum', words: 'Pace of the latest steps', logit: sum(['momentum']) },
    { name: 'pause', words: describePause(steps, nowMs), logit: sum(['pause']) },
    { name: 'notStarted', words: steps.length > 0 ? 'Under way' : 'No step yet', logit: sum(['notStarted']) },
  ]
}

/** The days on which a goal moved: several presses within an hour are one step. */
export const countStepDays = (steps: Way['steps']): number =>
  new Set(steps.map(({ atMs }) => Math.floor(atMs / DAY_MS))).size

function measureSettled(elapsedMs: number, wholeMs: number): number {
  const neededMs = Math.max(SETTLING_SHARE * wholeMs, Math.min(SETTLING_MS, MOST_SETTLING_SHARE * wholeMs))
  return Math.min(1, elapsedMs / neededMs)
}

function describePace({ goal, aim, start, startMs, dueMs, by }: Way, time: number, nowMs: number): string {
  if (by !== null) return `${goal.progress}% done with ${Math.round(time * 100)}% of the time gone`
  const days = (ms: number) => (ms < DAY_MS ? 'less than a day' : count(Math.round(ms / DAY_MS), 'day'))
  return `Gained ${goal.progress - start}% in ${days(nowMs - startMs)}, ${aim - goal.progress}% to go in ${days(dueMs - nowMs)}`
}

function describePause(steps: Way['steps'], nowMs: number): string {
  const lastMs = steps.at(-1)?.atMs
  if (lastMs === undefined) return 'Time without a step'
  const days = Math.floor((nowMs - lastMs) / DAY_MS)
  return days === 0 ? 'Moved today' : `${count(days, 'day')} since the last step`
}
