import { hasData, locateData } from '../../models/corpora.ts'
import type { CalibrationBin, ForecastFigures } from './judge-forecasts.ts'
import { type ForecastReport, measureAcrossCohorts, measureForecasts } from './measure-forecasts.ts'

/** A first study's figures for the same questions. */
const ENGAGEMENT_REFERENCE = 'AUC .909, Brier .097, ECE .017'
const GOAL_REFERENCES = new Map([
  [0.2, 'AUC .77, ECE of plain extrapolation .145'],
  [0.35, 'AUC .81'],
  [0.5, 'AUC .84'],
])

/** Says how well both models forecast the public courses of 2013, ten-fold cross-validated, beside a first study's figures. */
export const reportForecasts = (): string =>
  hasData('oulad')
    ? [describe(measureForecasts(locateData('oulad'))), ...describeCohorts(locateData('oulad'))].join('\n')
    : '  skipped: no data'

const describeCohorts = (folder: string): string[] =>
  measureAcrossCohorts(folder).flatMap(
    ({ cohort, report: { engagement, engagementBins, goals, goalBins } }) => [
      `  asked of ${cohort}, trained on the other cohort: next work missed ${write(engagement)}`,
      writeBins(engagementBins),
      `    course passed: ${goals.map(({ share, figures: { auc, ece } }) => `at ${share * 100} % AUC ${three(auc)}, ECE ${three(ece)}`).join('; ')}`,
      writeBins(goalBins),
    ],
  )

/** As `reportForecasts`, for any folder of that layout; trained on another one when it is named. */
export function reportForecastsOf(folder: string, trainFolder: string | undefined, isJson: boolean): string {
  const report = measureForecasts(folder, trainFolder)
  if (!isJson) return describe(report)
  const { auc, brier, ece, n, logLoss } = report.engagement
  return JSON.stringify({ auc, brier, ece, n, logLoss, goals: report.goals }, null, 2)
}

function describe({ engagement, engagementBins, goals, goalsOfAll, goalBins }: ForecastReport): string {
  return [
    `  next work missed: ${write(engagement)} (first study ${ENGAGEMENT_REFERENCE})`,
    writeBins(engagementBins),
    ...goals.map(({ share, figures }) => {
      const reference = GOAL_REFERENCES.get(share)
      return `  course passed, asked at ${share * 100} % of the time: ${write(figures)}${reference ? ` (first study ${reference})` : ''}`
    }),
    ...goalsOfAll.map(
      ({ share, figures }) => `  … of those too who had left by then, at ${share * 100} %: ${write(figures)}`,
    ),
    writeBins(goalBins),
  ].join('\n')
}

const write = ({ auc, brier, ece, logLoss, n }: ForecastFigures): string =>
  `AUC ${three(auc)}, Brier ${three(brier)}, ECE ${three(ece)}, log loss ${three(logLoss)}, of ${n.toLocaleString('en-US')}`

/** A calibration table as lines of Markdown. */
export const writeBins = (bins: readonly CalibrationBin[]): string =>
  [
    '    | said | on average | came true | of |',
    '    |---|---|---|---|',
    ...bins.map(
      ({ from, said, came, n }) =>
        `    | ${percent(from)}–${percent(from + 0.1)} | ${percent(said)} | ${percent(came)} | ${n.toLocaleString('en-US')} |`,
    ),
  ].join('\n')

/** Three digits without the 0 before them. */
export const three = (value: number): string => value.toFixed(3).replace(/^0/, '')
const percent = (share: number): string => `${Math.round(share * 100)} %`
