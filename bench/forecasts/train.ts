import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogisticModel } from '../../coach/src/analytics/logistic-model.ts'
import { locateData } from '../data-folder.ts'
import { listMisses } from './engagement-rows.ts'
import { fitLogistic } from './fit-logistic.ts'
import { listPasses } from './goal-rows.ts'
import { ENGAGEMENT_SIGNS, GOAL_SIGNS } from './measure-forecasts.ts'
import { readCourses } from './read-courses.ts'

const TARGET = join(import.meta.dirname, '../../coach/src/analytics/forecast-weights.data.ts')

const round = (value: number): number => Number(value.toFixed(4))

function writeModel({ intercept, terms }: LogisticModel): string {
  const lines = terms.map(
    ({ name, mean, spread, weight }) =>
      `    { name: '${name}', mean: ${round(mean)}, spread: ${round(spread)}, weight: ${round(weight)} },`,
  )
  return `{\n  intercept: ${round(intercept)},\n  terms: [\n${lines.join('\n')}\n  ],\n}`
}

const enrollments = readCourses(process.argv[2] ?? locateData('oulad'))
const misses = listMisses(enrollments)
const passes = listPasses(enrollments)
const missed = misses.filter(({ isSo }) => isSo).length / misses.length
writeFileSync(
  TARGET,
  `import type { LogisticModel } from './logistic-model.ts'

// Written by bench/forecasts/train.ts: change that and run it, not this file.
// Learned from the 2013 cohorts of the Open University Learning Analytics Dataset (Kuzilek, Hlosta, Zdrahal 2017,
// Scientific Data 4:170171; https://analyse.kmi.open.ac.uk/open_dataset), license CC BY 4.0.

/** Will the next work be missed? From ${misses.length.toLocaleString('en-US')} pieces of work, asked a week before each was due. */
export const ENGAGEMENT_MODEL: LogisticModel = ${writeModel(fitLogistic(misses, ENGAGEMENT_SIGNS))}

/** The share of those that were missed. */
export const USUAL_RISK = ${round(missed)}

/** Will the course be passed? Asked at five moments of ${new Set(passes.map(({ group }) => group)).size.toLocaleString('en-US')} students' courses. */
export const GOAL_MODEL: LogisticModel = ${writeModel(fitLogistic(passes, GOAL_SIGNS))}
`,
)
