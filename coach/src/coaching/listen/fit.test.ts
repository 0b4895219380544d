import { expect, it } from 'vitest'
import type { Candidate } from './candidates.ts'
import { type FitModel, type Moment, packMeaning, unpackMeaning, weighFits, weighWorth } from './fit.ts'

const all = { count: 100, sum: 50, fitting: 15 }

it('an answer that was seldom graded is worth what its source is', () => {
  const unknown = weighWorth([], all, () => 0)
  expect(unknown).toEqual({ grade: 0.5, fits: 0.15, near: 0 })
  const once = weighWorth([[0, 3]], all, () => 0)
  const often = weighWorth(
    [0, 1, 2, 3, 4, 5].map((moment) => [moment, 3] as const),
    all,
    () => 0,
  )
  expect(once.grade).toBeGreaterThan(unknown.grade)
  expect(often.grade).toBeGreaterThan(once.grade)
})

it('what was graded where messages mean nearly the same counts more', () => {
  const graded = [
    [0, 3],
    [1, 0],
  ] as const
  const nearFirst = weighWorth(graded, all, (moment) => (moment === 0 ? 0.9 : 0))
  const nearSecond = weighWorth(graded, all, (moment) => (moment === 1 ? 0.9 : 0))
  expect(nearFirst.near).toBeGreaterThan(0)
  expect(nearSecond.near).toBeLessThan(0)
})

it('of two answers the one that readers graded better at like moments fits better', () => {
  const term = { name: 'near', mean: 0, spread: 1, weight: 2 }
  const model: FitModel = {
    atLeast: [{ intercept: 0, terms: [term] }],
    tallyOf: () => all,
    gradesOf: (name) => [[0, name === 'twists/one' ? 3 : 0]],
    meaningOf: () => Float32Array.of(1, 0),
  }
  const moment: Moment = {
    words: 20,
    endsAsking: false,
    asks: 0,
    fears: 0,
    kind: null,
    kindChance: 0,
    isFirst: false,
  }
  const candidate = (key: string): Candidate => ({
    unit: { answer: key },
    source: 'twists',
    key,
    chance: 0.1,
    rank: 0,
  })
  const [one = 0, other = 0] = weighFits(
    moment,
    [candidate('one'), candidate('other')],
    { meaning: Float32Array.of(1, 0), signs: new Map() },
    model,
  )
  expect(one).toBeGreaterThan(other)
})

it('a meaning that is written in bytes keeps its direction', () => {
  const [one = 0, other = 0] = unpackMeaning(packMeaning(Float32Array.of(0.3, -0.4)))
  expect(one).toBeCloseTo(0.6, 2)
  expect(other).toBeCloseTo(-0.8, 2)
})
