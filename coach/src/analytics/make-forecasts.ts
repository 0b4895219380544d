import type { PredictionType } from '@lodestar/contract/analytics'
import type { Forecast, Known } from './forecast.ts'
import { forecastEngagement } from './forecast-engagement.ts'
import { forecastGoals } from './forecast-goals.ts'
import { forecastGrowth } from './forecast-growth.ts'
import { suggestSkill } from './suggest-skill.ts'

const MAKERS: Record<PredictionType, (known: Known, horizon: number) => Forecast[]> = {
  goal_achievement: forecastGoals,
  growth_trajectory: (known, horizon) => [forecastGrowth(known, horizon)],
  engagement_risk: (known, horizon) => [forecastEngagement(known, horizon)],
  skill_recommendation: (known) => [suggestSkill(known)],
}

/**
 * Makes the forecasts of some types.
 *
 * @param horizon whole days ahead.
 * @see docs/coaching/forecasts.md
 */
export const makeForecasts = (known: Known, types: readonly PredictionType[], horizon: number): Forecast[] =>
  types.flatMap((type) => MAKERS[type](known, horizon))
