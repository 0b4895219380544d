import { endpoint } from '@lodestar/contract/endpoint'
import { Problem } from '@lodestar/contract/error'
import { Success } from '@lodestar/contract/primitives'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { Coach } from '../coach/coach.ts'
import { aUser } from '../testing/a-user.ts'
import { type DatabaseRelay, openDatabaseRelay } from '../testing/database-relay.ts'
import { openTestAuthPool, openTestDatabase } from '../testing/open-test-database.ts'
import { aSession, MARCO, takeAssessment } from '../testing/scenes.ts'
import { depsOfApp, type TestAppOptions, testApp } from '../testing/test-app.ts'
import { provideDatabase } from '../testing/test-database.ts'
import { mount, SUCCESS } from './mount.ts'

const url = await provideDatabase()
const healthy = await testApp()

/** A server of its own whose database can be taken away. */
async function anApp(options: (relay: DatabaseRelay) => TestAppOptions = () => ({})) {
  const relay = await openDatabaseRelay(url)
  const db = openTestDatabase(relay.url, () => {})
  const authPool = openTestAuthPool(relay.url, () => {})
  const app = await testApp({ db, authPool, env: { SMTP_URL: 'smtp://127.0.0.1:1' }, ...options(relay) })
  return { relay, app }
}

const expectUnavailable = (reply: { statusCode: number; headers: object; json: () => unknown }) => {
  expect(reply.statusCode).toBe(503)
  expect(Problem.parse(reply.json()).code).toBe('unavailable')
  expect(Number((reply.headers as { 'retry-after'?: string })['retry-after'])).toBeGreaterThan(0)
  // A cookie may be renewed, never taken away.
  expect(String((reply.headers as { 'set-cookie'?: string })['set-cookie'])).not.toContain('Max-Age=0')
}

describe('a server whose database is gone', () => {
  it('answers reads and writes, of those it knows and those it must look up, with 503 and when to try again', async () => {
    const { relay, app } = await anApp()
    const [known, unknown] = [await aUser(app), await aUser(app)]
    expect((await known.get('/api/goals')).statusCode).toBe(200)
    await relay.close()
    for (const person of [known, unknown]) {
      expectUnavailable(await person.get('/api/goals'))
      expectUnavailable(
        await person.post('/api/coaching/sessions', { title: 'x' }, { 'idempotency-key': 'k' }),
      )
    }
  })

  it('ends a turn that is being streamed by saying that it failed, and why', async () => {
    const { builtIn } = depsOfApp(healthy).coach
    const { app } = await anApp((relay) => {
      const ask: Coach['ask'] = (...question) =>
        question[0] === 'prepareTurn'
          ? relay.close().then(() => builtIn.ask(...question))
          : builtIn.ask(...question)
      return { coach: { builtIn: { ...builtIn, ask } } }
    })
    const ada = await aUser(app)
    await takeAssessment(ada)
    const { id } = await aSession(ada)
    const accept = { accept: 'text/event-stream' }
    const reply = await ada.post(`/api/coaching/sessions/${id}/messages`, { content: MARCO }, accept)
    const events = reply.body
      .trim()
      .split('\n\n')
      .map((line) => JSON.parse(line.replace('data: ', '')))
    expect(events.map(({ type }) => type)).toEqual(['user', 'failed'])
    expect(events.at(-1)).toMatchObject({ code: 'unavailable' })
  })

  it('signs nobody out and answers neither sign-in, sign-up nor sign-out as if they had failed', async () => {
    const { relay, app } = await anApp()
    const ada = await aUser(app)
    await relay.close()
    const post = (path: string, body: object) =>
      app.inject({ method: 'POST', url: `/api/identity/${path}`, payload: body })
    const account = { email: `new-${ada.id}@example.com`, password: 'a quiet long passphrase' }
    expectUnavailable(await post('sign-in/email', account))
    expectUnavailable(await post('sign-up/email', { ...account, firstName: 'Ada', lastName: 'Okafor' }))
    expectUnavailable(await post('request-password-reset', { email: ada.email }))
    expectUnavailable(await ada.get('/api/auth/user'))
    expectUnavailable(await ada.get('/api/logout'))
  })

  it('loses only the sign-in library: that is 503 too, not a wrong password and not a visitor', async () => {
    const relay = await openDatabaseRelay(url)
    const app = await testApp({ authPool: openTestAuthPool(relay.url, () => {}) })
    const ada = await aUser(app)
    await relay.close()
    const post = (path: string, body: object) =>
      app.inject({ method: 'POST', url: `/api/identity/${path}`, payload: body })
    const account = { email: `other-${ada.id}@example.com`, password: 'a quiet long passphrase' }
    expectUnavailable(await post('sign-in/email', account))
    expectUnavailable(await post('sign-up/email', { ...account, firstName: 'Ada', lastName: 'Okafor' }))
    expectUnavailable(await post('reset-password', { token: 'x'.repeat(24), newPassword: account.password }))
    expectUnavailable(await ada.get('/api/auth/user'))
    expectUnavailable(await ada.get('/api/logout'))
  })
})

describe('a connection that ends while a request uses it', () => {
  const sleep = endpoint({
    method: 'POST',
    path: '/api/test/sleep',
    summary: 'x',
    reply: Success,
    errors: [],
    example: SUCCESS,
  })

  it('fails that request with 503, once, and no later one', async () => {
    let runs = 0
    const app = await testApp({
      extend: (to) =>
        mount(to, sleep, async ({ db }) => {
          runs += 1
          await db.transaction().execute((tx) => sql`select pg_sleep(20), 'mark http'`.execute(tx))
          return SUCCESS
        }),
    })
    const ada = await aUser(app)
    const sleeping = ada.post(sleep.path)
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query like '%mark http%' and pid <> pg_backend_pid() and datname = current_database()`.execute(
        depsOfApp(healthy).db,
      )
      expect(rows).toHaveLength(1)
    })
    expectUnavailable(await sleeping)
    expect(runs).toBe(1)
    expect((await ada.get('/api/goals')).statusCode).toBe(200)
  })
})
