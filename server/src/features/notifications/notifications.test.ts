import { DEFAULT_NOTIFICATION_PREFERENCES, type Notification } from '@lodestar/contract/notifications'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor, type TestUser } from '../../testing/a-user.ts'
import { startTime } from '../../testing/run-jobs.ts'
import { aSession } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const time = startTime('2026-05-04T13:00:00.000Z')
const app = await testApp({ clock: time.clock })

const path = '/api/notifications'
const settingsPath = `${path}/preferences`
const NEW_YORK = 'America/New_York'

/** Somebody in New York for whom it is Monday, nine in the morning. */
async function aLeader(): Promise<TestUser> {
  time.set('2026-05-04T13:00:00.000Z')
  return aUser(app, { timeZone: NEW_YORK })
}
const MEETING = {
  title: 'Budget',
  startTime: '2026-05-07T17:00:00.000Z',
  endTime: '2026-05-07T18:00:00.000Z',
}
/** Keeps a meeting and lets the worker take note. */
async function meet(user: TestUser, given: Partial<typeof MEETING> = {}): Promise<string> {
  const { id } = (await user.post('/api/meetings', { ...MEETING, ...given })).json<{ id: string }>()
  await time.settle(app, user.id)
  return id
}
async function set(user: TestUser, change: object): Promise<void> {
  await user.put(settingsPath, change)
  await time.settle(app, user.id)
}
const list = async (user: TestUser) => (await user.get(path)).json<Notification[]>()
const run = async (user: TestUser, until: string) => {
  await time.runUntil(app, user.id, until)
  return list(user)
}
const briefly = (all: Notification[]) => all.map(({ type, createdAt }) => `${type} ${createdAt}`)

describe('reminder settings', () => {
  it('are defaults until something is saved: 2 and 24 hours, weekly [R3-47, R5-25, R5-27, R7-57, R9-40]', async () => {
    const user = await aLeader()
    expect((await user.get(settingsPath)).json()).toEqual({
      coachingRemindersEnabled: false,
      reminderFrequency: 'weekly',
      meetingRemindersEnabled: true,
      preMeetingReminderHours: 2,
      postMeetingReminderHours: 24,
      emailEnabled: true,
    })
  })

  it('keep what a change leaves out, and what another changes at the same time [R7-58]', async () => {
    const user = await aLeader()
    const replies = await Promise.all([
      user.put(settingsPath, { preMeetingReminderHours: 5 }),
      user.put(settingsPath, { coachingRemindersEnabled: true }),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await user.put(settingsPath, { emailEnabled: false })).json()).toEqual({
      ...DEFAULT_NOTIFICATION_PREFERENCES,
      preMeetingReminderHours: 5,
      coachingRemindersEnabled: true,
      emailEnabled: false,
    })
    expect((await (await aLeader()).get(settingsPath)).json()).toEqual(DEFAULT_NOTIFICATION_PREFERENCES)
  })

  it.each([
    ['preMeetingReminderHours', [1, 48], [0, 49, 2.5, '2', null]],
    ['postMeetingReminderHours', [1, 168], [0, 169, -1, '24', null]],
    ['reminderFrequency', ['daily', 'weekly', 'biweekly', 'monthly'], ['yearly', '', null]],
    ['coachingRemindersEnabled', [true, false], ['yes', 1, null]],
  ])('take %s in its range only, and name it otherwise [R5-24, R5-26, R9-39]', async (field, good, bad) => {
    const user = await aLeader()
    for (const value of good) {
      const reply = await user.put(settingsPath, { [field]: value })
      expect(reply.json()).toMatchObject({ [field]: value })
    }
    for (const value of bad) {
      const reply = await user.put(settingsPath, { [field]: value })
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().fields)).toEqual([`body.${field}`])
    }
  })
})

