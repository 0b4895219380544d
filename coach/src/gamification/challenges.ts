import type { CHALLENGE_CATEGORIES, Challenge } from '@lodestar/contract/gamification'
import { type ClosedHistory, NOTHING_CLOSED } from '../activities/closed-history.ts'
import { firstDayOfMonth, firstDayOfWeek, monthOf, weekOf, writeDay } from './calendar.ts'
import { type ChallengeRule, MONTHLY_CHALLENGES, WEEKLY_CHALLENGES } from './challenges.data.ts'
import type { Deed } from './deed.ts'
import { countMeasure } from './measures.ts'

interface Calendar {
  readonly rules: readonly ChallengeRule[]
  /** How many run at a time. It shares no divisor with the number of rules, so that all of them have their turn. */
  readonly atOnce: number
  readonly periodOf: (deed: Deed) => number
  readonly currentPeriod: (today: number) => number
  readonly firstDay: (period: number) => number
}

const CALENDARS: Record<(typeof CHALLENGE_CATEGORIES)[number], Calendar> = {
  weekly: {
    rules: WEEKLY_CHALLENGES,
    atOnce: 3,
    periodOf: ({ week }) => week,
    currentPeriod: weekOf,
    firstDay: firstDayOfWeek,
  },
  monthly: {
    rules: MONTHLY_CHALLENGES,
    atOnce: 2,
    periodOf: ({ month }) => month,
    currentPeriod: monthOf,
    firstDay: firstDayOfMonth,
  },
}

/**
 * Derives the challenges: those that run now, weekly ones first, and every earlier one that was completed, newest first.
 *
 * Which ones run follows from the week and month alone, so they are the same for everybody.
 *
 * @param deeds oldest first, from the Monday on of the week in which a closed history ended.
 * @param today days since 1970-01-01 where the person is.
 */
export function deriveChallenges(
  deeds: readonly Deed[],
  today: number,
  closed: ClosedHistory = NOTHING_CLOSED,
): Challenge[] {
  const months = deeds.filter(({ day }) => day >= closed.untilDay)
  const all = [
    ...describeClosed('weekly', closed),
    ...listPeriods('weekly', deeds, today),
    ...describeClosed('monthly', closed),
    ...listPeriods('monthly', months, today),
  ]
  const running = all.filter(({ isActive }) => isActive)
  const past = all.filter(({ isActive, isCompleted }) => !isActive && isCompleted)
  return [...running, ...past.sort((one, other) => Date.parse(other.endDate) - Date.parse(one.endDate))]
}

function listPeriods(category: Challenge['category'], deeds: readonly Deed[], today: number): Challenge[] {
  const { periodOf, currentPeriod } = CALENDARS[category]
  const byPeriod = Map.groupBy(deeds, periodOf)
  const current = currentPeriod(today)
  if (!byPeriod.has(current)) byPeriod.set(current, [])
  return [...byPeriod].flatMap(([period, own]) =>
    pickRules(category, period).map((rule) =>
      describe(category, period, rule, countMeasure(rule.measure, own).length, period === current),
    ),
  )
}

/** Says which challenges run in a week or month. */
function pickRules(category: Challenge['category'], period: number): ChallengeRule[] {
  const { rules, atOnce } = CALENDARS[category]
  const start = (period * atOnce) % rules.length
  // Twice around, because the picked ones may begin at the end of the table and go on at its start.
  return [...rules, ...rules].slice(start, start + atOnce)
}

/** The challenges that were completed in weeks and months that are over before a day. @param deeds oldest first. */
export function listCompleted(deeds: readonly Deed[], untilDay: number): ClosedHistory['challenges'] {
  return (['weekly', 'monthly'] as const).flatMap((category) => {
    const { periodOf, currentPeriod } = CALENDARS[category]
    const over = [...Map.groupBy(deeds, periodOf)].filter(([period]) => period < currentPeriod(untilDay))
    return over.flatMap(([period, own]) =>
      pickRules(category, period)
        .filter(({ measure, target }) => countMeasure(measure, own).length >= target)
        .map(({ id }) => [category, period, id] as const),
    )
  })
}

const describeClosed = (category: Challenge['category'], { challenges }: ClosedHistory): Challenge[] =>
  challenges.flatMap(([own, period, id]) => {
    const rule = CALENDARS[category].rules.find((each) => each.id === id)
    return own === category && rule ? [describe(category, period, rule, rule.target, false)] : []
  })

function describe(
  category: Challenge['category'],
  period: number,
  { id, measure: _, ...rule }: ChallengeRule,
  counted: number,
  isActive: boolean,
): Challenge {
  const { firstDay } = CALENDARS[category]
  const progress = Math.min(counted, rule.target)
  return {
    id: `${category}-${writeDay(firstDay(period))}-${id}`,
    ...rule,
    progress,
    endDate: writeDay(firstDay(period + 1) - 1),
    category,
    isActive,
    isCompleted: progress >= rule.target,
  }
}
