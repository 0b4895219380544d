import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { createJobQueue } from '../../db/job-queue.ts'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { PLACE } from '../../testing/lay-by-person.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { openTestAuthPool, openTestDatabase } from '../../testing/open-test-database.ts'
import { startTime } from '../../testing/run-jobs.ts'
import { aSession, say } from '../../testing/scenes.ts'
import { testApp } from '../../testing/test-app.ts'
import { copyDatabase } from '../../testing/test-database.ts'

// A database of its own: every row of every schema in it is read.
const url = await copyDatabase(`erasure_${process.pid}`)
const db = openTestDatabase(url, () => {})
const mail = await startMailServer()
afterAll(mail.stop)
const time = startTime('2026-05-03T09:30:00.000Z')
const app = await testApp({
  db,
  authPool: openTestAuthPool(url, () => {}),
  jobs: createJobQueue({ url, onError: () => {}, isWorker: false }),
  clock: time.clock,
  env: { SMTP_URL: mail.url },
})
const MARKER = 'Zwetschgenknoedel'

/** The tables of every schema in which a row holds a text. */
async function findTables(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as "table" from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(db)
  const found: string[] = []
  for (const { schema, table } of tables) {
    const { rows } = await sql`select from ${sql.table(`${schema}.${table}`)} as t
      where strpos(lower(to_jsonb(t)::text), lower(${text})) > 0 limit 1`.execute(db)
    if (rows.length > 0) found.push(`${schema}.${table}`)
  }
  return found
}

/** Leaves the marker wherever words can be left, and plans ahead for years. */
async function leaveTraces(user: TestUser): Promise<void> {
  const session = await aSession(user)
  await say(user, session, `Marco interrupts Ana whenever ${MARKER} comes up.`)
  const once = { 'idempotency-key': `key of ${MARKER}` }
  const goal = { title: MARKER, description: MARKER, category: 'communication', sessionId: session.id }
  const kept = (await user.post('/api/goals', goal, once)).json()
  const deleted = (await user.post('/api/goals', goal)).json()
  const [startTime, endTime] = ['2031-05-07T13:00:00.000Z', '2031-05-07T13:30:00.000Z']
  const meeting = (await user.post('/api/meetings', { title: MARKER, startTime, endTime })).json()
  const disc = { assessmentType: 'disc', rawResults: 'D 78 I 61 S 22 C 35', assessmentProvider: MARKER }
  const push = 'https://fcm.googleapis.com/fcm/send'
  const keys = { p256dh: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m', auth: 'a2V5' }
  const pulse = {
    behavior: MARKER,
    question: `How often ${MARKER}?`,
    askedBy: MARKER,
    closesOn: '2026-05-09',
  }
  const replies = [
    await user.post(`/api/meetings/${meeting.id}/reflection`, { answer: MARKER }),
    await user.post('/api/coaching/feedback', { sessionId: session.id, rating: 4, feedback: MARKER }),
    await user.post(`/api/coaching/sessions/${session.id}/complete`),
    await user.post(`/api/goals/${kept.id}/progress`, { progress: 10, note: MARKER }),
    await user.delete(`/api/goals/${deleted.id}`),
    await user.post('/api/assessments/external', disc),
    await user.post('/api/notifications/push-subscriptions', { endpoint: `${push}/${MARKER}`, keys }),
    await user.put('/api/coaching/preferences', { currentPosition: MARKER }),
    await user.put('/api/notifications/preferences', { emailEnabled: true }),
    await user.post('/api/notifications/schedule-coaching-reminder'),
    await user.post('/api/analytics/predictions/generate', {}),
    await user.post('/api/pulses', pulse),
    await user.post('/api/transcripts', { text: `${MARKER}: Yes.\nAna: Why?`, title: MARKER }),
    await user.put('/api/practice/settings', { isOn: true }),
    await user.get('/api/meetings/feed'),
    await user.patch('/api/profile', { firstName: MARKER, lastName: MARKER }),
    await user.post('/api/identity/request-password-reset', { email: user.email }),
  ]
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([])
  await vi.waitFor(() => expect(mail.received.some(({ to }) => to === user.email)).toBe(true))
  await time.settle(app, user.id)
}

it('a deleted account leaves no id, no address and no word in any table of any schema', async () => {
  const ada = await aUser(app)
  await leaveTraces(ada)
  const before = await findTables(ada.id)
  expect(before).toEqual(expect.arrayContaining(['pgboss.job_common', 'public.auth_verifications']))
  expect(before.length).toBeGreaterThan(15)
  // What somebody writes is encrypted: only what names a key or a browser can be read.
  // Where tables are laid out by person their parts stand beside them.
  const legible = (await findTables(MARKER)).filter((table) => !table.startsWith(`${PLACE}.`))
  expect(legible).toEqual(['public.idempotency_keys', 'public.push_subscriptions'])
  expect(await findTables(ada.email)).not.toEqual([])
  expect(await time.listPlanned(app, ada.id)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^give-meeting-reminder 2031-05-07/)]),
  )

  expect((await ada.delete('/api/profile', { email: ada.email })).statusCode).toBe(200)
  for (const trace of [ada.id, ada.email, MARKER]) expect(await findTables(trace), trace).toEqual([])
})

it('the jobs of others stay', async () => {
  const [ada, eve] = [await aUser(app), await aUser(app)]
  const [startTime, endTime] = ['2031-05-07T13:00:00.000Z', '2031-05-07T13:30:00.000Z']
  for (const user of [ada, eve]) {
    await user.post('/api/meetings', { title: 'Review', startTime, endTime })
    await time.settle(app, user.id)
  }
  const planned = await time.listPlanned(app, eve.id)
  expect(planned).toHaveLength(2)
  await ada.delete('/api/profile', { email: ada.email })
  expect(await time.listPlanned(app, ada.id)).toEqual([])
  expect(await time.listPlanned(app, eve.id)).toEqual(planned)
})