describe('a meeting', () => {
  it('is announced by its hours and asked about by its hours, once each [R3-48, R3-49, R7-60, D45]', async () => {
    const user = await aLeader()
    const meetingId = await meet(user)
    expect(await run(user, '2026-05-07T14:59:59.000Z')).toEqual([])
    const [before] = await run(user, '2026-05-07T15:00:00.000Z')
    expect(before).toEqual({
      id: expect.any(String),
      type: 'pre_meeting',
      title: 'Before “Budget”',
      message: 'What do you want to come out of it?',
      status: 'pending',
      createdAt: '2026-05-07T15:00:00.000Z',
      meetingId,
      rehearsalId: null,
      startsAt: '2026-05-07T17:00:00.000Z',
    })
    const all = await run(user, '2026-06-30T12:00:00.000Z')
    expect(briefly(all)).toEqual([
      'post_meeting 2026-05-08T18:00:00.000Z',
      'pre_meeting 2026-05-07T15:00:00.000Z',
    ])
    expect(all[0]).toMatchObject({
      title: 'After “Budget”',
      message: 'What did you do, and what happened?',
      meetingId,
      rehearsalId: null,
      startsAt: null,
    })
  })

  it('that is moved is announced by its new time alone [D45]', async () => {
    const user = await aLeader()
    const id = await meet(user)
    time.set('2026-05-05T13:00:00.000Z')
    await user.put(`/api/meetings/${id}`, {
      ...MEETING,
      startTime: '2026-05-12T17:00:00.000Z',
      endTime: '2026-05-12T18:00:00.000Z',
    })
    expect(await run(user, '2026-05-12T14:00:00.000Z')).toEqual([])
    expect(briefly(await run(user, '2026-06-30T12:00:00.000Z'))).toEqual([
      'post_meeting 2026-05-13T18:00:00.000Z',
      'pre_meeting 2026-05-12T15:00:00.000Z',
    ])
  })

  it('that is moved after it was announced is announced again', async () => {
    const user = await aLeader()
    const id = await meet(user)
    expect(await run(user, '2026-05-07T16:00:00.000Z')).toHaveLength(1)
    await user.put(`/api/meetings/${id}`, {
      ...MEETING,
      startTime: '2026-05-08T17:00:00.000Z',
      endTime: '2026-05-08T18:00:00.000Z',
    })
    expect(briefly(await run(user, '2026-05-08T16:00:00.000Z'))).toEqual([
      'pre_meeting 2026-05-08T15:00:00.000Z',
      'pre_meeting 2026-05-07T15:00:00.000Z',
    ])
  })

  it('that is edited but not moved is announced once', async () => {
    const user = await aLeader()
    const id = await meet(user)
    for (const title of ['Budget, round two', 'Budget, last round'])
      await user.put(`/api/meetings/${id}`, { ...MEETING, title })
    const all = await run(user, '2026-05-07T16:00:00.000Z')
    expect(all.map(({ title: said }) => said)).toEqual([expect.stringContaining('“Budget, last round”')])
  })

  it('that is deleted is never spoken of again [D45]', async () => {
    const user = await aLeader()
    const [gone, early] = [await meet(user), await meet(user, { startTime: '2026-05-06T17:00:00.000Z' })]
    expect(await run(user, '2026-05-06T16:00:00.000Z')).toHaveLength(1)
    for (const id of [gone, early]) await user.delete(`/api/meetings/${id}`)
    expect(await run(user, '2026-06-30T12:00:00.000Z')).toEqual([])
  })

  it('that is entered after its reminder would have been due has none, but its question', async () => {
    const user = await aLeader()
    time.set('2026-05-07T15:30:00.000Z')
    await meet(user)
    expect(briefly(await run(user, '2026-06-30T12:00:00.000Z'))).toEqual([
      'post_meeting 2026-05-08T18:00:00.000Z',
    ])
  })

  it('is announced late when no worker ran at the time, but not once it has begun', async () => {
    const user = await aLeader()
    const { id } = (await user.post('/api/meetings', MEETING)).json()
    // The worker was away from the first word on.
    time.set('2026-05-07T16:40:00.000Z')
    expect(briefly(await run(user, '2026-05-07T16:40:00.000Z'))).toEqual([
      'pre_meeting 2026-05-07T16:40:00.000Z',
    ])
    expect((await list(user))[0]?.meetingId).toBe(id)
    const other = await aLeader()
    await other.post('/api/meetings', MEETING)
    time.set('2026-05-07T17:05:00.000Z')
    expect(await run(other, '2026-05-07T17:05:00.000Z')).toEqual([])
  })

  it('is asked about in the list as soon as the worker is back, be it at night [D82]', async () => {
    const user = await aLeader()
    await meet(user)
    time.set('2026-05-09T04:00:00.000Z')
    expect(briefly(await run(user, '2026-05-10T12:00:00.000Z'))).toEqual([
      'post_meeting 2026-05-09T04:00:00.000Z',
    ])
  })

  it('is not asked about once it has been told; answering reads the question [R4-53]', async () => {
    const user = await aLeader()
    const [told, asked] = [await meet(user), await meet(user, { title: 'Planning' })]
    time.set('2026-05-07T19:00:00.000Z')
    const answer = (id: string) =>
      user.post(`/api/meetings/${id}/reflection`, { answer: 'I listened. It helped.' })
    expect((await answer(told)).statusCode).toBe(201)
    const questions = async () =>
      (await list(user))
        .filter(({ type }) => type === 'post_meeting')
        .map(({ title, status }) => [title, status])
    await run(user, '2026-05-10T12:00:00.000Z')
    expect(await questions()).toEqual([['After “Planning”', 'pending']])
    await answer(asked)
    expect(await questions()).toEqual([['After “Planning”', 'read']])
  })

  it('follows changed hours, and reminders that are switched off and on', async () => {
    const user = await aLeader()
    await meet(user)
    await set(user, { preMeetingReminderHours: 48, postMeetingReminderHours: 1 })
    expect(briefly(await run(user, '2026-05-05T17:00:00.000Z'))).toEqual([
      'pre_meeting 2026-05-05T17:00:00.000Z',
    ])
    await set(user, { meetingRemindersEnabled: false })
    await meet(user, {
      title: 'Planning',
      startTime: '2026-05-08T17:00:00.000Z',
      endTime: '2026-05-08T18:00:00.000Z',
    })
    expect(await run(user, '2026-05-08T13:00:00.000Z')).toHaveLength(1)
    await set(user, { meetingRemindersEnabled: true, preMeetingReminderHours: 2 })
    // The first meeting's question fell due while reminders were off; it is asked at the time planned at first.
    expect(briefly(await run(user, '2026-05-08T23:00:00.000Z'))).toEqual([
      'post_meeting 2026-05-08T19:00:00.000Z',
      'post_meeting 2026-05-08T18:00:00.000Z',
      'pre_meeting 2026-05-08T15:00:00.000Z',
      'pre_meeting 2026-05-05T17:00:00.000Z',
    ])
  })

  it('is announced by the clock of a new time zone, and nothing is lost between the two', async () => {
    const user = await aLeader()
    // Two hours before is 4 in the morning in New York, and 7 is too late: the evening before there.
    await meet(user, { startTime: '2026-05-08T10:00:00.000Z', endTime: '2026-05-08T11:00:00.000Z' })
    await user.put('/api/auth/time-zone', { timeZone: 'Asia/Tokyo' })
    // In Tokyo two hours before is 5 in the afternoon.
    expect(briefly(await run(user, '2026-05-08T09:59:00.000Z'))).toEqual([
      'pre_meeting 2026-05-08T08:00:00.000Z',
    ])
  })

  it('whose evening before a new time zone has moved into the past is announced at once, once [D82]', async () => {
    const user = await aLeader()
    await meet(user, { startTime: '2026-05-08T21:00:00.000Z', endTime: '2026-05-08T22:00:00.000Z' })
    time.set('2026-05-08T12:00:00.000Z')
    // There the meeting is at 6 in the morning, and half past 8 of the evening before was half an hour ago.
    await user.put('/api/auth/time-zone', { timeZone: 'Asia/Tokyo' })
    expect(briefly(await run(user, '2026-05-08T20:59:00.000Z'))).toEqual([
      'pre_meeting 2026-05-08T12:00:00.000Z',
    ])
  })

  it('is announced once when its job runs twice, on two servers at once, or with a clock that is behind', async () => {
    const user = await aLeader()
    await meet(user)
    const { db } = depsOfApp(app)
    await run(user, '2026-05-07T15:00:00.000Z')
    // The server that takes the jobs up again is five minutes behind.
    time.set('2026-05-07T14:55:00.000Z')
    await sql`update pgboss.job set state = 'created' where data ->> 'userId' = ${user.id}
      and name = 'give-meeting-reminder' and start_after <= '2026-05-07T15:00:00Z'`.execute(db)
    await Promise.all([time.settle(app, user.id), run(user, '2026-05-07T15:00:00.000Z')])
    expect(await list(user)).toHaveLength(1)
  })
})

