import { expect, it } from 'vitest'
import { findInterval } from './beta-interval.ts'
import { judgeRecord } from './judge-record.ts'

const said = (
  predictionValue: number,
  outcome: 'yes' | 'no' | 'void' | null,
  predictionType = 'engagement_risk' as const,
) => ({
  predictionType,
  predictionValue,
  baseRate: 0.5,
  isWithoutValue: false,
  outcome,
})

it('counts what is resolved, without what is void, open, only a suggestion, or asked without a value', () => {
  const suggestion = { ...said(0.9, 'yes'), predictionType: 'skill_recommendation' as const, baseRate: null }
  const record = judgeRecord([
    said(0.8, 'yes'),
    said(0.2, 'no'),
    said(0.6, 'void'),
    said(0.6, null),
    suggestion,
    { ...said(0.5, 'yes'), isWithoutValue: true },
  ])
  expect(record).toMatchObject({
    resolved: 2,
    cameTrue: 1,
    void: 1,
    expected: 1,
    brier: 0.04,
    baseBrier: 0.25,
  })
  expect(record.bins).toEqual([
    { said: 0.2, came: 0, count: 1 },
    { said: 0.8, came: 1, count: 1 },
  ])
})

it('holds 95 % of all chances between what it expects at least and at most', () => {
  const record = judgeRecord(Array.from({ length: 100 }, () => said(0.5, 'yes')))
  // The binomial distribution of 100 throws of a coin has 96 % between 40 and 60.
  expect([record.expectedLow, record.expectedHigh]).toEqual([40, 60])
})

it('says nothing about errors while nothing is resolved', () => {
  expect(judgeRecord([said(0.5, null)])).toMatchObject({
    resolved: 0,
    brier: null,
    baseBrier: null,
    bins: [],
  })
})

// Quantiles of Beta(2, 6), Beta(1, 1) and Beta(30, 10), as any table of the distribution has them.
it.each([
  [0.25, 8, 0.0788, 0.4526],
  [0.5, 2, 0.1, 0.9],
  [0.75, 40, 0.6603, 0.8355],
])(
  'finds the 80 %% interval of a Beta distribution with mean %f worth %d observations',
  (mean, weight, low, high) => {
    const interval = findInterval(mean, weight)
    expect(interval.low).toBeCloseTo(low, 2)
    expect(interval.high).toBeCloseTo(high, 2)
  },
)
