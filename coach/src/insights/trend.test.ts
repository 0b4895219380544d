import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findTrend } from './trend.ts'

it('two or four points are no trend, however steep', () => {
  expect(findTrend([0, 10])).toBeNull()
  expect(findTrend([1, 2, 3, 4])).toBeNull()
})

it('five values in order are one, with the probability of the test', () => {
  // z = (10 - 1) / sqrt(5 · 4 · 15 / 18) = 2.2045, two-sided .0275.
  expect(findTrend([1, 2, 3, 4, 5])).toEqual({
    direction: 'up',
    from: 1.5,
    to: 4.5,
    p: expect.closeTo(0.0275, 4),
  })
  expect(findTrend([5, 4, 3, 2, 1])?.direction).toBe('down')
})

it('ties weaken it and equal values have none', () => {
  expect(findTrend([4, 4, 4, 4, 4, 4])).toBeNull()
  expect(findTrend([4, 4, 4, 4, 5])).toBeNull()
})

it('one unusual value decides nothing', () => {
  expect(findTrend([3, 3, 4, 3, 4, 3, 100])).toBeNull()
})

it('is the opposite for the opposite series, and indifferent to scale', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 15 }), (values) => {
      const trend = findTrend(values)
      const opposite = findTrend(values.map((value) => -value))
      expect(opposite?.direction).toBe(trend ? (trend.direction === 'up' ? 'down' : 'up') : undefined)
      expect(findTrend(values.map((value) => value * 8))?.p).toBe(trend?.p)
    }),
  )
})