describe('coaching reminders', () => {
  it('come by their frequency at nine, every time, once each [D42]', async () => {
    const user = await aLeader()
    await set(user, { coachingRemindersEnabled: true, reminderFrequency: 'weekly' })
    expect(briefly(await run(user, '2026-05-26T00:00:00.000Z'))).toEqual([
      'coaching_reminder 2026-05-25T13:00:00.000Z',
      'coaching_reminder 2026-05-18T13:00:00.000Z',
      'coaching_reminder 2026-05-11T13:00:00.000Z',
    ])
    expect((await list(user))[0]).toMatchObject({
      title: 'Time to think',
      message: expect.stringContaining('every week'),
      meetingId: null,
    })
  })

  it('stay away when there was a session since the one before', async () => {
    const user = await aLeader()
    await set(user, { coachingRemindersEnabled: true, reminderFrequency: 'daily' })
    await run(user, '2026-05-05T20:00:00.000Z')
    await aSession(user)
    expect(briefly(await run(user, '2026-05-08T00:00:00.000Z'))).toEqual([
      'coaching_reminder 2026-05-07T13:00:00.000Z',
      'coaching_reminder 2026-05-05T13:00:00.000Z',
    ])
  })

  it('stop when they are switched off, and begin anew with another frequency', async () => {
    const user = await aLeader()
    await set(user, { coachingRemindersEnabled: true })
    await set(user, { coachingRemindersEnabled: false })
    expect(await run(user, '2026-05-20T00:00:00.000Z')).toEqual([])
    await set(user, { coachingRemindersEnabled: true })
    await set(user, { reminderFrequency: 'daily' })
    // The same again changes nothing.
    await set(user, { reminderFrequency: 'daily', coachingRemindersEnabled: true })
    expect(briefly(await run(user, '2026-05-21T00:00:00.000Z'))).toEqual([
      'coaching_reminder 2026-05-20T13:00:00.000Z',
    ])
  })

  it('keep to nine by the clock over a change of clocks and of the time zone', async () => {
    const user = await aLeader()
    time.set('2026-10-30T15:00:00.000Z')
    await set(user, { coachingRemindersEnabled: true, reminderFrequency: 'daily' })
    await run(user, '2026-11-02T00:00:00.000Z')
    await user.put('/api/auth/time-zone', { timeZone: 'Europe/Berlin' })
    expect(briefly(await run(user, '2026-11-03T00:00:00.000Z'))).toEqual([
      'coaching_reminder 2026-11-02T08:00:00.000Z',
      'coaching_reminder 2026-11-01T14:00:00.000Z',
      'coaching_reminder 2026-10-31T13:00:00.000Z',
    ])
  })

  it('that were missed while no worker ran are one, and the next comes at its time', async () => {
    const user = await aLeader()
    await set(user, { coachingRemindersEnabled: true, reminderFrequency: 'daily' })
    time.set('2026-05-08T15:00:00.000Z')
    expect(briefly(await run(user, '2026-05-09T20:00:00.000Z'))).toEqual([
      'coaching_reminder 2026-05-09T13:00:00.000Z',
      'coaching_reminder 2026-05-08T15:00:00.000Z',
    ])
  })
})

