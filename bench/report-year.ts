import { judgeRecord } from '../coach/src/analytics/judge-record.ts'
import { FEWEST_RESOLVED, PREDICTION_TYPES } from '../contract/src/analytics.ts'
import { simulateYear, type YearOf } from './simulated-year.ts'

/** Leaders that are described one by one: one of each of these habits. */
const DESCRIBED = ['weekly', 'inWaves', 'leaving'] as const

/** Simulates a year and says what it did to people, and whether the forecasts were calibrated. */
export async function reportYear(leaders: number): Promise<string> {
  const years = await simulateYear(leaders)
  return [
    `  ${years.length} leaders, a year each`,
    `  active days      ${quantiles(years.map(({ activeDays }) => activeDays))}`,
    `  level            ${quantiles(years.map(({ progress }) => progress.currentLevel))}`,
    `  points           ${quantiles(years.map(({ progress }) => progress.totalPoints))}`,
    `  longest streak   ${quantiles(years.map(({ progress }) => progress.longestStreak))}`,
    `  achievements     ${quantiles(years.map(({ progress }) => progress.achievementsCount))}`,
    `  insights         ${countTypes(years.flatMap(({ insights }) => insights.map(({ type }) => type)))}`,
    `  signals          ${countTypes(years.flatMap(({ signals }) => signals.map(({ insightType }) => insightType)))}`,
    ...describeLedger(years),
    describeOwnLedgers(years),
    ...DESCRIBED.flatMap((habit) => describeLeader(years.find(({ leader }) => leader.habit === habit))),
  ].join('\n')
}

function describeLedger(years: readonly YearOf[]): string[] {
  const all = years.flatMap(({ predictions }) => predictions)
  const rows = [
    ['all', all] as const,
    ...PREDICTION_TYPES.filter((type) => type !== 'skill_recommendation').map(
      (type) => [type, all.filter(({ predictionType }) => predictionType === type)] as const,
    ),
  ]
  return rows.flatMap(([name, predictions]) => {
    const {
      resolved,
      cameTrue,
      expected,
      expectedLow,
      expectedHigh,
      brier,
      baseBrier,
      bins,
      void: none,
    } = judgeRecord(predictions.map((each) => ({ ...each, isWithoutValue: each.missing !== null })))
    const isWithin = cameTrue >= expectedLow && cameTrue <= expectedHigh
    return [
      `  ledger, ${name}: ${cameTrue} of ${resolved} came true, ${expected.toFixed(0)} expected (95 %: ${expectedLow} to ${expectedHigh}, ${isWithin ? 'within' : 'outside'}), Brier ${brier} against ${baseBrier}, ${none} void`,
      `    ${bins.map(({ said, came, count }) => `said ${percent(said)} came ${percent(came)} (${count})`).join(', ')}`,
    ]
  })
}

/** What a leader sees is their own ledger: of those that say something, about 95 % should lie in their own range. */
function describeOwnLedgers(years: readonly YearOf[]): string {
  const told = years
    .map(({ stats }) => stats.trackRecord)
    .filter(({ resolved }) => resolved >= FEWEST_RESOLVED)
  const within = told.filter(
    ({ cameTrue, expectedLow, expectedHigh }) => cameTrue >= expectedLow && cameTrue <= expectedHigh,
  )
  const better = told.filter(({ brier, baseBrier }) => (brier ?? 1) < (baseBrier ?? 0))
  return `  own ledgers: ${within.length} of ${told.length} within their own 95 % range, ${better.length} better than their base rates`
}

function describeLeader(year: YearOf | undefined): string[] {
  if (!year) return []
  const { leader, activeDays, progress, insights, signals, stats, predictions } = year
  const { resolved, cameTrue, expected, brier } = stats.trackRecord
  const latest = predictions.filter(({ outcome }) => outcome === null).slice(0, 3)
  return [
    `  a ${leader.habit} leader in ${leader.timeZone}: ${activeDays} active days, level ${progress.currentLevel} (${progress.currentLevelInfo.title}), longest streak ${progress.longestStreak}`,
    `    insights: ${insights.map(({ title }) => title).join(' · ')}`,
    `    signals: ${signals.map(({ title }) => title).join(' · ')}`,
    ...latest.map(({ question, predictionValue }) => `    ${percent(predictionValue)} ${question}`),
    `    ledger: ${cameTrue} of ${resolved} came true, ${expected.toFixed(1)} expected, Brier ${brier}`,
  ]
}

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]
  return `least ${at(0)}, a quarter up to ${at(0.25)}, half up to ${at(0.5)}, three quarters up to ${at(0.75)}, most ${at(1)}`
}

const countTypes = (types: readonly string[]): string =>
  [...Map.groupBy(types, (type) => type)].map(([type, own]) => `${type} ${own.length}`).join(', ')

const percent = (share: number): string => `${Math.round(share * 100)} %`
