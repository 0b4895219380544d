import { expect, it } from 'vitest'
import { crossValidate, fitLogistic, type Row } from './fit-logistic.ts'
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

/** Answers that follow one input by a known logistic curve, and another one that means nothing. */
const rows: Row[] = Array.from({ length: 4000 }, (_, at) => {
  const [signal, noise, chance] = [
    ((at * 7919) % 997) / 997,
    ((at * 104_729) % 991) / 991,
    ((at * 15_485_863) % 983) / 983,
  ]
  return { inputs: { signal, noise }, isSo: chance < 1 / (1 + Math.exp(1 - 4 * signal)), group: String(at) }
})

it('finds the curve that the answers were drawn from', () => {
  const [signal, noise] = fitLogistic(rows).terms
  expect((signal?.weight ?? 0) / (signal?.spread ?? 1)).toBeCloseTo(4, 0)
  expect(Math.abs(noise?.weight ?? 1)).toBeLessThan(0.1)
})

it('gives an input no weight that would need the wrong sign', () => {
  const model = fitLogistic(rows, { signal: -1 })
  expect(model.terms.find(({ name }) => name === 'signal')?.weight).toBe(0)
})

it('judges each row by a model that has not seen it', () => {
  const predicted = crossValidate(rows)
  const { auc, ece } = judgeForecasts(rows.map(({ isSo }, at) => ({ probability: predicted[at] ?? 0, isSo })))
  expect(auc).toBeGreaterThan(0.7)
  expect(ece).toBeLessThan(0.05)
})
