import type { Prediction, PredictionFactor, PredictionType } from '@lodestar/contract/analytics'
import type { StyleProfile } from '@lodestar/contract/assessment'
import type { Goal } from '@lodestar/contract/goals'
import type { Activity } from '../activities/activity.ts'
import type { ClosedHistory } from '../activities/closed-history.ts'
import { type Contribution, toLogit, toProbability } from '../models/logistic-model.ts'
import { findInterval, listQuantiles } from './beta-interval.ts'

/** Everything known about a leader at a moment; forecasts are functions of this. */
export interface Known {
  /** In any order; what lies after `now` is left out. */
  readonly activities: readonly Activity[]
  /** What lies before the activities, where they do not go back to the beginning. Signals and the outlook can do with it. */
  readonly closed?: ClosedHistory
  readonly goals: readonly Goal[]
  /** The newest result of the style assessment. */
  readonly profile: StyleProfile | null
  readonly now: Date
  /** IANA name. */
  readonly timeZone: string
  /** Of the person's browser, where it is known. */
  readonly locale?: string | null
  /** Questions about goals whose time is over, so that a goal nobody moves is asked about once. */
  readonly askedGoals?: readonly AskedGoal[]
}

/** A question about a goal whose time is over; `targetDate` is what the goal had then, undefined where it was not kept. */
export interface AskedGoal {
  readonly goalId: string
  /** Instant. */
  readonly askedAt: string
  readonly targetDate: string | null | undefined
}

/** What the facts will answer between the moment it was asked and the end of its horizon. */
export type Question =
  | {
      readonly kind: 'goal'
      readonly goalId: string
      readonly progress: number
      readonly by: string | null
      /** The goal's date when it was asked; questions of earlier versions do not have it. */
      readonly targetDate?: string | null
    }
  | { readonly kind: 'first_goal' }
  | { readonly kind: 'growth'; readonly days: number }
  | { readonly kind: 'results'; readonly fewest: number }
  | { readonly kind: 'active_days'; readonly fewerThan: number }
  | { readonly kind: 'skill'; readonly category: Goal['category'] }

/** A prediction before it is stored, with the question in a form that resolves itself. */
export interface Forecast
  extends Pick<
    Prediction,
    | 'predictionType'
    | 'predictionValue'
    | 'confidenceScore'
    | 'confidenceLevel'
    | 'factors'
    | 'question'
    | 'evidence'
    | 'baseRate'
    | 'interval'
    | 'whatIf'
    | 'missing'
  > {
  readonly asked: Question
}

/** Nothing is sure, and nothing is impossible (decision D58). */
const LEAST = 0.05
const MOST = 0.95
/** How many log odds the state of things may move a base rate. */
const FARTHEST = 4
const MOST_FACTORS = 4
/** A distribution is read at this many values. */
const PARTS = 12
/** From these many observations on, confidence is called medium, and high. */
export const MEDIUM_WEIGHT = 6
const HIGH_WEIGHT = 16

/** A contribution in words. */
export interface NamedContribution extends Contribution {
  readonly words: string
}

interface Ingredients {
  readonly predictionType: PredictionType
  readonly asked: Question
  readonly question: string
  readonly evidence: string
  readonly baseRate: number
  /** How many observations the base rate rests on; none where it is known. */
  readonly baseWeight?: number
  /** What moves the base rate, in log odds. */
  readonly contributions: readonly NamedContribution[]
  /** How many observations the forecast is worth. */
  readonly weight: number
  /** What there must be more of before it says anything. */
  readonly missing: Prediction['missing']
  /** True when "yes" is bad news. */
  readonly isRisk?: boolean
}

/** Makes a forecast of a base rate and what moves it: within bounds, with its interval, confidence and top factors. */
export function composeForecast({
  baseRate,
  baseWeight,
  contributions,
  weight,
  isRisk = false,
  ...said
}: Ingredients): Forecast {
  const shift = contributions.reduce((sum, { logit }) => sum + logit, 0)
  const bounded = Math.max(-FARTHEST, Math.min(FARTHEST, shift))
  const value = clamp(moveRate(clamp(baseRate), baseWeight, bounded))
  const { low, high } = findInterval(value, weight)
  return {
    ...said,
    predictionValue: round(value),
    baseRate: round(clamp(baseRate)),
    interval: { low: round(low), high: round(high) },
    confidenceScore: round(1 - (high - low)),
    confidenceLevel: nameConfidence(weight),
    factors: listFactors(contributions, isRisk),
    whatIf: null,
  }
}

/** Says how much more is missing, if anything. */
export const requireMore = (
  what: NonNullable<Prediction['missing']>['what'],
  more: number,
): Prediction['missing'] => (more > 0 ? { what, more: Math.ceil(more) } : null)

/**
 * Moves a rate by log odds. A rate that rests on little may be off, and what moves it moves rates near the ends least: so it
 * is the mean over all that the rate may be.
 */
function moveRate(rate: number, weight: number | undefined, shift: number): number {
  const rates = weight === undefined ? [rate] : listQuantiles(rate, weight, PARTS)
  const moves = rates.map((each) => toProbability(toLogit(each) + shift) - each)
  return rate + moves.reduce((sum, move) => sum + move, 0) / moves.length
}

/** The word for how much data there is. */
export function nameConfidence(weight: number): Prediction['confidenceLevel'] {
  if (weight < MEDIUM_WEIGHT) return 'low'
  return weight < HIGH_WEIGHT ? 'medium' : 'high'
}

/** The four contributions that move most, with their part of all movement. */
export function listFactors(
  contributions: readonly NamedContribution[],
  isRisk: boolean,
): PredictionFactor[] {
  const total = contributions.reduce((sum, { logit }) => sum + Math.abs(logit), 0)
  return contributions
    .filter(({ logit }) => Math.abs(logit) > 0.005)
    .toSorted((one, other) => Math.abs(other.logit) - Math.abs(one.logit))
    .slice(0, MOST_FACTORS)
    .map(({ name, words, logit }) => ({
      id: name,
      factorName: words,
      factorWeight: round(Math.abs(logit) / total),
      impact: describeImpact(isRisk ? -logit : logit),
    }))
}

/** What moves less than this, in log odds, is neither good nor bad. */
const NEUTRAL = 0.05

function describeImpact(logit: number): PredictionFactor['impact'] {
  if (Math.abs(logit) < NEUTRAL) return 'neutral'
  return logit > 0 ? 'positive' : 'negative'
}

/** Keeps a probability away from certainty. */
export const clamp = (probability: number): number => Math.min(MOST, Math.max(LEAST, probability))

/** Three digits are more than anybody can use. */
export const round = (value: number): number => Math.round(value * 1000) / 1000

/** A number with its noun: "1 day", "3 days". */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
