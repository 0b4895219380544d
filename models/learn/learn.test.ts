import { predict } from '@lodestar/coach/models/logistic-model'
import { describe, expect, it } from 'vitest'
import { assignFolds, crossValidate } from './folds.ts'
import { fitLogistic, type Row } from './logistic.ts'
import { fitKernelRidge, fitRidge } from './ridge.ts'
import { areaUnderCurve, correlate, correlateRanks } from './statistics.ts'
import { fitWordSoftmax } from './word-softmax.ts'

describe('statistics', () => {
  it('correlate a line with 1, its mirror with -1, and ranks whatever the scale', () => {
    expect(correlate([1, 2, 3], [10, 20, 30])).toBeCloseTo(1)
    expect(correlate([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1)
    expect(correlateRanks([1, 2, 3, 3], [1, 10, 100, 100])).toBeCloseTo(1)
  })

  it('say how often the high lies above the low, ties for half', () => {
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(1)
    expect(areaUnderCurve([1, 2], [1, 2])).toBe(0.5)
  })

  it('give every row one of ten folds of equal size', () => {
    const folds = assignFolds(200)
    for (let fold = 0; fold < 10; fold += 1) expect(folds.filter((each) => each === fold)).toHaveLength(20)
  })
})

describe('ridge regression', () => {
  it('on likeness gives back what was learned, the less the more it is shrunken', () => {
    const likeness = () => [Float64Array.of(1), Float64Array.of(0.5, 1)]
    const aims = () => [Float64Array.of(1, 0), Float64Array.of(0, 1)]
    const score = (shrinkage: number) => {
      const [one, other] = fitKernelRidge(likeness(), [shrinkage, shrinkage], aims())
      return (one?.[0] ?? 0) + 0.5 * (other?.[0] ?? 0)
    }
    expect(score(0)).toBeCloseTo(1)
    expect(score(1)).toBeLessThan(0.6)
    expect(score(1)).toBeGreaterThan(0)
  })

  it('finds the weights that made the scores, and none for what never shows', () => {
    const pairs = Array.from({ length: 40 }, (_, at) => [Math.sin(at), Math.cos(3 * at)] as const)
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const [left, right] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))]
    const examples = pairs.map(([a, b]) => ({
      features: new Map([
        ['a', a - left],
        ['b', b - right],
      ]),
      score: 2 * (a - left) - (b - right) + 5,
      weight: 1,
    }))
    const { bias, weights } = fitRidge(examples, ['a', 'b', 'never'], 1e-6)
    expect(bias).toBeCloseTo(5)
    expect(weights.get('a')).toBeCloseTo(2)
    expect(weights.get('b')).toBeCloseTo(-1)
    expect(weights.get('never')).toBe(0)
  })

  it('takes an example of weight two for two examples', () => {
    const example = (score: number, weight: number) => ({ features: new Map([['a', score]]), score, weight })
    const heavy = fitRidge([example(1, 2), example(3, 1)], ['a'], 0.5)
    const twice = fitRidge([example(1, 1), example(1, 1), example(3, 1)], ['a'], 0.5)
    expect(heavy.bias).toBeCloseTo(twice.bias)
    expect(heavy.weights.get('a')).toBeCloseTo(twice.weights.get('a') ?? Number.NaN)
  })
})

describe('logistic regression', () => {
  /** Answers that follow one input by a known logistic curve, and another one that means nothing. */
  const rows: Row[] = Array.from({ length: 4000 }, (_, at) => {
    const [signal, noise, chance] = [
      ((at * 7919) % 997) / 997,
      ((at * 104_729) % 991) / 991,
      ((at * 15_485_863) % 983) / 983,
    ]
    return { inputs: { signal, noise }, isSo: chance < 1 / (1 + Math.exp(1 - 4 * signal)) }
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
    const folds = rows.map((_, at) => at % 10)
    const predicted = crossValidate(rows, folds, fitLogistic, (model, { inputs }) => predict(model, inputs))
    const high = predicted.filter((_, at) => rows[at]?.isSo)
    const low = predicted.filter((_, at) => !rows[at]?.isSo)
    expect(areaUnderCurve(high, low)).toBeGreaterThan(0.7)
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(predicted)).toBeCloseTo(rows.filter(({ isSo }) => isSo).length / rows.length, 1)
  })
})

describe('softmax regression', () => {
  const examples = Array.from({ length: 60 }, (_, at) => ({
    features: at % 3 === 0 ? ['fire', 'the'] : ['the'],
    kinds: at % 3 === 2 ? [] : [at % 3],
  }))

  it('learns which kind a word speaks for', () => {
    const { places, weights } = fitWordSoftmax(examples, 2)
    const fire = places.get('fire') ?? Number.NaN
    expect(weights[fire * 2]).toBeGreaterThan(1)
    expect(weights[fire * 2 + 1]).toBeLessThan(0)
  })

  it('gives the same from the same examples', () => {
    expect(fitWordSoftmax(examples, 2)).toEqual(fitWordSoftmax(examples, 2))
  })
})
