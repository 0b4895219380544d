import type { Notification } from '@lodestar/contract/notifications'
import { afterAll, describe, expect, it } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startTime } from '../../testing/run-jobs.ts'
import { testApp } from '../../testing/test-app.ts'

const mail = await startMailServer()
afterAll(() => mail.stop())
const time = startTime('2026-05-04T13:00:00.000Z')
const app = await testApp({
  clock: time.clock,
  env: { SMTP_URL: mail.url, MAIL_FROM: 'Lodestar <coach@example.com>' },
})

const HOUR_MS = 3_600_000
const later = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * HOUR_MS).toISOString()

/** Somebody in New York, at a moment. */
async function aLeaderAt(now: string, preMeetingReminderHours = 2): Promise<TestUser> {
  time.set(now)
  const user = await aUser(app, { timeZone: 'America/New_York' })
  await user.put('/api/notifications/preferences', { preMeetingReminderHours })
  await time.settle(app, user.id)
  return user
}
const meetingAt = (startTime: string) => ({ title: 'Budget', startTime, endTime: later(startTime, 1) })

async function enter(user: TestUser, startTime: string): Promise<string> {
  const { id } = (await user.post('/api/meetings', meetingAt(startTime))).json<{ id: string }>()
  await time.settle(app, user.id)
  return id
}
async function move(user: TestUser, id: string, startTime: string): Promise<void> {
  await user.put(`/api/meetings/${id}`, meetingAt(startTime))
  await time.settle(app, user.id)
}

/** The moments at which reminders before meetings stood in the list by then, and how many of them were mailed. */
async function told(user: TestUser, until: string): Promise<[listedAt: string[], mailed: number]> {
  await time.runUntil(app, user.id, until)
  const all = (await user.get('/api/notifications')).json<Notification[]>()
  const listed = all.filter(({ type }) => type === 'pre_meeting').map(({ createdAt }) => createdAt)
  return [listed, mail.received.filter(({ to }) => to === user.email).length]
}

