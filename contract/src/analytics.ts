import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Count, Fraction, Id, Instant, Success } from './primitives.ts'

/** What can be predicted. */
export const PREDICTION_TYPES = [
  'goal_achievement',
  'growth_trajectory',
  'engagement_risk',
  'skill_recommendation',
] as const
export type PredictionType = (typeof PREDICTION_TYPES)[number]

/** How much an insight matters, most first. */
export const INSIGHT_SEVERITIES = ['critical', 'high', 'medium', 'low'] as const

/** How many days ahead a prediction looks unless told otherwise. */
export const DEFAULT_HORIZON = 30

/** With fewer resolved predictions a track record says nothing. */
export const FEWEST_RESOLVED = 10

/**
 * What moved a prediction. `factorWeight` is its part of all that did; `impact` says whether it is good for the leader:
 * what lowers a risk is positive.
 */
export const PredictionFactor = z.object({
  id: Id,
  factorName: z.string(),
  factorWeight: Fraction,
  impact: z.enum(['positive', 'negative', 'neutral']),
})
export type PredictionFactor = z.infer<typeof PredictionFactor>

/** What somebody may do until the end of a day, and what the forecast is then, as the model that made it says. */
export const WhatIf = z.object({
  act: z.enum(['goal_step', 'active_day']),
  /** Of a step on a goal: how far it moves it, in percent. */
  gain: z.nullable(z.int()),
  by: z.iso.date(),
  value: Fraction,
})
export type WhatIf = z.infer<typeof WhatIf>

/** How much more there must be before a forecast says anything: weeks with an active day, steps on different days, … */
export const Missing = z.object({
  what: z.enum(['active_weeks', 'steps', 'results', 'goal', 'signs']),
  more: Count,
})
export type Missing = z.infer<typeof Missing>

/**
 * A question that the facts will answer, and how likely "yes" is.
 *
 * While something is `missing`, too little is known: the question is shown without its value, and counts in no record.
 *
 * Of a `skill_recommendation` the value is no probability but the part of the evidence that points to this skill; it has
 * neither base rate nor interval. `interval` holds 80 % of what the value may be. `outcome` is null until it is resolved;
 * `void` is a question the facts could not answer. What a newer prediction replaces expires then, and is resolved all
 * the same.
 */
export const Prediction = z.object({
  id: Id,
  predictionType: z.enum(PREDICTION_TYPES),
  predictionValue: Fraction,
  confidenceScore: Fraction,
  confidenceLevel: z.enum(['low', 'medium', 'high']),
  timeHorizon: Count,
  generatedAt: Instant,
  expiresAt: Instant,
  factors: z.array(PredictionFactor),
  question: z.string(),
  /** What it rests on, in words: "From 14 active days in 9 weeks." */
  evidence: z.string(),
  baseRate: z.nullable(Fraction),
  interval: z.nullable(z.object({ low: Fraction, high: Fraction })),
  whatIf: z.nullable(WhatIf),
  missing: z.nullable(Missing),
  outcome: z.nullable(z.enum(['yes', 'no', 'void'])),
  resolvedAt: z.nullable(Instant),
})
export type Prediction = z.infer<typeof Prediction>

/** Something the activity or the predictions show; `href` is where in the application it can be acted on. */
export const AnalyticsInsight = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  insightType: z.enum(['engagement', 'goal', 'commitments', 'growth', 'rhythm', 'track_record']),
  severity: z.enum(INSIGHT_SEVERITIES),
  actionable: z.boolean(),
  href: z.nullable(z.string()),
  /** The goal that it is about and that can be paused, closed or given a new date; null for anything else. */
  goalId: z.nullable(Id),
  isRead: z.boolean(),
  createdAt: Instant,
})
export type AnalyticsInsight = z.infer<typeof AnalyticsInsight>

/**
 * How right the predictions were. `expected` came true if each was as likely as it said, and with 95 % of all chances
 * between `expectedLow` and `expectedHigh` of them. Brier scores are mean squared errors: 0 is perfect, .25 is always
 * saying 50 %; `baseBrier` is what the base rates, the leader's own past, would have had. Both are null while nothing is resolved.
 */
export const TrackRecord = z.object({
  resolved: Count,
  void: Count,
  cameTrue: Count,
  expected: z.number().check(z.minimum(0)),
  expectedLow: Count,
  expectedHigh: Count,
  brier: z.nullable(Fraction),
  baseBrier: z.nullable(Fraction),
  /** What was said on average and how often it came true, for the lower, middle and upper third; empty ones are left out. */
  bins: z.array(z.object({ said: Fraction, came: Fraction, count: Count })),
})
export type TrackRecord = z.infer<typeof TrackRecord>

/** Active days a week until now, the running week last, and what the next four weeks are likely to bring. */
export const Outlook = z.object({
  weeks: z.array(z.object({ startsOn: z.iso.date(), activeDays: Count })),
  next: z.object({ activeDays: z.number(), low: z.number(), high: z.number() }),
})
export type Outlook = z.infer<typeof Outlook>

/** Counts of active predictions and of insights; `averageConfidence` is 0 without predictions. */
export const AnalyticsStats = z.object({
  totalPredictions: Count,
  totalInsights: Count,
  unreadInsights: Count,
  averageConfidence: Fraction,
  trackRecord: TrackRecord,
  outlook: Outlook,
})
export type AnalyticsStats = z.infer<typeof AnalyticsStats>

