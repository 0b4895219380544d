import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useNow } from './use-now.ts'

const NOON = Date.parse('2026-05-07T12:00:00.000Z')
const startAtNoon = () => {
  vi.stubEnv('TZ', 'UTC')
  vi.useFakeTimers({ now: NOON })
}
afterEach(() => void vi.unstubAllEnvs())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const inMinutes = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString()

it('stays until the next instant and is then exactly there, one after the other', async () => {
  startAtNoon()
  let drawn = 0
  const { result } = renderHook(() => {
    drawn += 1
    return useNow([inMinutes(30), inMinutes(-5), inMinutes(10)])
  })
  await pass(10 * 60_000 - 1)
  expect([result.current, drawn]).toEqual([NOON, 1])
  await pass(1)
  expect(result.current).toBe(NOON + 10 * 60_000)
  await pass(20 * 60_000)
  expect(result.current).toBe(NOON + 30 * 60_000)
  expect(drawn).toBe(3)
})

it('waits with one timer at a time, and with none once the page is left', async () => {
  startAtNoon()
  const { unmount } = renderHook(() => useNow([inMinutes(10), inMinutes(20), inMinutes(30)]))
  await pass(0)
  expect(vi.getTimerCount()).toBe(1)
  await pass(15 * 60_000)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('moves on at midnight, when today becomes yesterday', async () => {
  startAtNoon()
  const { result } = renderHook(() => useNow([]))
  await pass(12 * 3_600_000)
  expect(new Date(result.current).toISOString()).toBe('2026-05-08T00:00:00.000Z')
})

it('looks at once when the page comes to the front after a sleep', () => {
  startAtNoon()
  const { result } = renderHook(() => useNow([inMinutes(10)]))
  vi.setSystemTime(NOON + 3_600_000)
  expect(result.current).toBe(NOON)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(NOON + 3_600_000)
})

it('catches up when it is given an instant that has already passed', async () => {
  startAtNoon()
  const { result, rerender } = renderHook(({ instants }) => useNow(instants), {
    initialProps: { instants: [] as string[] },
  })
  await pass(3_600_000)
  rerender({ instants: [inMinutes(45), inMinutes(90)] })
  await pass(0)
  expect(result.current).toBe(NOON + 3_600_000)
})
