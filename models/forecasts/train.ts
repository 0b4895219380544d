import { locateData } from '../corpora.ts'
import { fitLogistic, roundModel } from '../learn/logistic.ts'
import { type Learner, writeJson } from '../learner.ts'
import { listMisses } from './engagement-rows.ts'
import { listPasses } from './goal-rows.ts'
import { readCourses } from './read-courses.ts'

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

const round = (value: number): number => Number(value.toFixed(4))

function learnForecasts(): string {
  const enrollments = readCourses(locateData('oulad'))
  const misses = listMisses(enrollments)
  return writeJson({
    engagement: roundModel(fitLogistic(misses, ENGAGEMENT_SIGNS)),
    usualRisk: round(misses.filter(({ isSo }) => isSo).length / misses.length),
    goal: roundModel(fitLogistic(listPasses(enrollments), GOAL_SIGNS)),
  })
}

/** Learns from students' courses what is missed and what is reached; seconds. */
export const learner: Learner = {
  inputs: () => ({ 'the sign each weight may have': [ENGAGEMENT_SIGNS, GOAL_SIGNS] }),
  corpora: ['assessments', 'registrations', 'students', 'submissions'].map((name) => `oulad/${name}.csv.gz`),
  train: async () => ({ 'models.json': learnForecasts() }),
  figures: ['forecasts'],
}