/** What to predict; all types when none is named. */
export const PredictionRequest = z._default(
  z.object({
    predictionTypes: z.optional(
      z
        .array(z.enum(PREDICTION_TYPES, 'Choose a type of prediction'))
        .check(z.minLength(1, 'Choose a type of prediction')),
    ),
    timeHorizon: z._default(
      z
        .int('Choose a whole number of days')
        .check(z.minimum(7, 'Choose at least 7 days'), z.maximum(90, 'Choose at most 90 days')),
      DEFAULT_HORIZON,
    ),
  }),
  { timeHorizon: DEFAULT_HORIZON },
)
export type PredictionRequest = z.input<typeof PredictionRequest>

const prediction: Prediction = {
  id: 'prediction_1',
  predictionType: 'engagement_risk',
  predictionValue: 0.22,
  confidenceScore: 0.71,
  confidenceLevel: 'medium',
  timeHorizon: 30,
  generatedAt: '2026-05-03T09:30:00.000Z',
  expiresAt: '2026-06-02T09:30:00.000Z',
  factors: [
    {
      id: 'silence',
      factorName: 'Days since you were last active: 2',
      factorWeight: 0.58,
      impact: 'positive',
    },
    {
      id: 'recentShare',
      factorName: 'Your latest weeks: active in 4 of 4',
      factorWeight: 0.42,
      impact: 'positive',
    },
  ],
  question: 'Will you be active on fewer than 2 days in the next 30 days?',
  evidence: 'From 14 active days in 9 weeks.',
  baseRate: 0.28,
  interval: { low: 0.09, high: 0.38 },
  whatIf: { act: 'active_day', gain: null, by: '2026-05-08', value: 0.12 },
  missing: null,
  outcome: null,
  resolvedAt: null,
}
const insight: AnalyticsInsight = {
  id: 'stalled:goal_1:2026-04-08',
  title: '“Hand over the release” has not moved for 25 days',
  description: 'It is at 40%. Take one small step, or decide: pause it, close it, or give it a new date.',
  insightType: 'goal',
  severity: 'high',
  actionable: true,
  href: '/goals',
  goalId: 'goal_1',
  isRead: false,
  createdAt: '2026-04-29T09:30:00.000Z',
}

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/analytics/dashboard',
  summary:
    'Get the counts of predictions and insights, how right predictions were, and the outlook on activity.',
  reply: AnalyticsStats,
  example: {
    totalPredictions: 4,
    totalInsights: 3,
    unreadInsights: 1,
    averageConfidence: 0.62,
    trackRecord: {
      resolved: 12,
      void: 1,
      cameTrue: 5,
      expected: 5.4,
      expectedLow: 3,
      expectedHigh: 8,
      brier: 0.17,
      baseBrier: 0.22,
      bins: [
        { said: 0.2, came: 0.14, count: 7 },
        { said: 0.78, came: 0.8, count: 5 },
      ],
    },
    outlook: {
      weeks: [
        { startsOn: '2026-04-20', activeDays: 2 },
        { startsOn: '2026-04-27', activeDays: 3 },
      ],
      next: { activeDays: 2.2, low: 1, high: 4 },
    },
  },
})
export const listPredictions = endpoint({
  method: 'GET',
  path: '/api/analytics/predictions',
  summary: 'List predictions, newest first, at most 200; `active_only=true` leaves out expired ones.',
  query: z.object({ active_only: z.optional(z.enum(['true', 'false'])) }),
  reply: z.array(Prediction),
  example: [prediction],
})
export const listAnalyticsInsights = endpoint({
  method: 'GET',
  path: '/api/analytics/insights',
  summary: 'List what activity and predictions show, most severe first.',
  reply: z.array(AnalyticsInsight),
  example: [insight],
})
export const generatePredictions = endpoint({
  method: 'POST',
  path: '/api/analytics/predictions/generate',
  summary: 'Predict anew; earlier active predictions of these types expire.',
  body: PredictionRequest,
  reply: z.array(Prediction),
  status: 201,
  errors: ['quota_reached'],
  example: [prediction],
})
export const readAnalyticsInsight = endpoint({
  method: 'PATCH',
  path: '/api/analytics/insights/:id/read',
  summary: 'Mark an insight read.',
  reply: AnalyticsInsight,
  errors: ['not_found'],
  example: { ...insight, isRead: true },
})

/** A forecast about a goal that has come true before its time was over, and waits for its owner to say so. */
export const ReachedForecast = z.object({ id: Id, goalId: Id, question: z.string() })
export type ReachedForecast = z.infer<typeof ReachedForecast>

export const listReachedForecasts = endpoint({
  method: 'GET',
  path: '/api/analytics/predictions/reached',
  summary: 'List active forecasts about goals that have come true before their time was over.',
  reply: z.array(ReachedForecast),
  example: [{ id: 'prediction_1', goalId: 'goal_1', question: prediction.question }],
})
export const confirmForecast = endpoint({
  method: 'POST',
  path: '/api/analytics/predictions/:id/confirm',
  summary:
    'Confirm that such a forecast has come true; it is resolved now instead of at the end of its time.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
