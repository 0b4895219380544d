import { PREDICTION_TYPES, type PredictionType } from '@lodestar/contract/analytics'
import { expect, it } from 'vitest'
import { pickBand } from './prediction-words.ts'

const VALUES = [0, 0.4, 0.41, 0.7, 0.71, 1]
const BANDS: Record<PredictionType, readonly string[]> = {
  goal_achievement: ['danger', 'danger', 'warning', 'warning', 'good', 'good'],
  growth_trajectory: ['danger', 'danger', 'warning', 'warning', 'good', 'good'],
  engagement_risk: ['good', 'good', 'warning', 'warning', 'danger', 'danger'],
  skill_recommendation: ['neutral', 'neutral', 'neutral', 'neutral', 'neutral', 'neutral'],
}

it.each(PREDICTION_TYPES)(
  'the color of %s changes above .4 and above .7, or not at all for a skill [R9-42, R9-43, R9-44, D74, D84]',
  (predictionType) => {
    const bands = VALUES.map((predictionValue) => pickBand({ predictionType, predictionValue }))
    expect(bands).toEqual(BANDS[predictionType])
  },
)
