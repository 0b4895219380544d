import type { Letter } from '@lodestar/contract/letters'
import type { Notification } from '@lodestar/contract/notifications'
import type { Rehearsal } from '@lodestar/contract/rehearsals'
import { afterAll, expect, it, vi } from 'vitest'
import { aUser, aVisitor, type TestUser } from '../../testing/a-user.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startTime } from '../../testing/run-jobs.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { giveLetter } from './give-letter.service.ts'

vi.setConfig({ testTimeout: 30_000 })
const mail = await startMailServer()
afterAll(mail.stop)
const time = startTime('2026-05-04T13:00:00.000Z')
const app = await testApp({ clock: time.clock, env: { SMTP_URL: mail.url } })

const FRIDAY = { isOn: true, weekday: 5, hour: 16 }
/** Somebody in New York for whom it is Monday, nine in the morning. */
async function aReader(choice: object = FRIDAY): Promise<TestUser> {
  time.set('2026-05-04T13:00:00.000Z')
  const user = await aUser(app, { timeZone: 'America/New_York' })
  expect((await user.put('/api/letters/choice', choice)).statusCode).toBe(200)
  await time.settle(app, user.id)
  return user
}
const letters = async (user: TestUser) => (await user.get('/api/letters')).json<Letter[]>()
const run = (user: TestUser, until: string) => time.runUntil(app, user.id, until)
const mailsTo = (user: TestUser) => mail.received.filter(({ text }) => text.includes(`token=${user.id}.`))

it('comes once a week at the leader’s hour, by bell and by mail, and not before it is asked for', async () => {
  const user = await aReader()
  await run(user, '2026-05-08T19:59:00.000Z')
  expect(await letters(user)).toEqual([])
  await run(user, '2026-05-23T00:00:00.000Z')
  expect((await letters(user)).map(({ week, createdAt }) => `${week} ${createdAt}`)).toEqual([
    '2026-05-22 2026-05-22T20:00:00.000Z',
    '2026-05-15 2026-05-15T20:00:00.000Z',
    '2026-05-08 2026-05-08T20:00:00.000Z',
  ])
  const bell = (await user.get('/api/notifications')).json<Notification[]>()
  expect(bell.filter(({ type }) => type === 'weekly_letter')).toHaveLength(3)
  expect(mailsTo(user)).toHaveLength(3)
  const quiet = await aReader({ ...FRIDAY, isOn: false })
  await run(quiet, '2026-05-23T00:00:00.000Z')
  expect(await letters(quiet)).toEqual([])
})

it('tells what was told and planned, in the leader’s words; the mail has none of them', async () => {
  const user = await aReader()
  const { id } = (await user.post('/api/rehearsals', { person: 'Dana' })).json<Rehearsal>()
  const plan = { person: 'Dana', day: '2026-05-05', time: '', place: '', words: 'No.', ifThey: '', thenI: '' }
  await user.put(`/api/rehearsals/${id}/plan`, { plan })
  await user.put(`/api/rehearsals/${id}/sentence`, { sentence: 'I will not extend it again.' })
  await user.put(`/api/rehearsals/${id}/outcome`, { outcome: { came: 'mixed', line: 'she went quiet' } })
  const other = (await user.post('/api/rehearsals', { person: 'Marco' })).json<Rehearsal>()
  await user.put(`/api/rehearsals/${other.id}/plan`, {
    plan: { ...plan, person: 'Marco', day: '2026-05-12' },
  })
  await run(user, '2026-05-08T20:00:00.000Z')
  expect((await letters(user))[0]?.letter).toEqual({
    setOut: [],
    came: [{ subject: 'Dana', came: 'mixed', line: 'she went quiet' }],
    sentence: 'I will not extend it again.',
    next: { subject: 'Marco', day: '2026-05-12' },
  })
  const [sent] = mailsTo(user).filter(({ text }) => text.includes('letter about the week'))
  expect(sent?.text).not.toMatch(/Dana|Marco|quiet|extend/)
})

it('is written once, however often its job runs and on however many servers', async () => {
  const user = await aReader()
  await run(user, '2026-05-08T19:00:00.000Z')
  time.set('2026-05-08T20:00:00.000Z')
  const deps = depsOfApp(app)
  const { since } = await deps.db
    .selectFrom('letterChoices')
    .select('since')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  const job = { userId: user.id, since, day: '2026-05-08', dueAt: '2026-05-08T20:00:00.000Z' }
  await Promise.all([giveLetter(deps, job), giveLetter(deps, job), giveLetter(deps, job)])
  await giveLetter(deps, job)
  await run(user, '2026-05-08T21:00:00.000Z')
  expect(await letters(user)).toHaveLength(1)
  expect(mailsTo(user)).toHaveLength(1)
})

it('another day chosen within the week does not bring a second letter', async () => {
  const user = await aReader({ ...FRIDAY, weekday: 3 })
  await run(user, '2026-05-07T12:00:00.000Z')
  await user.put('/api/letters/choice', FRIDAY)
  await run(user, '2026-05-16T00:00:00.000Z')
  expect((await letters(user)).map(({ week }) => week)).toEqual(['2026-05-15', '2026-05-06'])
})

it('goes along to another time zone, over a change of clocks too', async () => {
  const user = await aReader()
  await depsOfApp(app)
    .db.updateTable('users')
    .set({ timeZone: 'Europe/Berlin' })
    .where('id', '=', user.id)
    .execute()
  await depsOfApp(app)
    .db.transaction()
    .execute((tx) =>
      depsOfApp(app).jobs.enqueue(tx, 'arm-reminders', {
        userId: user.id,
        meetingId: null,
        at: time.clock().toISOString(),
      }),
    )
  await run(user, '2026-10-31T00:00:00.000Z')
  const at = (await letters(user)).map(({ createdAt }) => createdAt)
  expect(at.slice(0, 2)).toEqual(['2026-10-30T15:00:00.000Z', '2026-10-23T14:00:00.000Z'])
  expect(at).toContain('2026-05-08T14:00:00.000Z')
})

it('is stopped by one tap in its mail, without signing in, and that stops nothing else', async () => {
  const user = await aReader()
  await run(user, '2026-05-08T20:00:00.000Z')
  const raw =
    mailsTo(user)[0]
      ?.text.replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=') ?? ''
  expect(raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/)
  const path = /(\/api\/notifications\/unsubscribe\?of=letter&token=[\w.-]+)/.exec(raw)?.[1] ?? ''
  expect(path).not.toBe('')
  const visitor = aVisitor(app)
  expect((await visitor.get(path.replace('of=letter&', ''))).statusCode).toBe(404)
  expect((await visitor.get(path)).body).toContain('Stop the weekly letter?')
  const done = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(done.body).toContain('No more letters')
  await run(user, '2026-05-30T00:00:00.000Z')
  expect(await letters(user)).toHaveLength(1)
  expect((await user.get('/api/notifications/preferences')).json()).toMatchObject({ emailEnabled: true })
})

it.each([
  [{ ...FRIDAY, weekday: 7 }, 'body.weekday'],
  [{ ...FRIDAY, hour: 22 }, 'body.hour'],
  [{ ...FRIDAY, isOn: 'yes' }, 'body.isOn'],
])('a choice cannot be %j', async (choice, field) => {
  const user = await aUser(app)
  const reply = await user.put('/api/letters/choice', choice)
  expect(Object.keys(reply.json().fields)).toEqual([field])
})
