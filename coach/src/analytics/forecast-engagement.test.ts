import type { Goal } from '@lodestar/contract/goals'
import { expect, it } from 'vitest'
import type { Activity } from '../activities/activity.ts'
import type { Known } from './forecast.ts'
import { forecastEngagement } from './forecast-engagement.ts'
import { forecastGoals } from './forecast-goals.ts'
import { forecastGrowth } from './forecast-growth.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-05-03T18:00:00.000Z')
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * DAY_MS).toISOString()

const knownFrom = (activities: readonly Activity[], given: Partial<Known> = {}): Known => ({
  activities,
  goals: [],
  profile: null,
  now: NOW,
  timeZone: 'Europe/Berlin',
  ...given,
})
const actedOn = (days: readonly number[]): Activity[] =>
  days.map((ago) => ({
    kind: 'message_analyzed',
    at: daysAgo(ago),
    subjectId: `m${ago}`,
    value: 0.8,
    detail: 'email',
  }))
const every = (step: number, from: number, to = 0): number[] =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, at) => to + at * step)
const rated = (days: readonly number[], value: number): Activity[] =>
  days.map((ago) => ({ kind: 'session_rated', at: daysAgo(ago), subjectId: `s${ago}`, value, detail: null }))

it('sees little risk in somebody who comes twice a week, and much in one who came so until six weeks ago', () => {
  const regular = forecastEngagement(knownFrom(actedOn(every(3.5, 120))), 30)
  const gone = forecastEngagement(knownFrom(actedOn(every(3.5, 160, 42))), 30)
  expect(regular.predictionValue).toBeLessThan(0.15)
  expect(gone.predictionValue).toBeGreaterThan(0.6)
  expect(gone.factors[0]).toMatchObject({
    id: 'silence',
    impact: 'negative',
    factorName: '42 days since you were last active',
  })
})

it('takes two silent weeks of a monthly visitor more calmly than of a daily one, against what is usual for each', () => {
  const shift = ({ predictionValue, baseRate }: ReturnType<typeof forecastEngagement>) =>
    predictionValue - (baseRate ?? 0)
  const monthly = forecastEngagement(knownFrom(actedOn(every(28, 350, 14))), 30)
  const daily = forecastEngagement(knownFrom(actedOn(every(1, 100, 14))), 30)
  expect(shift(monthly)).toBeLessThan(shift(daily))
})

it('starts everybody at the same place and says that this is little to go by', () => {
  const { predictionValue, confidenceLevel, evidence, factors } = forecastEngagement(knownFrom([]), 30)
  expect({ predictionValue, confidenceLevel, factors }).toEqual({
    predictionValue: 0.317,
    confidenceLevel: 'low',
    factors: [],
  })
  expect(evidence).toContain('You have not been active yet')
})

it('is the surer the more weeks it rests on', () => {
  const confidence = (weeks: number) =>
    forecastEngagement(knownFrom(actedOn(every(7, 7 * weeks))), 30).confidenceScore
  expect(confidence(3)).toBeLessThan(confidence(10))
  expect(confidence(10)).toBeLessThan(confidence(40))
})

it('takes a silence calmly that the leader has come back from before, and one never tried less so', () => {
  const breaks = every(30, 300).flatMap((ago) => [ago + 20, ago + 21, ago + 22, ago + 24])
  const used = forecastEngagement(knownFrom(actedOn(breaks)), 30)
  const unused = forecastEngagement(knownFrom(actedOn(every(3, 324, 20))), 30)
  expect(used.predictionValue).toBeLessThan(unused.predictionValue)
  expect(unused.factors.find(({ id }) => id === 'recentShare')?.impact).toBe('negative')
})

const GOAL = {
  id: 'goal_1',
  title: 'Hand over the release',
  description: '',
  category: 'delegation',
  priority: 'high',
  status: 'active',
  progress: 80,
  targetDate: '2026-05-17',
  createdAt: daysAgo(42),
  completedAt: null,
  sessionId: null,
} as const
const steps = (progress: readonly number[]): Activity[] =>
  progress.map((value, at) => ({
    kind: 'goal_moved',
    at: daysAgo(40 - 12 * at),
    subjectId: 'goal_1',
    value,
    detail: null,
  }))

it('gives a goal on its way a better chance than one that has hardly begun, with the pace as first factor', () => {
  const ahead = forecastGoals(knownFrom(steps([20, 40, 60, 80]), { goals: [GOAL] }), 30)[0]
  const behind = forecastGoals(knownFrom(steps([10, 10, 20]), { goals: [{ ...GOAL, progress: 20 }] }), 30)[0]
  expect(ahead?.question).toBe('Will “Hand over the release” reach 100% by May 17, 2026?')
  expect(ahead?.predictionValue).toBeGreaterThan(0.5)
  expect(behind?.predictionValue).toBeLessThan(0.25)
  expect(behind?.factors[0]).toMatchObject({
    id: 'pace',
    impact: 'negative',
    factorName: '20% done with 75% of the time gone',
  })
})

