import type { Notification } from '@lodestar/contract/notifications'
import type { IfThen, Rehearsal } from '@lodestar/contract/rehearsals'
import { afterAll, expect, it } from 'vitest'
import { asPerson } from '../../db/scope.ts'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startTime } from '../../testing/run-jobs.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { giveTalkReminder } from './give-talk-reminder.service.ts'

const mail = await startMailServer()
afterAll(mail.stop)
const time = startTime('2026-05-04T13:00:00.000Z')
const app = await testApp({ clock: time.clock, env: { SMTP_URL: mail.url } })

const PLAN: IfThen = {
  person: 'Marco',
  day: '2026-05-07',
  time: '14:30',
  place: '',
  words: 'You interrupted Ana three times.',
  ifThey: '',
  thenI: '',
}
/** Somebody in New York for whom it is Monday, nine in the morning, and who has rehearsed. */
async function aRehearser(
  plan: Partial<IfThen> = {},
): Promise<{ user: TestUser; id: string; replan: (change: Partial<IfThen> | null) => Promise<void> }> {
  time.set('2026-05-04T13:00:00.000Z')
  const user = await aUser(app, { timeZone: 'America/New_York' })
  const { id } = (await user.post('/api/rehearsals', { person: 'Marco' })).json<Rehearsal>()
  await user.post(`/api/rehearsals/${id}/lines`, {
    text: 'Marco, you always interrupt Ana. How do you see it?',
  })
  const replan = async (change: Partial<IfThen> | null) => {
    const reply = await user.put(`/api/rehearsals/${id}/plan`, { plan: change && { ...PLAN, ...change } })
    expect(reply.statusCode).toBe(200)
    await time.settle(app, user.id)
  }
  await replan(plan)
  return { user, id, replan }
}
const list = async (user: TestUser) => (await user.get('/api/notifications')).json<Notification[]>()
const run = async (user: TestUser, until: string) => {
  await time.runUntil(app, user.id, until)
  return list(user)
}
const briefly = (all: Notification[]) => all.map(({ type, createdAt }) => `${type} ${createdAt}`)

it('a planned conversation is announced two hours before with the sentence and what not to say, and asked about a day after', async () => {
  const { user, id } = await aRehearser()
  const all = await run(user, '2026-05-10T00:00:00.000Z')
  expect(briefly(all)).toEqual(['post_talk 2026-05-08T19:00:00.000Z', 'pre_talk 2026-05-07T16:30:00.000Z'])
  expect(all[1]).toMatchObject({
    rehearsalId: id,
    title: 'Before you talk with Marco',
    message: 'Your words: “You interrupted Ana three times.” Not today: “you always interrupt Ana”.',
  })
})

it('each is given and mailed once, however often its job runs, and the mail names nobody', async () => {
  const { user, id } = await aRehearser()
  await run(user, '2026-05-10T00:00:00.000Z')
  const before = mail.received.length
  const deps = depsOfApp(app)
  for (const type of ['pre_talk', 'post_talk'] as const)
    for (let count = 0; count < 3; count++)
      await asPerson(user.id, () =>
        giveTalkReminder(deps, {
          userId: user.id,
          type,
          rehearsalId: id,
          dueAt: '2026-05-08T19:00:00.000Z',
        }),
      )
  expect(await run(user, '2026-05-12T00:00:00.000Z')).toHaveLength(2)
  expect(mail.received).toHaveLength(before)
  const mine = mail.received.filter((one) => JSON.stringify(one).includes(user.email))
  expect(mine).toHaveLength(2)
  expect(JSON.stringify(mine)).not.toMatch(/Marco|interrupt/)
})

it('not yet moves it: the new day is announced and asked about again', async () => {
  const { user, id, replan } = await aRehearser()
  await run(user, '2026-05-08T20:00:00.000Z')
  await replan({ day: '2026-05-12' })
  const all = await run(user, '2026-05-14T20:00:00.000Z')
  expect(briefly(all).toSorted()).toEqual([
    'post_talk 2026-05-08T19:00:00.000Z',
    'post_talk 2026-05-13T19:00:00.000Z',
    'pre_talk 2026-05-07T16:30:00.000Z',
    'pre_talk 2026-05-12T16:30:00.000Z',
  ])
  expect(all.every(({ rehearsalId }) => rehearsalId === id)).toBe(true)
})

it('a plan that was moved before its day is announced on the new day only', async () => {
  const { user, replan } = await aRehearser()
  await replan({ day: '2026-05-12' })
  const all = await run(user, '2026-05-14T20:00:00.000Z')
  expect(briefly(all)).toEqual(['post_talk 2026-05-13T19:00:00.000Z', 'pre_talk 2026-05-12T16:30:00.000Z'])
})

