import type {
  AnalyticsInsight,
  Prediction,
  PredictionFactor,
  PredictionType,
} from '@lodestar/contract/analytics'

export const TYPE_LABELS: Record<PredictionType, string> = {
  goal_achievement: 'Goal achievement',
  growth_trajectory: 'Growth trajectory',
  engagement_risk: 'Engagement risk',
  skill_recommendation: 'Skill recommendation',
}

type Band = 'good' | 'warning' | 'danger' | 'neutral'

const HIGH = 0.7
const MIDDLE = 0.4

/**
 * The color of a value: above .7 good, above .4 in between, else bad; of a risk the other way round. A suggested skill's
 * value is no probability, so it is neither good nor bad (decision D84).
 */
export function pickBand({
  predictionType,
  predictionValue,
}: Pick<Prediction, 'predictionType' | 'predictionValue'>): Band {
  if (predictionType === 'skill_recommendation') return 'neutral'
  const isRisk = predictionType === 'engagement_risk'
  if (predictionValue > HIGH) return isRisk ? 'danger' : 'good'
  if (predictionValue > MIDDLE) return 'warning'
  return isRisk ? 'good' : 'danger'
}

export const BAND_TEXT: Record<Band, string> = {
  good: 'text-good',
  warning: 'text-warning',
  danger: 'text-danger',
  neutral: 'text-ink-soft',
}
export const BAND_FILL: Record<Band, string> = {
  good: 'bg-good',
  warning: 'bg-warning',
  danger: 'bg-danger',
  neutral: 'bg-ink-soft',
}

export const IMPACT_WORDS: Record<PredictionFactor['impact'], string> = {
  positive: 'in your favor',
  negative: 'against you',
  neutral: 'neither way',
}

export const OUTCOME_WORDS: Record<NonNullable<Prediction['outcome']>, string> = {
  yes: 'Yes',
  no: 'No',
  void: 'No answer',
}

export const SEVERITY_LABELS: Record<AnalyticsInsight['severity'], string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}
export const SEVERITY_TONES = {
  critical: 'danger',
  high: 'warning',
  medium: 'active',
  low: 'neutral',
} as const
