import { describe, expect, it } from 'vitest'
import { parseCsv } from '../data-folder.ts'
import { measureGleu } from './gleu.ts'
import { fitRidge } from './ridge.ts'
import { areaUnderCurve, assignFolds, correlate, correlateRanks } from './statistics.ts'

describe('GLEU', () => {
  const source = ['He go to school every single day .']
  const people = [['He goes to school every single day .']]

  it('is 1 for what a person wrote, and less for what was left as it was', () => {
    expect(measureGleu(people[0] ?? [], source, people)).toBeCloseTo(1)
    expect(measureGleu(source, source, people)).toBeLessThan(0.7)
  })

  it('is lower for a sentence cut short', () => {
    expect(measureGleu(['He goes to school every'], source, people)).toBeLessThan(0.8)
  })
})

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

describe('comma-separated values', () => {
  it('keep commas, quotes and line breaks inside a cell', () => {
    expect(parseCsv('a,b\n"1, ""one""\nmore",2\n')).toEqual([{ a: '1, "one"\nmore', b: '2' }])
  })
})
