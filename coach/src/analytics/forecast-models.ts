import { z } from 'zod'
import { learned } from '../models/read-weights.ts'

const LOGISTIC = z.object({
  intercept: z.number(),
  terms: z.array(z.object({ name: z.string(), mean: z.number(), spread: z.number(), weight: z.number() })),
})

const SHAPE = z.object({
  /** Will the next work be missed? Asked a week before each was due. */
  engagement: LOGISTIC,
  /** The share of those that were missed. */
  usualRisk: z.number(),
  /** Will the course be passed? Asked at five moments of each student's course. */
  goal: LOGISTIC,
})

/** What was learned of students' courses, to forecast leaders' habits and goals with. */
export const forecastModels = learned('forecasts/weights/models.json', (text) =>
  SHAPE.parse(JSON.parse(text)),
)
