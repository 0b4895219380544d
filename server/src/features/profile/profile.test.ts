import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createJobQueue } from '../../db/job-queue.ts'
import { aUser, aVisitor, type TestUser } from '../../testing/a-user.ts'
import { fillTables, readContents } from '../../testing/fill-tables.ts'
import { openTestAuthPool, openTestDatabase } from '../../testing/open-test-database.ts'
import { aSession, MARCO, say } from '../../testing/scenes.ts'
import { testApp } from '../../testing/test-app.ts'
import { copyDatabase } from '../../testing/test-database.ts'

// A database of its own: every row in it is counted.
const url = await copyDatabase(`profile_${process.pid}`)
const db = openTestDatabase(url, () => {})
const now = new Date('2026-05-03T09:30:00.000Z')
const app = await testApp({
  db,
  authPool: openTestAuthPool(url, () => {}),
  jobs: createJobQueue({ url, onError: () => {}, isWorker: false }),
  clock: () => now,
})
const path = '/api/profile'

/** Somebody with a row in every table there is. */
async function aFullUser(): Promise<TestUser> {
  const user = await aUser(app)
  await fillTables(db, user.id)
  return user
}

/** Somebody who has done, through the product, everything that leaves a trace. */
async function aBusyUser(): Promise<TestUser> {
  const user = await aUser(app)
  const session = await aSession(user)
  await say(user, session, MARCO)
  const once = { 'idempotency-key': `key of ${user.id}` }
  const feedback = { sessionId: session.id, rating: 4, feedback: 'The script helped.' }
  const goal = { title: 'Talk to Marco', category: 'communication', sessionId: session.id }
  const [startTime, endTime] = ['2026-05-07T13:00:00.000Z', '2026-05-07T13:30:00.000Z']
  const goals = [(await user.post('/api/goals', goal)).json(), (await user.post('/api/goals', goal)).json()]
  const replies = [
    await user.post('/api/coaching/feedback', feedback, once),
    await user.post(`/api/coaching/sessions/${session.id}/complete`),
    await user.post('/api/coaching/sessions', { title: 'The hand-over' }, once),
    await user.put('/api/coaching/preferences', { directnessLevel: 5 }),
    await user.post('/api/auth/confidentiality', { version: '1' }),
    await user.post(`/api/goals/${goals[0].id}/progress`, { progress: 10, note: 'He listened.' }),
    await user.delete(`/api/goals/${goals[1].id}`),
    await user.post('/api/meetings', { title: 'One-on-one with Marco', startTime, endTime }),
    await user.get('/api/meetings/feed'),
  ]
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([])
  return user
}

