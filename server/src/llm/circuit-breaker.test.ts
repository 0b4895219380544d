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

it('a success forgets the failures before it', () => {
  const breaker = aBreaker()
  breaker.failTimes(2)
  breaker.succeed()
  breaker.failTimes(2)
  expect(breaker.mayAsk()).toBe(true)
})
