import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepModelText } from '../features/coaching/sent.store.ts'
import { renewFactors } from '../features/security/renew-factors.ts'
import { createLog } from '../lib/log.ts'
import { createVault, isSealed } from '../lib/vault.ts'
import { aUser, aVisitor, type TestUser } from '../testing/a-user.ts'
import { openTestAuthPool, openTestDatabase, TEST_SECRET, testVault } from '../testing/open-test-database.ts'
import { aSession, say } from '../testing/scenes.ts'
import { testApp } from '../testing/test-app.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { createJobQueue } from './job-queue.ts'
import { sealRows } from './seal-rows.ts'
import { isFinished, requireKeys } from './sealing-keys.ts'
import { SECRECY } from './secrecy.data.ts'

const clock = () => new Date('2026-05-06T09:30:00Z')
// Of its own: which keys are in use is the database's.
const url = await copyDatabase(`at_rest_${process.pid}`)
const db = openTestDatabase(url)
const app = await testApp({
  db,
  turnsDb: openTestDatabase(url),
  authPool: openTestAuthPool(url),
  jobs: createJobQueue({ url, onError: () => {}, isWorker: false }),
  clock,
})
afterAll(async () => dropDatabase(url))

/** Every row of every table as text, as a stolen copy of the database shows it. */
async function dump(): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as "table" from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const lines: string[] = []
  for (const { schema, table } of tables) {
    const { rows } = await sql<{ line: string }>`
      select ${`${table}: `} || to_jsonb(t)::text as line from ${sql.table(`${schema}.${table}`)} as t`.execute(
      db,
    )
    lines.push(...rows.map(({ line }) => line))
  }
  return lines
}

/** Nothing of these is in anybody's language: each finds itself wherever it stands. */
const word = (of: string) => `Zwetschgen${of}`

/** What people may write, each in words of its own. @returns the rehearsal's and the session's id. */
async function live(user: TestUser): Promise<Record<'session' | 'rehearsal' | 'goal', string>> {
  const session = await aSession(user, `Talk about ${word('title')}`)
  await say(
    user,
    session,
    `Marco interrupts Ana in our ${word('meeting')} every week. I must talk to him before Thursday.`,
  )
  await say(user, session, `I will talk to Marco about the ${word('promise')} on Friday at nine.`)
  await user.post(`/api/coaching/sessions/${session.id}/complete`)
  const once = { 'idempotency-key': 'a key' }
  const goal = (
    await user.post(
      '/api/goals',
      { title: word('goal'), description: word('why'), category: 'communication' },
      once,
    )
  ).json<{ id: string }>()
  const gone = (await user.post('/api/goals', { title: word('gone'), category: 'delegation' })).json<{
    id: string
  }>()
  const startTime = '2026-05-07T13:00:00Z'
  const meeting = (
    await user.post('/api/meetings', {
      title: word('budget'),
      description: word('agenda'),
      location: word('place'),
      startTime,
      endTime: '2026-05-07T13:30:00Z',
    })
  ).json<{ id: string }>()
  const message = `You never send the ${word('report')} on time. Please do it ASAP!!!`
  const replies = [
    await user.post('/api/coaching/feedback', { sessionId: session.id, rating: 5, feedback: word('rating') }),
    await user.put('/api/coaching/preferences', { currentPosition: word('position') }),
    await user.post(`/api/goals/${goal.id}/progress`, { progress: 30, note: word('note') }),
    await user.delete(`/api/goals/${gone.id}`),
    await user.post(`/api/meetings/${meeting.id}/reflection`, { answer: word('answer') }),
    await user.post('/api/communication/analyze', {
      communicationType: 'email',
      subject: word('subject'),
      messageText: message,
    }),
    await user.put(`/api/communication/words/${word('own').toLowerCase()}`),
    await user.post('/api/assessments/external', {
      assessmentType: 'disc',
      rawResults: `D 78 I 61 S 22 C 35 and so on`,
      assessmentProvider: word('provider'),
    }),
    await user.post('/api/notifications/push-subscriptions', {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: { p256dh: `BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m${word('p')}`, auth: word('auth') },
    }),
    await user.post('/api/analytics/predictions/generate', {}),
    await user.patch('/api/profile', { firstName: word('first'), lastName: word('last') }),
    await user.post('/api/notifications/schedule-coaching-reminder'),
  ]
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([])
  const rehearsal = (await user.post('/api/rehearsals', { sessionId: session.id })).json<{ id: string }>()
  const path = `/api/rehearsals/${rehearsal.id}`
  const line = await user.post(`${path}/lines`, {
    text: `You interrupted Ana about ${word('line')}. How do you see it?`,
  })
  expect(line.statusCode).toBeLessThan(300)
  const plan = {
    person: 'Marco',
    day: '2026-05-08',
    time: '',
    ifThey: '',
    thenI: '',
    place: word('room'),
    words: `Marco, about the ${word('opening')}.`,
  }
  expect((await user.put(`${path}/plan`, { plan })).json()).toMatchObject({ plan })
  const sent = {
    instructions: 'Coach.',
    messages: [{ role: 'user' as const, content: word('sent') }],
    model: 'm',
    host: null,
  }
  const text = { builtIn: word('built'), written: word('written'), sent, createdAt: clock().toISOString() }
  await keepModelText(db, { userId: user.id, task: 'summary', subject: session.id, ...text })
  return { session: session.id, rehearsal: rehearsal.id, goal: goal.id }
}

