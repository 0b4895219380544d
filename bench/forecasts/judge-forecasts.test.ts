import { expect, it } from 'vitest'
import { judgeForecasts } from './judge-forecasts.ts'

const judged = (pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([probability, isSo]) => ({ probability, isSo: isSo === 1 }))

it('judges forecasts by rank, square and bin', () => {
  const figures = judgeForecasts(
    judged([
      [0.9, 1],
      [0.8, 0],
      [0.3, 1],
      [0.1, 0],
    ]),
  )
  // Of the four pairs of one that came and one that did not, three are in order.
  expect(figures).toMatchObject({ auc: 0.75, brier: 0.2875, ece: 0.425, n: 4 })
})

it('gives forecasts of the same height no credit for their order', () => {
  expect(
    judgeForecasts(
      judged([
        [0.5, 1],
        [0.5, 0],
        [0.5, 1],
        [0.5, 0],
      ]),
    ).auc,
  ).toBe(0.5)
})
