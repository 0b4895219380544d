import { predict } from '../../coach/src/analytics/logistic-model.ts'
import { listMisses } from './engagement-rows.ts'
import { crossValidate, fitLogistic, type Row } from './fit-logistic.ts'
import { listPasses } from './goal-rows.ts'
import {
  type CalibrationBin,
  type ForecastFigures,
  type Judged,
  judgeForecasts,
  listBins,
} from './judge-forecasts.ts'
import { type Enrollment, readCourses } from './read-courses.ts'

/** Silence may only raise the risk, and having been there may only lower it. */
export const ENGAGEMENT_SIGNS = {
  recentShare: -1,
  overallShare: -1,
  silence: 1,
  longSilence: 1,
  rating: -1,
  nothingYet: 1,
} as const
/** Being further ahead, moving, and good work in time may only help. */
export const GOAL_SIGNS = {
  pace: 1,
  paceSoFar: 1,
  momentum: 1,
  pause: -1,
  notStarted: -1,
  quality: 1,
  lateness: -1,
} as const

type GoalFigures = { readonly share: number; readonly figures: ForecastFigures }[]

/** Both questions, judged: the whole of the first and the second at some moments of the way. */
export type ForecastReport = {
  readonly engagement: ForecastFigures
  readonly engagementBins: CalibrationBin[]
  readonly goals: GoalFigures
  /** The same question, put to those too who had left by then. */
  readonly goalsOfAll: GoalFigures
  readonly goalBins: CalibrationBin[]
}

/** Judges both models on a folder of courses: trained on another one, or, without one, by ten-fold cross-validation. */
export function measureForecasts(folder: string, trainFolder?: string): ForecastReport {
  return judgeBoth(readCourses(folder), trainFolder === undefined ? undefined : readCourses(trainFolder))
}

/** Judges both models on each cohort of a folder, trained on all the others. */
export function measureAcrossCohorts(folder: string): { cohort: string; report: ForecastReport }[] {
  const enrollments = readCourses(folder)
  return [...Map.groupBy(enrollments, ({ cohort }) => cohort)].map(([cohort, own]) => ({
    cohort,
    report: judgeBoth(
      own,
      enrollments.filter((each) => each.cohort !== cohort),
    ),
  }))
}

function judgeBoth(enrollments: readonly Enrollment[], training?: readonly Enrollment[]): ForecastReport {
  const misses = listMisses(enrollments)
  const engagement = judge(misses, training && listMisses(training), ENGAGEMENT_SIGNS)
  const [goals, goalsOfAll] = [false, true].map((isOfLeftToo) => {
    const rows = listPasses(enrollments, isOfLeftToo)
    const judged = judge(rows, training && listPasses(training, isOfLeftToo), GOAL_SIGNS)
    return judged.map((each, at) => ({ ...each, share: rows[at]?.share ?? 0 }))
  }) as [Asked[], Asked[]]
  return {
    engagement: judgeForecasts(engagement),
    engagementBins: listBins(engagement),
    goals: judgeByShare(goals),
    goalsOfAll: judgeByShare(goalsOfAll),
    goalBins: listBins(goals),
  }
}

type Asked = Judged & { readonly share: number }

const judgeByShare = (asked: readonly Asked[]): GoalFigures =>
  [...Map.groupBy(asked, ({ share }) => share)].map(([share, own]) => ({
    share,
    figures: judgeForecasts(own),
  }))

function judge(
  rows: readonly Row[],
  training: readonly Row[] | undefined,
  signs: Readonly<Record<string, 1 | -1>>,
): Judged[] {
  const predictRow = (model: ReturnType<typeof fitLogistic>) => (row: Row) => predict(model, row.inputs)
  const predicted = training ? rows.map(predictRow(fitLogistic(training, signs))) : crossValidate(rows, signs)
  return rows.map(({ isSo }, at) => ({ probability: predicted[at] ?? 0, isSo }))
}