let ada: TestUser
let lived: Awaited<ReturnType<typeof live>>
beforeAll(async () => {
  ada = await aUser(app)
  lived = await live(ada)
})

/** What the person can read of all that, as they read it: it must never change by how it is stored. */
const readAll = async () => (await ada.get('/api/profile/export')).json().records

describe('a stolen copy of the database', () => {
  it('shows no word of what somebody wrote, but for their address', async () => {
    const lines = await dump()
    expect(lines.length).toBeGreaterThan(60)
    for (const marker of [/zwetschgen/i, /Marco/, /Friday at nine/, /Okafor/])
      expect(lines.filter((line) => marker.test(line) && !/^model_instructions: /.test(line))).toEqual([])
    // The address is what accounts are found by.
    expect(lines.filter((line) => line.includes(ada.email)).length).toBeGreaterThan(0)
    // All of it is there for its owner.
    const own = JSON.stringify(await readAll())
    for (const of of [
      'title',
      'meeting',
      'promise',
      'goal',
      'why',
      'gone',
      'budget',
      'agenda',
      'place',
      'report',
    ])
      expect(own).toContain(word(of))
    for (const of of [
      'rating',
      'position',
      'note',
      'answer',
      'subject',
      'provider',
      'line',
      'room',
      'opening',
    ])
      expect(own).toContain(word(of))
    for (const of of ['sent', 'built', 'written', 'first', 'last']) expect(own).toContain(word(of))
    expect(own).toContain(word('own').toLowerCase())
  })

  it('shows no token that opens anything', async () => {
    const { url: feed } = (await ada.get('/api/meetings/feed')).json<{ url: string }>()
    const address = new URL(feed).pathname
    expect((await aVisitor(app).get(address)).statusCode).toBe(200)
    const lines = await dump()
    const session = decodeURIComponent(ada.cookie.split('=')[1] ?? '').split('.')[0] ?? ''
    for (const token of [address.split('/')[3] ?? '', session]) {
      expect(token.length).toBeGreaterThan(20)
      expect(lines.filter((line) => line.includes(token))).toEqual([])
    }
    // What stands there instead opens nothing either.
    const { rows } = await sql<{ kept: string }>`select token || '' as kept from calendar_feeds`.execute(db)
    expect(rows.every(({ kept }) => isSealed(kept))).toBe(true)
    for (const { kept } of rows)
      expect((await aVisitor(app).get(`/api/calendar/${kept}/meetings.ics`)).statusCode).toBe(404)
  })
})

describe('a value that is moved', () => {
  const titles = async () => {
    const { rows } = await sql<{ id: string; title: string; description: string }>`
      select id, title || '' as title, description || '' as description from goals where id = ${lived.goal}`.execute(
      db,
    )
    return rows[0] ?? { id: '', title: '', description: '' }
  }

  it("to another person's row cannot be read there, and what stood there is not shown as theirs", async () => {
    const eve = await aUser(app)
    const goal = (await eve.post('/api/goals', { title: 'Mine', category: 'delegation' })).json<{
      id: string
    }>()
    await sql`update goals set title = ${(await titles()).title} where id = ${goal.id}`.execute(db)
    const reply = await eve.get('/api/goals')
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain(word('goal'))
    await db.deleteFrom('goals').where('id', '=', goal.id).where('userId', '=', eve.id).execute()
  })

  it('to another column cannot be read there', async () => {
    const kept = await titles()
    await sql`update goals set description = title where id = ${kept.id}`.execute(db)
    expect((await ada.get('/api/goals')).statusCode).toBe(500)
    await sql`update goals set description = ${kept.description} where id = ${kept.id}`.execute(db)
    expect((await ada.get('/api/goals')).statusCode).toBe(200)
  })
})

