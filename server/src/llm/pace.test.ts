import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

function aPace() {
  const metrics = new Registry()
  const told: number[] = []
  const pace = createPace(metrics, (medianMs) => void told.push(medianMs))
  const noteTurns = (...seconds: number[]) => {
    for (const one of seconds) pace.note('turn', 'written', one * 1000)
  }
  return { ...pace, metrics, told, noteTurns }
}

it('a model half of whose turns take more than twenty seconds is slow, and that is told once', async () => {
  const { noteTurns, isSlow, told, metrics } = aPace()
  noteTurns(29, 21, 3, 26)
  expect(isSlow()).toBe(false)
  noteTurns(25)
  expect(isSlow()).toBe(true)
  noteTurns(28, 27, 26)
  expect(told).toEqual([25_000])
  const figures = await metrics.metrics()
  expect(figures).toContain('language_model_is_slow 1')
  expect(figures).toContain('language_model_median_seconds 26')
})

it('a model is no longer slow when its last turns are not, and is told again if it comes back to that', () => {
  const { noteTurns, isSlow, told } = aPace()
  noteTurns(25, 25, 25, 25, 25, 2, 2, 2)
  expect(isSlow()).toBe(true)
  noteTurns(2)
  expect(isSlow()).toBe(false)
  noteTurns(25, 25, 25, 25)
  expect(told).toEqual([25_000, 25_000])
})

it('turns that somebody waited for in vain count, short tasks and what failed at once do not', () => {
  const { note, isSlow } = aPace()
  for (let at = 0; at < 5; at++) {
    note('turn', 'too-slow', 60_000)
    note('turn', 'key-refused', 10)
    note('prompt', 'written', 500)
  }
  expect(isSlow()).toBe(true)
})
