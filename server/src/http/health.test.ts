import { expect, test } from 'vitest'
import { aUser } from '../testing/a-user.ts'
import { openDatabaseRelay } from '../testing/database-relay.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { testApp } from '../testing/test-app.ts'
import { provideDatabase } from '../testing/test-database.ts'

test('a server with its database is alive and ready', async () => {
  const app = await testApp()
  for (const url of ['/healthz', '/readyz']) {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ status: 'ok' })
  }
})

test('a server without its database is alive and not ready', async () => {
  const db = openTestDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const app = await testApp({ db })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/api/auth/options')).statusCode).toBe(200)
})

test('a server whose database does not answer, or has no connection left, says so while it is waited for', async () => {
  const relay = await openDatabaseRelay(await provideDatabase())
  const db = openTestDatabase(relay.url, () => {}, { connections: 1 })
  const app = await testApp({ db })
  const give = Promise.withResolvers<void>()
  const taken = db.connection().execute(() => give.promise)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  give.resolve()
  await taken
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  relay.freeze()
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  relay.thaw()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('figures are told to this machine only, by route and never by identifier', async () => {
  const app = await testApp()
  const ada = await aUser(app)
  await ada.get(`/api/auth/user?secret=${ada.id}`)
  const { body } = await app.inject('/metrics')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/auth/user",status="200"} 1',
  )
  expect(body).toContain('process_resident_memory_bytes')
  for (const state of ['waiting', 'ready', 'active', 'failed'])
    expect(body).toMatch(new RegExp(`^jobs\\{job="arm-reminders",state="${state}"\\} \\d+$`, 'm'))
  expect(body).not.toContain(ada.id)
  for (const from of [{ remoteAddress: '203.0.113.7' }, { headers: { 'x-forwarded-for': '203.0.113.7' } }])
    expect((await app.inject({ url: '/metrics', ...from })).statusCode).toBe(404)
})