it('what was told is not asked, a dropped plan is silent, and so is a deleted rehearsal', async () => {
  const told = await aRehearser()
  await told.user.put(`/api/rehearsals/${told.id}/outcome`, {
    outcome: { came: 'well', line: 'He listened.' },
  })
  expect(await run(told.user, '2026-05-10T00:00:00.000Z')).toEqual([])
  const dropped = await aRehearser()
  await dropped.replan(null)
  expect(await run(dropped.user, '2026-05-10T00:00:00.000Z')).toEqual([])
  const deleted = await aRehearser()
  await run(deleted.user, '2026-05-07T20:00:00.000Z')
  await deleted.user.delete(`/api/rehearsals/${deleted.id}`)
  expect(await run(deleted.user, '2026-05-10T00:00:00.000Z')).toEqual([])
})

it('telling how it went reads the question, and another day asks anew', async () => {
  const { user, id, replan } = await aRehearser()
  await run(user, '2026-05-08T20:00:00.000Z')
  await user.put(`/api/rehearsals/${id}/outcome`, { outcome: { came: 'not-held', line: '' } })
  expect((await list(user)).find(({ type }) => type === 'post_talk')?.status).toBe('read')
  await replan({ words: 'You interrupted Ana.' })
  expect((await user.get(`/api/rehearsals/${id}`)).json().outcome).toEqual({ came: 'not-held', line: '' })
  await replan({ day: '2026-05-12' })
  expect((await user.get(`/api/rehearsals/${id}`)).json().outcome).toBeNull()
})

it('a plan without a time of day goes by nine in the morning', async () => {
  const { user } = await aRehearser({ time: '' })
  expect(briefly(await run(user, '2026-05-10T00:00:00.000Z'))).toEqual([
    'post_talk 2026-05-08T13:30:00.000Z',
    'pre_talk 2026-05-07T11:00:00.000Z',
  ])
})

it('a mail that waits for the morning is not sent where the plan was moved meanwhile', async () => {
  const { user, replan } = await aRehearser({ time: '08:00' })
  // Six in the morning in New York: it stands in the list, and its mail waits until seven.
  expect(briefly(await run(user, '2026-05-07T10:30:00.000Z'))).toEqual(['pre_talk 2026-05-07T10:00:00.000Z'])
  await replan({ day: '2026-05-20', time: '08:00' })
  await run(user, '2026-05-07T20:00:00.000Z')
  expect(mail.received.filter(({ to }) => to === user.email)).toEqual([])
})

it('before a meeting the bell shows what was rehearsed for it', async () => {
  const { user } = await aRehearser()
  const times = { startTime: '2026-05-06T17:00:00.000Z', endTime: '2026-05-06T18:00:00.000Z' }
  const meeting = (await user.post('/api/meetings', { title: 'Planning', ...times })).json<{ id: string }>()
  const { id } = (await user.post('/api/rehearsals', { meetingId: meeting.id })).json<Rehearsal>()
  await user.post(`/api/rehearsals/${id}/lines`, {
    text: 'You are so unprofessional. You came late on Monday.',
  })
  await time.settle(app, user.id)
  const [first] = await run(user, '2026-05-06T16:00:00.000Z')
  expect(first).toMatchObject({
    type: 'pre_meeting',
    message: 'Your words: “You came late on Monday.” Not today: “You are so unprofessional”.',
  })
})

it('a talk planned for the day of its meeting is announced and asked about once: with the meeting', async () => {
  time.set('2026-05-04T13:00:00.000Z')
  const user = await aUser(app, { timeZone: 'America/New_York' })
  const times = { startTime: '2026-05-07T18:30:00.000Z', endTime: '2026-05-07T19:00:00.000Z' }
  const meeting = (await user.post('/api/meetings', { title: 'One-on-one', ...times })).json<{ id: string }>()
  const { id } = (
    await user.post('/api/rehearsals', { meetingId: meeting.id, person: 'Marco' })
  ).json<Rehearsal>()
  await user.put(`/api/rehearsals/${id}/plan`, { plan: PLAN })
  const all = await run(user, '2026-05-10T00:00:00.000Z')
  expect(all.map(({ type }) => type)).toEqual(['post_meeting', 'pre_meeting'])
})

it('a meeting is not asked about where what was planned for it has been told', async () => {
  time.set('2026-05-04T13:00:00.000Z')
  const user = await aUser(app, { timeZone: 'America/New_York' })
  const times = { startTime: '2026-05-07T18:30:00.000Z', endTime: '2026-05-07T19:00:00.000Z' }
  const meeting = (await user.post('/api/meetings', { title: 'One-on-one', ...times })).json<{ id: string }>()
  const { id } = (
    await user.post('/api/rehearsals', { meetingId: meeting.id, person: 'Marco' })
  ).json<Rehearsal>()
  await user.put(`/api/rehearsals/${id}/plan`, { plan: PLAN })
  await run(user, '2026-05-07T20:00:00.000Z')
  await user.put(`/api/rehearsals/${id}/outcome`, { outcome: { came: 'well', line: '' } })
  const all = await run(user, '2026-05-10T00:00:00.000Z')
  expect(all.map(({ type }) => type)).toEqual(['pre_meeting'])
})