it('does not take one quick first step for a goal almost reached', () => {
  const goal = { ...GOAL, progress: 40, targetDate: null, createdAt: daysAgo(0) }
  const move: Activity = { kind: 'goal_moved', at: daysAgo(0), subjectId: 'goal_1', value: 40, detail: null }
  const [forecast] = forecastGoals(knownFrom([move], { goals: [goal] }), 30)
  expect(forecast?.question).toBe('Will “Hand over the release” reach 60% in the next 30 days?')
  expect(forecast?.predictionValue).toBeLessThan(0.8)
  expect(forecast?.confidenceLevel).toBe('low')
})

it('takes nothing from what a goal gained in the minutes after it was set', () => {
  const set = { ...GOAL, progress: 0, targetDate: '2026-05-23', createdAt: daysAgo(0.01) }
  const clicks = [10, 20, 30, 40].map((value) => ({
    ...steps([value])[0],
    at: daysAgo(0.005),
    value,
  })) as Activity[]
  const [before] = forecastGoals(knownFrom([], { goals: [set] }), 30)
  const [after] = forecastGoals(knownFrom(clicks, { goals: [{ ...set, progress: 40 }] }), 30)
  expect(after?.predictionValue).toBeCloseTo(before?.predictionValue ?? 0, 1)
  expect(after?.confidenceLevel).toBe('low')
  expect(after?.factors.map(({ factorName }) => factorName).join()).not.toContain('40% done')
})

it('says nothing of ratings that are fewer than three, and of an average only when it rests on three more', () => {
  const message = (days: number): Activity => ({
    kind: 'message_analyzed',
    at: daysAgo(days),
    subjectId: 'message',
    value: 0.6,
    detail: null,
  })
  const grown = (...activities: Activity[]) =>
    forecastGrowth(knownFrom(activities), 30).factors.map(({ factorName }) => factorName)
  const messages = [1, 2, 3, 7, 8, 9].map(message)
  expect(grown(...rated([4], 5), ...messages)).toEqual(['Scores of your messages: 60% of late'])
  expect(grown(...rated([4, 5, 6, 7, 8, 9], 5))).toEqual(['Session ratings: 100% of late, hard to top'])
  expect(grown(...rated([3, 4, 5, 6, 7, 8, 9], 5), ...rated([40, 50, 60, 65, 70], 4))).toContain(
    'Session ratings: 100% of late, 90% overall, hard to top',
  )
})

it('expects good results to be followed by more ordinary ones, and bad ones too', () => {
  const usual = rated(every(5, 200, 35), 4)
  expect(
    forecastGrowth(knownFrom([...usual, ...rated([3, 9, 12, 14, 17, 20], 5)]), 30).predictionValue,
  ).toBeLessThan(0.5)
  expect(
    forecastGrowth(knownFrom([...usual, ...rated([3, 9, 12, 14, 17, 20], 2)]), 30).predictionValue,
  ).toBeGreaterThan(0.5)
})

it('asks for a stretch long enough to hold results, and only whether there will be some where none does', () => {
  const asked = (days: readonly number[]) => forecastGrowth(knownFrom(rated(days, 5)), 30)
  expect(asked(every(4, 88, 1)).asked).toEqual({ kind: 'growth', days: 30 })
  expect(asked(every(8, 85, 1)).asked).toEqual({ kind: 'growth', days: 60 })
  expect(asked(every(12, 85, 1)).asked).toEqual({ kind: 'growth', days: 90 })
  const { predictionValue, confidenceLevel, question, evidence, missing } = asked([3, 9])
  expect({ predictionValue, confidenceLevel }).toEqual({ predictionValue: 0.5, confidenceLevel: 'low' })
  expect(missing).toEqual({ what: 'results', more: 4 })
  expect(question).toBe('Will you have at least 6 results in the next 30 days, enough to compare?')
  expect(evidence).toContain('From 2 results so far')
})

it('expects no results of somebody who has had none for months', () => {
  const quiet = forecastGrowth(knownFrom([...rated([150, 160], 4), ...actedOn([200, 210])]), 30)
  expect(quiet.predictionValue).toBeLessThan(0.2)
  expect(quiet.factors[0]?.id).toBe('presence')
})

it('learns from goals that nobody touched, and from those that came late, as from those that were reached', () => {
  const other = { ...GOAL, id: 'goal_2', progress: 0, createdAt: daysAgo(150), targetDate: null }
  const [alone] = forecastGoals(knownFrom([...steps([20, 40, 60, 80])], { goals: [GOAL] }), 30)
  const base = (activities: readonly Activity[]) =>
    forecastGoals(knownFrom([...steps([20, 40, 60, 80]), ...activities], { goals: [GOAL, other] }), 30)[0]
      ?.baseRate ?? 0
  const moves = every(10, 140).map((ago, at) => ({
    ...(steps([0])[0] as Activity),
    subjectId: 'goal_2',
    at: daysAgo(140 - ago),
    value: Math.min(90, 10 * at),
  }))
  expect(base([])).toBeLessThan(alone?.baseRate ?? 0)
  expect(base(moves)).toBeGreaterThan(base([]))
})

