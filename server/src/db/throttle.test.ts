import { afterAll, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { countAttempt } from './throttle.ts'

const url = await copyDatabase(`throttle_${process.pid}`)
const db = openTestDatabase(url, () => {})
afterAll(async () => {
  await db.destroy()
  await dropDatabase(url)
})
const NOON = Date.parse('2026-05-03T12:00:00Z')
const WINDOW_MINUTES = 10
const at = (minutes: number) => new Date(NOON + minutes * 60_000)
const count = async (key: string, minutes: number) =>
  (await countAttempt(db, key, WINDOW_MINUTES, at(minutes))).count

it('attempts are counted until the window that the first has opened is over', async () => {
  const counts: number[] = []
  for (const minutes of [0, 5, 9.9, 10, 11]) counts.push(await count('ordinary', minutes))
  expect(counts).toEqual([1, 2, 3, 1, 2])
})

it('none is lost of many at one moment', async () => {
  const counts = await Promise.all(Array.from({ length: 20 }, () => count('at once', 0)))
  expect(counts.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

it('a window opened while the clock was ahead locks nobody out once it is right again', async () => {
  expect(await count('ahead', 24 * 60)).toBe(1)
  expect(await count('ahead', 24 * 60)).toBe(2)
  expect(await count('ahead', 0)).toBe(1)
  expect(await count('ahead', 9)).toBe(2)
})

it('clocks of two servers that differ a little count together', async () => {
  expect([await count('apart', 0.9), await count('apart', 0), await count('apart', 0.9)]).toEqual([1, 2, 3])
})