/** The tables whose rows go when a person goes: all that refer to people, directly or through others. */
async function listTablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    with recursive mine as (
      select 'users'::regclass::oid as id
      union select conrelid from pg_constraint join mine on confrelid = mine.id where contype = 'f' and conparentid = 0)
    select id::regclass::text as "table" from mine order by 1`.execute(db)
  return rows.map(({ table }) => table)
}

/** The tables of the export: what others have answered a person is in none. */
const listExportedTables = async (): Promise<string[]> =>
  (await listTablesOfPeople()).filter((table) => table !== 'pulse_answers')

const cookieOf = ({ cookies }: LightMyRequestResponse) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
const toCamel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const readExport = async (user: TestUser) => (await user.get(`${path}/export`)).json()
/** Everything but the counts of attempts, which come and go with the minutes, and what is kept of language models. */
async function readRecords() {
  const { throttles, language_model_self_tests, model_instructions, ...records } = await readContents(db)
  return records
}
const deleteAs = (user: TestUser, email = user.email) => user.delete(path, { email })

describe('the name', () => {
  it('is changed, trimmed, and answered with the whole account [R7-71]', async () => {
    const ada = await aUser(app)
    const reply = await ada.patch(path, { firstName: '  Adaeze ', lastName: ' Obi' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      id: ada.id,
      firstName: 'Adaeze',
      lastName: 'Obi',
      provider: 'local',
    })
    expect((await ada.get('/api/auth/user')).json()).toEqual(reply.json())
  })

  it.each([
    ['firstName', { firstName: '   ', lastName: 'Obi' }],
    ['lastName', { firstName: 'Ada', lastName: '' }],
    ['lastName', { firstName: 'Ada' }],
  ])('needs a %s after trimming: %j [R5-21, R5-22]', async (field, body) => {
    const ada = await aUser(app)
    const reply = await ada.patch(path, body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ [`body.${field}`]: 'First name and last name are required.' })
    expect((await ada.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Ada', lastName: 'Okafor' })
  })

  it('comes without anything else: email and provider stay as they are [R5-23]', async () => {
    const ada = await aUser(app)
    const more = { email: 'eve@example.com', provider: 'demo', id: 'demo_user_001' }
    const reply = await ada.patch(path, { firstName: 'Ada', lastName: 'Obi', ...more })
    expect(reply.json()).toMatchObject({ id: ada.id, email: ada.email, provider: 'local' })
  })

  it("is one's own only", async () => {
    const [ada, eve] = [await aUser(app), await aUser(app, { firstName: 'Eve' })]
    await ada.patch(path, { firstName: 'Adaeze', lastName: 'Obi' })
    expect((await eve.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Eve', lastName: 'Okafor' })
  })
})

describe('the leaderboard', () => {
  it('shows nobody until they say so, each for themselves [D86]', async () => {
    const [ada, eve] = [await aUser(app), await aUser(app)]
    const read = async (user: TestUser) => (await user.get(`${path}/visibility`)).json()
    expect(await read(ada)).toEqual({ isOnLeaderboard: false })
    expect((await ada.put(`${path}/visibility`, { isOnLeaderboard: true })).json()).toEqual({
      isOnLeaderboard: true,
    })
    expect(await read(ada)).toEqual({ isOnLeaderboard: true })
    expect(await read(eve)).toEqual({ isOnLeaderboard: false })
    await ada.put(`${path}/visibility`, { isOnLeaderboard: false })
    expect(await read(ada)).toEqual({ isOnLeaderboard: false })
  })

  it('is not joined by a call that does not say so', async () => {
    const ada = await aUser(app)
    expect((await ada.put(`${path}/visibility`, {})).statusCode).toBe(400)
  })
})

describe('the export', () => {
  it("holds one's rows of every table that belongs to people, and nobody else's", async () => {
    const [ada, eve] = [await aFullUser(), await aFullUser()]
    const reply = await ada.get(`${path}/export`)
    const { exportedAt, records } = reply.json()
    expect(exportedAt).toBe(now.toISOString())
    expect(Object.keys(records)).toEqual((await listExportedTables()).map(toCamel).sort())
    for (const [table, rows] of Object.entries<{ userId?: string; id?: string }[]>(records)) {
      expect(rows.length, table).toBeGreaterThan(0)
      for (const row of rows) expect(row.userId ?? row.id, table).toBe(ada.id)
    }
    expect(reply.body).not.toContain(eve.id)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="lodestar-2026-05-03.json"')
  })

  it('holds every column but those that let somebody in', async () => {
    const ada = await aFullUser()
    const { records } = await readExport(ada)
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name in (${sql.join(await listExportedTables())})`.execute(db)
    expect(columns.length).toBeGreaterThan(60)
    const missing = columns.filter(({ table, column }) => !(toCamel(column) in records[toCamel(table)][0]))
    const names = missing.map(({ table, column }) => `${table}.${column}`)
    expect(names).toEqual(expect.arrayContaining(['auth_accounts.password', 'auth_sessions.token']))
    for (const name of names) expect(name).toMatch(/[._](password|token|secret)$/)
  })

  it('holds what was written here, as it was written, and no key to the account', async () => {
    const ada = await aBusyUser()
    const { body } = await ada.get(`${path}/export`)
    for (const words of [MARCO, 'The script helped.', 'The hand-over', 'He listened.', ada.email])
      expect(body).toContain(words)
    for (const table of ['authSessions', 'calendarFeeds'] as const) {
      const rows = await db.selectFrom(table).select('token').where('userId', '=', ada.id).execute()
      expect(rows).toHaveLength(1)
      expect(body).not.toContain(rows[0]?.token)
    }
  })
})

