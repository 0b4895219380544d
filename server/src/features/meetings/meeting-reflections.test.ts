import type { Meeting, MeetingReflection } from '@lodestar/contract/meetings'
import { expect, it } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { testApp } from '../../testing/test-app.ts'

let now = new Date('2026-05-07T15:00:00.000Z')
const app = await testApp({ clock: () => now })

const FIELDS = { title: 'Budget', startTime: '2026-05-07T13:00:00Z', endTime: '2026-05-07T13:30:00Z' }
const meet = async (user: TestUser) => (await user.post('/api/meetings', FIELDS)).json<Meeting>().id
const reflect = (user: TestUser, id: string, answer: unknown) =>
  user.post(`/api/meetings/${id}/reflection`, { answer })
const list = async (user: TestUser) =>
  (await user.get('/api/meetings/reflections')).json<MeetingReflection[]>()

it('what happened in a meeting is kept, trimmed, and listed newest first', async () => {
  const user = await aUser(app)
  const [one, other] = [await meet(user), await meet(user)]
  const reply = await reflect(user, one, ' I asked first. She wants the migration. ')
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toEqual({
    meetingId: one,
    came: null,
    answer: 'I asked first. She wants the migration.',
    createdAt: '2026-05-07T15:00:00.000Z',
  })
  now = new Date('2026-05-07T16:00:00.000Z')
  await reflect(user, other, 'I postponed it.')
  expect((await list(user)).map(({ meetingId }) => meetingId)).toEqual([other, one])
})

it('a second answer replaces the first, also when both are sent at once', async () => {
  const user = await aUser(app)
  const id = await meet(user)
  await Promise.all([reflect(user, id, 'I listened.'), reflect(user, id, 'I listened.')])
  const [first] = await list(user)
  now = new Date(now.getTime() + 60_000)
  await reflect(user, id, 'I listened, and then she spoke.')
  expect(await list(user)).toEqual([{ ...first, answer: 'I listened, and then she spoke.' }])
})

it('a tap is enough, and what was tapped stands beside what is written', async () => {
  const user = await aUser(app)
  const id = await meet(user)
  const reply = await user.post(`/api/meetings/${id}/reflection`, { came: 'mixed' })
  expect(reply.json()).toMatchObject({ came: 'mixed', answer: '' })
  await user.post(`/api/meetings/${id}/reflection`, { came: 'well', answer: 'She asked for more of it.' })
  expect(await list(user)).toMatchObject([{ came: 'well', answer: 'She asked for more of it.' }])
  const odd = await user.post(`/api/meetings/${id}/reflection`, { came: 'great' })
  expect(odd.json().fields).toEqual({ 'body.came': 'Say how it went' })
})

it('goes with its meeting', async () => {
  const user = await aUser(app)
  const id = await meet(user)
  await reflect(user, id, 'It was canceled.')
  await user.delete(`/api/meetings/${id}`)
  expect(await list(user)).toEqual([])
})

it('about a meeting of somebody else is answered exactly like one that is not there', async () => {
  const [owner, other] = [await aUser(app), await aUser(app)]
  const id = await meet(owner)
  for (const strange of [id, 'no-such-meeting']) {
    const reply = await reflect(other, strange, 'Mine now.')
    expect(reply.json()).toEqual({ code: 'not_found', message: 'Not found.', requestId: expect.any(String) })
  }
  expect(await list(owner)).toEqual([])
})

it.each([['   '], [undefined], ['x'.repeat(10_001)]])('cannot be %j', async (answer) => {
  const user = await aUser(app)
  const reply = await reflect(user, await meet(user), answer)
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual(['body.answer'])
})
