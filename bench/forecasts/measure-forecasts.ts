import { type LogisticModel, predict } from '../../coach/src/models/logistic-model.ts'
import { listMisses } from '../../models/forecasts/engagement-rows.ts'
import { listPasses } from '../../models/forecasts/goal-rows.ts'
import { type CourseRow, type Enrollment, readCourses } from '../../models/forecasts/read-courses.ts'
import { ENGAGEMENT_SIGNS, GOAL_SIGNS } from '../../models/forecasts/train.ts'
import { crossValidate } from '../../models/learn/folds.ts'
import { fitLogistic } from '../../models/learn/logistic.ts'
import {
  type CalibrationBin,
  type ForecastFigures,
  type Judged,
  judgeForecasts,
  listBins,
} from './judge-forecasts.ts'

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
  rows: readonly CourseRow[],
  training: readonly CourseRow[] | undefined,
  signs: Readonly<Record<string, 1 | -1>>,
): Judged[] {
  const learn = (some: readonly CourseRow[]) => fitLogistic(some, signs)
  const predictRow = (model: LogisticModel, { inputs }: CourseRow) => predict(model, inputs)
  const predictAll = (model: LogisticModel) => rows.map((row) => predictRow(model, row))
  // A student's rows share a fold: none of them is learned from where another is judged.
  const folds = rows.map(({ group }) => Number(group) % 10)
  const predicted = training ? predictAll(learn(training)) : crossValidate(rows, folds, learn, predictRow)
  return rows.map(({ isSo }, at) => ({ probability: predicted[at] ?? 0, isSo }))
}