describe('deleting an account', () => {
  it('leaves not one row of that person in any table, and every row of another as it was', async () => {
    const eve = await aFullUser()
    await aBusyUser()
    const before = await readRecords()
    const ada = await aFullUser()
    const between = await readRecords()
    for (const table of [...(await listTablesOfPeople()), 'auth_verifications'])
      expect(between[table]?.length, table).toBeGreaterThan(before[table]?.length ?? 0)

    expect((await deleteAs(ada)).json()).toEqual({ success: true })
    expect(await readRecords()).toEqual(before)
    const rows = Object.values(await readContents(db)).flat()
    expect(rows.filter((row) => row.includes(ada.id) || row.includes(ada.email))).toEqual([])
    expect(rows.filter((row) => row.includes(eve.id)).length).toBeGreaterThan(10)
  })

  it('works for somebody who has used everything', async () => {
    const before = await readRecords()
    const ada = await aBusyUser()
    expect((await deleteAs(ada)).statusCode).toBe(200)
    expect(await readRecords()).toEqual(before)
  })

  it('asks for the email address, in any case of its letters', async () => {
    const ada = await aUser(app)
    const eve = await aUser(app)
    const reply = await deleteAs(ada, eve.email)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ 'body.email': 'This is not the email address of your account.' })
    expect(Object.keys((await ada.delete(path, {})).json().fields)).toEqual(['body.email'])
    expect((await ada.get('/api/auth/user')).statusCode).toBe(200)
    expect((await eve.get('/api/auth/user')).statusCode).toBe(200)
    expect((await deleteAs(ada, ` ${ada.email.toUpperCase()} `)).statusCode).toBe(200)
  })

  it('ends the session everywhere at once and takes its cookies away', async () => {
    const email = 'two-browsers@example.com'
    const person = { firstName: 'Ada', lastName: 'Okafor', email, password: 'a quiet passphrase' }
    const visitor = aVisitor(app)
    const browsers = [
      cookieOf(await visitor.post('/api/identity/sign-up/email', person)),
      cookieOf(await visitor.post('/api/identity/sign-in/email', person)),
    ]
    // Asked once before, so that the sessions are remembered.
    const read = async () =>
      (await Promise.all(browsers.map((cookie) => visitor.get('/api/dashboard', undefined, { cookie })))).map(
        ({ statusCode }) => statusCode,
      )
    expect(await read()).toEqual([200, 200])
    const cookie = browsers[0] ?? ''
    await visitor.post('/api/security/confirm', { password: person.password }, { cookie })
    const reply = await visitor.delete(path, { email }, { cookie })
    expect(reply.statusCode).toBe(200)
    const cleared = reply.cookies.find(({ name }) => name === 'lodestar.session_token')
    expect(cleared).toMatchObject({ value: '', maxAge: 0 })
    expect(await read()).toEqual([401, 401])
  })

  it('lets the same address open a new, empty account', async () => {
    const ada = await aBusyUser()
    await deleteAs(ada)
    const account = { firstName: 'Ada', lastName: 'Okafor', email: ada.email, password: 'a quiet passphrase' }
    const reply = await aVisitor(app).post('/api/identity/sign-up/email', account)
    expect(reply.statusCode).toBe(201)
    expect(reply.json().id).not.toBe(ada.id)
  })
})

it('a visitor has no profile', async () => {
  const visitor = aVisitor(app)
  const replies = [
    await visitor.patch(path, { firstName: 'Ada', lastName: 'Obi' }),
    await visitor.get(`${path}/visibility`),
    await visitor.put(`${path}/visibility`, { isOnLeaderboard: false }),
    await visitor.get(`${path}/export`),
    await visitor.delete(path, { email: 'ada@example.com' }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
})