/** How many values of encrypted columns stand there in each way: by the id of their key, or plain. */
async function countValues(): Promise<Record<string, number>> {
  const columns = Object.entries(SECRECY).flatMap(
    ([table, { texts = [], json = [], alike = [], tokens = [] }]) =>
      [...texts, ...json, ...alike, ...tokens].map((column) => ({ table, column })),
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql<{ value: unknown }>`
      select to_jsonb(${sql.ref(column)}) as value from ${sql.table(table)}
      where to_jsonb(${sql.ref(column)}) not in ('null', '""', '[]', '{}')`.execute(db)
    found.push(...rows.map(({ value }) => (isSealed(value) ? (value.split('.')[1] ?? '') : 'plain')))
  }
  return Object.fromEntries([...Map.groupBy(found, (by) => by)].map(([by, all]) => [by, all.length]))
}

const log = createLog('silent')
const NEW_SECRET = 'another-secret-key-that-only-tests-know'

describe('what is stored already', () => {
  it('in plain text is read as it is, and encrypted by a job that can be broken off', async () => {
    await requireKeys(db, testVault)
    const before = await readAll()
    const plain = openTestDatabase(url)
    await sql`update goals set title = 'Plain as before' where id = ${lived.goal}`.execute(plain)
    await sql`update rehearsals set plan = '{"day": "2026-05-09", "time": null, "place": "A", "words": "B"}'
      where id = ${lived.rehearsal}`.execute(plain)
    await plain.destroy()
    expect((await countValues())['plain']).toBe(2)
    expect(JSON.stringify(await readAll())).toContain('Plain as before')
    expect(await isFinished(db, testVault)).toBe(false)
    // Its time is over after each table, so it stops there; the next run goes on.
    let ticks = 0
    const hurried = () => new Date(clock().getTime() + 61_000 * ticks++)
    for (let run = 0; run < 60 && !(await isFinished(db, testVault)); run++)
      await sealRows({ db, vault: testVault, clock: run < 3 ? hurried : clock, log })
    expect(await isFinished(db, testVault)).toBe(true)
    expect(Object.keys(await countValues())).toEqual([testVault.keyId])
    const after = await readAll()
    expect(after.goals.map(({ title }: { title: string }) => title)).toContain('Plain as before')
    expect(after.coachingMessages).toEqual(before.coachingMessages)
    expect(await sealRows({ db, vault: testVault, clock, log })).toBe(0)
  })

  it('follows a new key: the job encrypts all of it anew, and the earlier key is needed no longer', async () => {
    const factor = { id: 'factor', userId: ada.id, verified: true }
    const [secret, codes] = await Promise.all(
      ['a totp key', 'codes'].map((data) => symmetricEncrypt({ key: TEST_SECRET, data })),
    )
    await db
      .insertInto('authSecondFactors')
      .values({ ...factor, secret: secret ?? '', backupCodesSecret: codes ?? '' })
      .execute()
    const before = await readAll()
    const renewed = createVault(NEW_SECRET, [TEST_SECRET])
    const between = openTestDatabase(url, undefined, { vault: renewed })
    await requireKeys(between, renewed)
    const renewOthers = () => renewFactors(between, [NEW_SECRET, TEST_SECRET])
    expect(await sealRows({ db: between, vault: renewed, clock, log, renewOthers })).toBeGreaterThan(25)
    expect(Object.keys(await countValues())).toEqual([renewed.keyId])

    const alone = createVault(NEW_SECRET)
    await requireKeys(between, alone)
    const after = openTestDatabase(url, undefined, { vault: alone })
    const goals = await after
      .selectFrom('goals')
      .selectAll()
      .where('userId', '=', ada.id)
      .orderBy('id')
      .execute()
    expect(goals.map(({ title }) => title)).toEqual(before.goals.map(({ title }: { title: string }) => title))
    const kept = await after
      .selectFrom('authSecondFactors')
      .select('secret')
      .where('id', '=', 'factor')
      .executeTakeFirst()
    expect(await symmetricDecrypt({ key: NEW_SECRET, data: kept?.secret ?? '' })).toBe('a totp key')
    await expect(requireKeys(after, testVault)).rejects.toThrow(/SECRET_KEY_OLD.*Nothing has been changed/)
    expect(Object.keys(await countValues())).toEqual([renewed.keyId])
    await Promise.all([between.destroy(), after.destroy()])
  })
})