describe('a scheduled coaching reminder', () => {
  const schedule = (user: TestUser) => user.post(`${path}/schedule-coaching-reminder`)

  it('is answered at once, and listed when it is due [R7-59, D42, D43]', async () => {
    const user = await aLeader()
    const made = await schedule(user)
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({
      type: 'coaching_reminder',
      status: 'pending',
      createdAt: '2026-05-11T13:00:00.000Z',
    })
    expect(await run(user, '2026-05-11T12:59:59.000Z')).toEqual([])
    expect(await run(user, '2026-05-11T13:00:00.000Z')).toEqual([made.json()])
  })

  it('is one, however often it is asked for, also beside the reminders of the same day', async () => {
    const user = await aLeader()
    await set(user, { coachingRemindersEnabled: true })
    const [one, other] = await Promise.all([schedule(user), schedule(user)])
    expect(other.json().id).toBe(one.json().id)
    expect(await run(user, '2026-05-12T00:00:00.000Z')).toEqual([one.json()])
  })

  it('goes along to another time zone', async () => {
    const user = await aLeader()
    await schedule(user)
    await user.put('/api/auth/time-zone', { timeZone: 'Europe/Berlin' })
    expect(briefly(await run(user, '2026-05-12T00:00:00.000Z'))).toEqual([
      'coaching_reminder 2026-05-11T07:00:00.000Z',
    ])
  })
})