describe('a reminder before a meeting', () => {
  it('entered at ten to four at night for five to five is given at its time, mail too [R1-26, D45, D82]', async () => {
    const user = await aLeaderAt('2026-05-07T07:50:00.000Z', 1)
    await enter(user, '2026-05-07T08:55:00.000Z')
    expect(await told(user, '2026-05-07T07:54:59.000Z')).toEqual([['2026-05-07T07:50:00.000Z'], 1])
    expect(await told(user, '2026-05-07T16:00:00.000Z')).toEqual([['2026-05-07T07:50:00.000Z'], 1])
  })

  it('entered at ten in the evening for half past six is given at once [D82]', async () => {
    const user = await aLeaderAt('2026-05-07T02:00:00.000Z')
    await enter(user, '2026-05-07T10:30:00.000Z')
    expect(await told(user, '2026-05-07T02:00:00.000Z')).toEqual([['2026-05-07T02:00:00.000Z'], 1])
    expect(await told(user, '2026-05-07T16:00:00.000Z')).toEqual([['2026-05-07T02:00:00.000Z'], 1])
  })

  it('entered days ahead for half past six is given the evening before, at half past eight [D82]', async () => {
    const user = await aLeaderAt('2026-05-04T13:00:00.000Z')
    await enter(user, '2026-05-07T10:30:00.000Z')
    expect(await told(user, '2026-05-07T00:29:59.000Z')).toEqual([[], 0])
    expect(await told(user, '2026-05-07T16:00:00.000Z')).toEqual([['2026-05-07T00:30:00.000Z'], 1])
  })

  it('due at six in the morning stands in the list then, and is mailed at seven [D82]', async () => {
    const user = await aLeaderAt('2026-05-04T13:00:00.000Z')
    await enter(user, '2026-05-07T12:00:00.000Z')
    expect(await told(user, '2026-05-07T10:59:59.000Z')).toEqual([['2026-05-07T10:00:00.000Z'], 0])
    expect(await told(user, '2026-05-07T11:00:00.000Z')).toEqual([['2026-05-07T10:00:00.000Z'], 1])
  })

  it('due in the night clocks go forward is mailed at seven by the new clock [D82]', async () => {
    const user = await aLeaderAt('2026-03-06T15:00:00.000Z', 6)
    await enter(user, '2026-03-08T13:00:00.000Z')
    expect(await told(user, '2026-03-08T10:59:59.000Z')).toEqual([['2026-03-08T07:00:00.000Z'], 0])
    expect(await told(user, '2026-03-08T11:00:00.000Z')).toEqual([['2026-03-08T07:00:00.000Z'], 1])
  })

  it('due in the night clocks go back is mailed at seven by the new clock [D82]', async () => {
    const user = await aLeaderAt('2026-10-30T15:00:00.000Z', 8)
    await enter(user, '2026-11-01T14:00:00.000Z')
    expect(await told(user, '2026-11-01T11:59:59.000Z')).toEqual([['2026-11-01T06:00:00.000Z'], 0])
    expect(await told(user, '2026-11-01T12:00:00.000Z')).toEqual([['2026-11-01T06:00:00.000Z'], 1])
  })

  it('in an ordinary evening is given and mailed at its time [D45]', async () => {
    const user = await aLeaderAt('2026-05-06T21:00:00.000Z')
    await enter(user, '2026-05-07T00:30:00.000Z')
    expect(await told(user, '2026-05-06T22:29:59.000Z')).toEqual([[], 0])
    expect(await told(user, '2026-05-06T22:30:00.000Z')).toEqual([['2026-05-06T22:30:00.000Z'], 1])
  })

  it('that somebody moves at night to the early morning is given at once, and once however often it is saved [D82]', async () => {
    const user = await aLeaderAt('2026-05-07T06:00:00.000Z')
    const id = await enter(user, '2026-05-07T20:00:00.000Z')
    for (const minute of ['01', '02', '03']) {
      time.set(`2026-05-07T06:${minute}:00.000Z`)
      await move(user, id, '2026-05-07T10:00:00.000Z')
    }
    await user.put('/api/notifications/preferences', { postMeetingReminderHours: 5 })
    expect(await told(user, '2026-05-07T15:00:00.000Z')).toEqual([['2026-05-07T06:01:00.000Z'], 1])
  })

  it('that was listed at night and whose meeting is moved before the morning is not mailed then [D82]', async () => {
    const user = await aLeaderAt('2026-05-04T13:00:00.000Z')
    const id = await enter(user, '2026-05-07T12:00:00.000Z')
    expect(await told(user, '2026-05-07T10:30:00.000Z')).toEqual([['2026-05-07T10:00:00.000Z'], 0])
    await move(user, id, '2026-05-07T20:00:00.000Z')
    expect(await told(user, '2026-05-07T17:59:59.000Z')).toEqual([['2026-05-07T10:00:00.000Z'], 0])
    expect(await told(user, '2026-05-07T18:00:00.000Z')).toEqual([
      ['2026-05-07T18:00:00.000Z', '2026-05-07T10:00:00.000Z'],
      1,
    ])
  })
})

it('the question after a meeting stands in the list at night, and is mailed in the morning [D82]', async () => {
  const user = await aLeaderAt('2026-05-06T21:00:00.000Z')
  await user.put('/api/notifications/preferences', { postMeetingReminderHours: 3 })
  // It ends at nine in the evening.
  await enter(user, '2026-05-07T00:00:00.000Z')
  await time.runUntil(app, user.id, '2026-05-07T10:59:59.000Z')
  const [question] = (await user.get('/api/notifications')).json<Notification[]>()
  expect(question).toMatchObject({
    type: 'post_meeting',
    createdAt: '2026-05-07T04:00:00.000Z',
    status: 'pending',
  })
  await time.runUntil(app, user.id, '2026-05-07T11:00:00.000Z')
  expect((await user.get('/api/notifications')).json()).toMatchObject([
    { status: 'sent' },
    { type: 'pre_meeting' },
  ])
})
