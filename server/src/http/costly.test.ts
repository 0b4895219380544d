import { describe, expect, it } from 'vitest'
import { aUser } from '../testing/a-user.ts'
import { depsOfApp, testApp } from '../testing/test-app.ts'
import { limitCost } from './costly.ts'

let now = new Date('2026-05-03T09:30:00Z')
const app = await testApp({
  clock: () => now,
  limits: { exportsPerMinute: 2, analyticsPerMinute: 3, derivedPerMinute: 4 },
})
const { db, ids, clock } = depsOfApp(app)

describe('what reads a whole history', () => {
  it.each([
    ['GET', '/api/profile/export', 2],
    ['POST', '/api/analytics/predictions/generate', 3],
    ['GET', '/api/analytics/dashboard', 3],
    ['GET', '/api/analytics/insights', 4],
    ['GET', '/api/insights', 4],
    ['GET', '/api/insights/awaited', 4],
    ['GET', '/api/gamification/stats', 4],
    ['GET', '/api/gamification/achievements', 4],
    ['GET', '/api/gamification/leaderboard', 4],
    ['GET', '/api/gamification/challenges', 4],
  ] as const)('is given to one person so often a minute: %s %s', async (method, url, most) => {
    const [ada, eve] = [await aUser(app), await aUser(app)]
    const call = ({ headers }: { headers: object }) =>
      app.inject({ method, url, headers: { ...headers }, ...(method === 'POST' ? { payload: {} } : {}) })
    for (let n = 0; n < most; n += 1) expect((await call(ada)).statusCode).toBeLessThan(300)
    const refused = await call(ada)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers).not.toHaveProperty('content-disposition')
    expect((await call(eve)).statusCode).toBeLessThan(300)
    now = new Date(now.getTime() + 60_001)
    expect((await call(ada)).statusCode).toBeLessThan(300)
  })

  it('is counted for all servers together', async () => {
    const other = await testApp({ clock, limits: { exportsPerMinute: 2 } })
    const ada = await aUser(app)
    const from = (server: typeof app) => server.inject({ url: '/api/profile/export', headers: ada.headers })
    expect((await from(app)).statusCode).toBe(200)
    expect((await from(other)).statusCode).toBe(200)
    expect((await from(app)).statusCode).toBe(429)
  })
})

describe('what is costly', () => {
  it('is in hand twice at once for one person: a third waits for its turn', async () => {
    const guard = limitCost({ db, clock }, { name: ids(), perMinute: 100, atOnce: 2 })
    const gate = Promise.withResolvers<void>()
    const hold = (userId: string) => guard(userId, () => gate.promise)
    const [ada, eve] = [ids(), ids()]
    const inHand = [hold(ada), hold(ada), hold(eve)]
    await expect(hold(ada)).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 1 })
    gate.resolve()
    await Promise.all(inHand)
    expect(await guard(ada, async () => 'done')).toBe('done')
  })

  it('is free again when it failed, and when it was refused', async () => {
    const guard = limitCost({ db, clock }, { name: ids(), perMinute: 2, atOnce: 1 })
    const ada = ids()
    const fail = () =>
      guard(ada, async () => {
        throw new RangeError('broken')
      })
    await expect(fail()).rejects.toThrow('broken')
    await expect(fail()).rejects.toThrow('broken')
    await expect(fail()).rejects.toMatchObject({ code: 'too_many_requests' })
    now = new Date(now.getTime() + 60_001)
    expect(await guard(ada, async () => 'done')).toBe('done')
  })
})