describe('reading', () => {
  /** Somebody with two notifications that are due and one that is scheduled. */
  async function aReader() {
    const user = await aLeader()
    await meet(user)
    await meet(user, { title: 'Planning' })
    await user.post(`${path}/schedule-coaching-reminder`)
    await run(user, '2026-05-07T15:00:00.000Z')
    return user
  }

  it('marks one, answers it, and leaves the others [R3-50, R4-52, R4-53, R7-62]', async () => {
    const user = await aReader()
    const [first, second] = await list(user)
    const reply = await user.put(`${path}/${first?.id}/read`)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ ...first, status: 'read' })
    expect(await list(user)).toEqual([{ ...first, status: 'read' }, second])
    expect((await user.put(`${path}/${first?.id}/read`)).json()).toEqual(reply.json())
  })

  it('marks all that are due, not what is still to come [R4-54, R7-64]', async () => {
    const user = await aReader()
    const reply = await user.put(`${path}/mark-all-read`)
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    expect((await list(user)).map(({ status }) => status)).toEqual(['read', 'read'])
    const later = await run(user, '2026-05-07T17:30:00.000Z')
    expect(later.map(({ status }) => status)).toEqual(['read', 'read'])
    const scheduled = (await run(user, '2026-05-11T13:00:00.000Z')).filter(
      ({ type }) => type === 'coaching_reminder',
    )
    expect(scheduled.map(({ status }) => status)).toEqual(['pending'])
  })

  it('of somebody else is answered exactly like one that is not there, and one that is not due too', async () => {
    const [user, other] = [await aReader(), await aUser(app)]
    const [first] = await list(user)
    const { id: scheduled } = (await user.post(`${path}/schedule-coaching-reminder`)).json()
    for (const [person, id] of [
      [other, first?.id],
      [other, 'no-such-notification'],
      [user, scheduled],
    ] as const) {
      const reply = await person.put(`${path}/${id}/read`)
      expect(reply.json()).toEqual({
        code: 'not_found',
        message: 'Not found.',
        requestId: expect.any(String),
      })
    }
    expect(await list(other)).toEqual([])
    await other.put(`${path}/mark-all-read`)
    expect((await list(user)).map(({ status }) => status)).toEqual(['pending', 'pending'])
  })

  it('needs a session', async () => {
    for (const reply of [
      await aVisitor(app).get(path),
      await aVisitor(app).get(settingsPath),
      await aVisitor(app).get(`${path}/channels`),
      await aVisitor(app).put(`${path}/mark-all-read`),
    ])
      expect(reply.statusCode).toBe(401)
  })
})