const eightSteps: Activity[] = [10, 15, 20, 25, 30, 40, 50, 60].map((value, at) => ({
  kind: 'goal_moved',
  at: daysAgo(40 - 5 * at),
  subjectId: 'goal_1',
  value,
  detail: null,
}))

it('says what a step by Friday makes of a goal: what it would say on that day after the step', () => {
  const goal = { ...GOAL, progress: 60 }
  const [forecast] = forecastGoals(knownFrom(eightSteps, { goals: [goal] }), 30)
  // The third of May 2026 is a Sunday.
  expect(forecast?.whatIf).toMatchObject({ act: 'goal_step', gain: 20, by: '2026-05-08' })
  const value = forecast?.whatIf?.value ?? 0
  expect(value).toBeGreaterThan(forecast?.predictionValue ?? 1)
  const friday = new Date(NOW.getTime() + 5 * DAY_MS)
  const moved: Activity = { ...(steps([80])[0] as Activity), at: friday.toISOString() }
  const later = { goals: [{ ...goal, progress: 80 }], now: friday }
  expect(forecastGoals(knownFrom([...eightSteps, moved], later), 30)[0]?.predictionValue).toBe(value)
})

it('names no step that would reach the aim by itself, where no day is left, or while too little is known', () => {
  const whatIf = (given: Partial<Goal>, activities: readonly Activity[] = eightSteps) =>
    forecastGoals(knownFrom(activities, { goals: [{ ...GOAL, ...given }] }), 30)[0]?.whatIf
  expect(whatIf({ progress: 60 })).not.toBeNull()
  expect(whatIf({ progress: 90 })).toBeNull()
  expect(whatIf({ progress: 60, targetDate: '2026-05-04' })).toBeNull()
  expect(whatIf({ progress: 60, createdAt: daysAgo(3) }, eightSteps.slice(-1))).toBeNull()
})

it('says what one active day soon makes of the risk to stay away: one day less is needed in the days left', () => {
  const { whatIf, predictionValue } = forecastEngagement(knownFrom(actedOn(every(12, 160, 20))), 30)
  expect(whatIf).toMatchObject({ act: 'active_day', gain: null, by: '2026-05-08' })
  expect(whatIf?.value).toBeLessThan(predictionValue)
})

it('asks about a goal that nobody moves once; a step, or a new date, makes it a question again', () => {
  const untouched = { ...GOAL, progress: 20, targetDate: null, createdAt: daysAgo(90) }
  const askedAbout = (given: Partial<Known>) =>
    forecastGoals(knownFrom(steps([20]), { goals: [untouched], ...given }), 30)[0]?.asked.kind
  const askedGoals = [{ goalId: 'goal_1', askedAt: daysAgo(35), targetDate: null }]
  expect(askedAbout({})).toBe('goal')
  expect(askedAbout({ askedGoals })).toBe('first_goal')
  expect(
    askedAbout({
      askedGoals,
      activities: [...steps([20]), { ...(steps([30])[0] as Activity), at: daysAgo(3) }],
    }),
  ).toBe('goal')
  expect(askedAbout({ askedGoals, goals: [{ ...untouched, targetDate: '2026-09-01' }] })).toBe('goal')
})

it('says how much more there must be before it says anything', () => {
  const goal = { ...GOAL, progress: 20, targetDate: null, createdAt: daysAgo(5) }
  const activities: Activity[] = [
    { kind: 'goal_moved', at: daysAgo(3), subjectId: 'goal_1', value: 20, detail: null },
  ]
  const known = knownFrom(activities, { goals: [goal] })
  expect(forecastGoals(known, 30)[0]?.missing).toEqual({ what: 'steps', more: 7 })
  expect(forecastEngagement(known, 30).missing).toEqual({ what: 'active_weeks', more: 3 })
  expect(forecastGoals(knownFrom([]), 30)[0]?.missing).toEqual({ what: 'goal', more: 1 })
})

it('expects another goal of a leader as often as one has been set and moved before', () => {
  const first = (set: readonly number[]) =>
    forecastGoals(
      knownFrom([
        ...actedOn(every(3, 300)),
        ...set.flatMap((ago) => [
          {
            ...(steps([0])[0] as Activity),
            kind: 'goal_set' as const,
            subjectId: `g${ago}`,
            at: daysAgo(ago),
          },
          { ...(steps([10])[0] as Activity), subjectId: `g${ago}`, at: daysAgo(ago - 1) },
        ]),
      ]),
      30,
    )[0]
  expect(first([299])?.asked.kind).toBe('first_goal')
  expect(first([299])?.predictionValue).toBeLessThan(0.1)
  expect(first(every(20, 299))?.predictionValue).toBeGreaterThan(0.8)
})
