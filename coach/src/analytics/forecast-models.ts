import { z } from 'zod'
import { LogisticModel } from '../models/logistic-model.ts'
import { learned } from '../models/read-weights.ts'

const SHAPE = z.object({
  /** Will the next work be missed? Asked a week before each was due. */
  engagement: LogisticModel,
  /** The share of those that were missed. */
  usualRisk: z.number(),
  /** Will the course be passed? Asked at five moments of each student's course. */
  goal: LogisticModel,
})

/** What was learned of students' courses, to forecast leaders' habits and goals with. */
export const forecastModels = learned('forecasts/weights/models.json', (text) =>
  SHAPE.parse(JSON.parse(text)),
)
