import { type Judged, judgeForecasts, listBins } from './judge-forecasts.ts'
import { measureHabits, type Told } from './measure-habits.ts'
import type { HabitSet } from './other-habits.ts'
import { three, writeBins } from './report-forecasts.ts'

/** What is said with less is right and of little use: goals that nobody moves. */
const LIVE_FROM = 0.1

/** Says how well leaders of other habits than those of the year are forecast, and how well one count alone does it. */
export function reportHabits(set: HabitSet, leaders: number): string {
  const all = measureHabits(set, leaders)
  const of = (kind: Told['kind']) => all.filter((each) => each.kind === kind)
  const [engagement, goals] = [of('active_days'), of('goal')]
  const live = goals.filter(({ probability }) => probability >= LIVE_FROM)
  return [
    `  ${leaders} leaders of ${set === 'tried' ? 'seven habits that were looked over' : 'four habits kept for judging'}`,
    ...describe('staying away', engagement),
    ...describe('staying away, as shown', engagement.filter(isShown)),
    ...[...Map.groupBy(engagement, ({ habit }) => habit)].map(
      ([habit, own]) => `    ${habit}: ${compare(own)}`,
    ),
    ...describe('goals', goals),
    ...describe('goals said 10 % or more', live),
    ...describe('goals said 10 % or more, as shown', live.filter(isShown)),
    ...describe('first goal, never shown', of('first_goal')),
  ].join('\n')
}

const isShown = (told: Told): boolean => told.isShown

function describe(name: string, told: readonly Told[]): string[] {
  return told.length === 0 ? [] : [`  ${name}: ${compare(told)}`, writeBins(listBins(told))]
}

function compare(told: readonly Told[]): string {
  const { auc, brier, ece, n } = judgeForecasts(told)
  const mean = (pick: (each: Told) => number) => told.reduce((sum, each) => sum + pick(each), 0) / n
  const base = judgeForecasts(told.map((each) => ({ ...each, probability: each.baseRate })))
  const count =
    told[0]?.kind === 'active_days' ? `, active days in the last 30 alone AUC ${three(judgeCount(told))}` : ''
  return `AUC ${three(auc)}${count}, base rate ${three(base.auc)}; Brier ${three(brier)}, base rate ${three(base.brier)}; ECE ${three(ece)}; said ${three(mean(({ probability }) => probability))}, came ${three(mean(({ isSo }) => Number(isSo)))}, of ${n}`
}

const judgeCount = (told: readonly Told[]): number =>
  judgeForecasts(told.map(({ lately, isSo }): Judged => ({ probability: 1 / (1 + lately), isSo }))).auc
