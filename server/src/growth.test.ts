import { ENDPOINTS } from '@lodestar/contract/features'
import type { Meeting } from '@lodestar/contract/meetings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPresence } from './db/presence.ts'
import { prepareServerRole } from './db/server-role.ts'
import { aUser, type TestUser } from './testing/a-user.ts'
import { addManyPeople } from './testing/many-people.ts'
import { openTestAuthPool, openTestDatabase, openUpkeepPool } from './testing/open-test-database.ts'
import { findScans, recordStatements } from './testing/read-plans.ts'
import { aSession, MARCO, say } from './testing/scenes.ts'
import { testApp } from './testing/test-app.ts'
import { copyDatabase, dropDatabase } from './testing/test-database.ts'

/** As many as make going through a table dearer than an index, and are written in seconds. */
const PEOPLE = 3_000

const url = await copyDatabase(`growth_${process.pid}`)
const pool = openUpkeepPool(url)
afterAll(async () => {
  await pool.end()
  await dropDatabase(url)
})

let user: TestUser
let large: Set<string>
beforeAll(async () => {
  const role = await prepareServerRole(url)
  const app = await testApp({
    db: openTestDatabase(url, () => {}, { role }),
    turnsDb: openTestDatabase(url, () => {}, { role }),
    authPool: openTestAuthPool(url, () => {}),
    presence: createPresence(url),
  })
  user = await aUser(app, { onLeaderboard: true })
  const session = await aSession(user)
  await say(user, session, MARCO)
  await user.post(`/api/coaching/sessions/${session.id}/complete`)
  await user.post('/api/coaching/feedback', { sessionId: session.id, rating: 4, feedback: 'It helped.' })
  await user.post('/api/goals', { title: 'Hand over the release', category: 'delegation' })
  const starts = { startTime: '2026-05-07T13:00:00Z', endTime: '2026-05-07T13:30:00Z' }
  const meeting = (await user.post('/api/meetings', { title: 'Budget', ...starts })).json<Meeting>()
  await user.post(`/api/meetings/${meeting.id}/reflection`, { answer: 'I asked first.' })
  await user.post('/api/communication/analyze', { communicationType: 'email', messageText: 'Send it today.' })
  await user.post('/api/analytics/predictions/generate', { timeHorizon: 30 })
  await addManyPeople(url, user.id, { to: PEOPLE })
  const { rows } = await pool.query<{ name: string }>(
    'select relname as name from pg_class where relrowsecurity and reltuples >= $1',
    [PEOPLE],
  )
  large = new Set(rows.map(({ name }) => name))
})

/** Reads that name nothing, by their paths. */
const READS = ENDPOINTS.filter(
  ({ endpoint: { method, path, access } }) => method === 'GET' && access === 'user' && !path.includes(':'),
).map(({ endpoint }) => endpoint.path)

it(`no read goes through a table of people's rows, as the server's role and behind row-level security`, async () => {
  expect(large.size).toBeGreaterThan(8)
  const statements = await recordStatements(url, async () => {
    for (const path of READS) await user.get(path)
  })
  expect(statements.length).toBeGreaterThan(30)
  expect(await findScans(url, statements, large)).toEqual([])
})

it('and this would notice one that does', async () => {
  const everybody = {
    text: 'select count(*) from goals where title = $1',
    values: ['any'],
    scope: { purpose: 'upkeep' },
  } as const
  const scans = await findScans(url, [{ ...everybody, values: [...everybody.values] }], large)
  expect(scans).toMatchObject([{ table: 'goals', how: 'Seq Scan' }])
})
