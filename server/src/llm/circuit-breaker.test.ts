import { expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

const MINUTE_MS = 60_000

function aBreaker() {
  let now = Date.parse('2026-11-21T10:00:00Z')
  const breaker = createCircuitBreaker(() => new Date(now))
  const fail = (times: number) => {
    for (let at = 0; at < times; at++) breaker.fail()
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { ...breaker, failTimes: fail, pass }
}

it('two failures in a row change nothing, a third gives the model a minute of rest', () => {
  const breaker = aBreaker()
  breaker.failTimes(2)
  expect(breaker.mayAsk()).toBe(true)
  breaker.fail()
  expect(breaker.mayAsk()).toBe(false)
  breaker.pass(MINUTE_MS - 1)
  expect(breaker.mayAsk()).toBe(false)
})

it('after the rest one caller tries, and the others wait for what it finds', () => {
  const breaker = aBreaker()
  breaker.failTimes(3)
  breaker.pass(MINUTE_MS)
  expect([breaker.mayAsk(), breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false, false])
  breaker.succeed()
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true])
})

it('each failed try doubles the rest, up to a quarter of an hour', () => {
  const breaker = aBreaker()
  breaker.failTimes(3)
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    breaker.pass(minutes * MINUTE_MS - 1)
    expect(breaker.mayAsk()).toBe(false)
    breaker.pass(1)
    expect(breaker.mayAsk()).toBe(true)
    breaker.fail()
  }
})

it.each([
  ['half a minute', 30_000, 30_000],
  ['a quarter of an hour', 15 * MINUTE_MS, 15 * MINUTE_MS],
  ['a day, of which it gets a quarter of an hour', 24 * 60 * MINUTE_MS, 15 * MINUTE_MS],
])('a model that asks for %s is left alone so long, from its first failure on', (_, askedMs, restMs) => {
  const breaker = aBreaker()
  breaker.fail(askedMs)
  breaker.pass(restMs - 1)
  expect(breaker.mayAsk()).toBe(false)
  breaker.pass(1)
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true])
})

it('a rest that was asked for does not shorten the one that is due, and a later failure does not end it', () => {
  const breaker = aBreaker()
  breaker.failTimes(2)
  breaker.fail(1_000)
  breaker.pass(MINUTE_MS - 1)
  expect(breaker.mayAsk()).toBe(false)
  const other = aBreaker()
  other.fail(2 * MINUTE_MS)
  other.fail()
  other.pass(MINUTE_MS)
  expect(other.mayAsk()).toBe(false)
})

it('a success forgets the failures before it', () => {
  const breaker = aBreaker()
  breaker.failTimes(2)
  breaker.succeed()
  breaker.failTimes(2)
  expect(breaker.mayAsk()).toBe(true)
})
