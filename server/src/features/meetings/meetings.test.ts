import type { Meeting } from '@lodestar/contract/meetings'
import { describe, expect, it } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const NOW = new Date('2026-05-07T09:00:00.000Z')
const app = await testApp({ clock: () => NOW })
const path = '/api/meetings'

const FIELDS = { title: 'Budget', startTime: '2026-05-07T13:00:00Z', endTime: '2026-05-07T13:30:00Z' }
const add = async (user: TestUser, given: Record<string, unknown> = {}) =>
  (await user.post(path, { ...FIELDS, ...given })).json<Meeting>()
/** Adds a meeting that begins and ends so many minutes from now. */
const addAround = (user: TestUser, title: string, from: number, to: number) =>
  add(user, { title, startTime: minutesFromNow(from), endTime: minutesFromNow(to) })
const minutesFromNow = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString()
const titles = (meetings: Meeting[]) => meetings.map(({ title }) => title)

describe('a meeting', () => {
  it('is kept with all its fields, trimmed, its times as instants in UTC [R3-51, R7-66, R7-68]', async () => {
    const user = await aUser(app)
    const made = await user.post(path, {
      title: '  One-on-one with Priya ',
      description: ' Her move to the platform team.\nAsk first. ',
      startTime: '2026-05-07T13:00:00Z',
      endTime: '2026-05-07T13:30:00.000Z',
      location: ' Room 2 ',
      meetingType: 'one-on-one',
      importance: 'critical',
    })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toEqual({
      id: expect.any(String),
      title: 'One-on-one with Priya',
      description: 'Her move to the platform team.\nAsk first.',
      startTime: '2026-05-07T13:00:00.000Z',
      endTime: '2026-05-07T13:30:00.000Z',
      location: 'Room 2',
      meetingType: 'one-on-one',
      importance: 'critical',
    })
    expect((await user.get(path)).json()).toEqual([made.json()])
  })

  it('is general and of medium importance when nothing is said, with empty texts', async () => {
    const user = await aUser(app)
    const expected = { meetingType: 'general', importance: 'medium', description: '', location: '' }
    expect(await add(user)).toMatchObject(expected)
    expect(await add(user, { description: null, location: null })).toMatchObject(expected)
  })

  it('is replaced whole: what the new one leaves out is empty [R7-69]', async () => {
    const user = await aUser(app)
    const { id } = await add(user, { location: 'Room 2', importance: 'high', description: 'Ask first.' })
    const changed = await user.put(`${path}/${id}`, { ...FIELDS, title: 'Budget, second round' })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toEqual({
      id,
      title: 'Budget, second round',
      description: '',
      startTime: '2026-05-07T13:00:00.000Z',
      endTime: '2026-05-07T13:30:00.000Z',
      location: '',
      meetingType: 'general',
      importance: 'medium',
    })
    expect((await user.get(path)).json()).toEqual([changed.json()])
  })

  it('is gone once deleted, and only once [R7-70]', async () => {
    const user = await aUser(app)
    const { id } = await add(user)
    const kept = await add(user)
    expect((await user.delete(`${path}/${id}`)).json()).toEqual({ success: true })
    expect((await user.get(path)).json()).toEqual([kept])
    expect((await user.delete(`${path}/${id}`)).statusCode).toBe(404)
  })

  it('is made once when its request is sent twice', async () => {
    const user = await aUser(app)
    const send = () => user.post(path, FIELDS, { 'idempotency-key': 'k1' })
    const [one, other] = await Promise.all([send(), send()])
    expect(one.json()).toEqual(other.json())
    expect((await user.get(path)).json()).toHaveLength(1)
  })

  it('of somebody else is answered exactly like one that is not there', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)]
    const meeting = await add(owner)
    for (const id of [meeting.id, 'no-such-meeting']) {
      for (const reply of [
        await other.put(`${path}/${id}`, FIELDS),
        await other.delete(`${path}/${id}`),
        await other.get(`${path}/${id}.ics`),
      ]) {
        expect(reply.statusCode).toBe(404)
        expect(reply.json()).toEqual({
          code: 'not_found',
          message: 'Not found.',
          requestId: expect.any(String),
        })
      }
    }
    expect((await owner.get(path)).json()).toEqual([meeting])
    expect((await other.get(path)).json()).toEqual([])
  })

  it.each([
    ['a blank title', { title: '   ' }, 'body.title'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'body.title'],
    ['no title', { title: undefined }, 'body.title'],
    ['a description of 10,001 characters', { description: 'x'.repeat(10_001) }, 'body.description'],
    ['a location of 201 characters', { location: 'x'.repeat(201) }, 'body.location'],
    ['no start', { startTime: undefined }, 'body.startTime'],
    ['no end', { endTime: undefined }, 'body.endTime'],
    ['a start in words', { startTime: 'tomorrow' }, 'body.startTime'],
    ['a start without a zone', { startTime: '2026-05-07T13:00' }, 'body.startTime'],
    ['a start in the year 2', { startTime: '0002-05-07T13:00:00Z' }, 'body.startTime'],
    ['an end at the start', { endTime: '2026-05-07T13:00:00Z' }, 'body.endTime'],
    ['an end before the start', { endTime: '2026-05-07T12:59:59Z' }, 'body.endTime'],
    ['an unknown type', { meetingType: 'standup' }, 'body.meetingType'],
    ['an unknown importance', { importance: 'urgent' }, 'body.importance'],
  ])('is refused with %s, by POST and PUT, naming the field [R9-35, R9-37]', async (_, wrong, field) => {
    const user = await aUser(app)
    const { id } = await add(user)
    for (const reply of [
      await user.post(path, { ...FIELDS, ...wrong }),
      await user.put(`${path}/${id}`, { ...FIELDS, ...wrong }),
    ]) {
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().fields)).toEqual([field])
    }
    expect(titles((await user.get(path)).json())).toEqual(['Budget'])
  })

  it.each(['one-on-one', 'team', 'client', 'general'])(
    'may be of the type %s [R9-35]',
    async (meetingType) => {
      expect(await add(await aUser(app), { meetingType })).toMatchObject({ meetingType })
    },
  )

  it.each(['low', 'medium', 'high', 'critical'])('may be of %s importance [R9-37]', async (importance) => {
    expect(await add(await aUser(app), { importance })).toMatchObject({ importance })
  })
})

describe('the list of meetings', () => {
  it('has the latest start first; the upcoming ones have not ended and come soonest first [R7-66, R7-67]', async () => {
    const user = await aUser(app)
    await addAround(user, 'tomorrow', 24 * 60, 25 * 60)
    await addAround(user, 'ended', -60, -30)
    await addAround(user, 'running', -10, 20)
    await addAround(user, 'in an hour', 60, 90)
    await addAround(user, 'ends this moment', -30, 0)
    expect(titles((await user.get(path)).json())).toEqual([
      'tomorrow',
      'in an hour',
      'running',
      'ends this moment',
      'ended',
    ])
    expect(titles((await user.get(`${path}/upcoming`)).json())).toEqual(['running', 'in an hour', 'tomorrow'])
  })

  it('holds 200: the latest, and of the upcoming ones the soonest', async () => {
    const user = await aUser(app)
    const { db, ids } = depsOfApp(app)
    const at = NOW.toISOString()
    const rows = Array.from({ length: 203 }, (_, day) => ({
      id: ids(),
      userId: user.id,
      title: `Day ${day}`,
      description: '',
      startTime: minutesFromNow(day * 24 * 60),
      endTime: minutesFromNow(day * 24 * 60 + 30),
      location: '',
      meetingType: 'general' as const,
      importance: 'medium' as const,
      createdAt: at,
      updatedAt: at,
    }))
    await db.insertInto('meetings').values(rows).execute()
    const all = titles((await user.get(path)).json())
    expect([all.length, all[0], all.at(-1)]).toEqual([200, 'Day 202', 'Day 3'])
    const upcoming = titles((await user.get(`${path}/upcoming`)).json())
    expect([upcoming.length, upcoming[0], upcoming.at(-1)]).toEqual([200, 'Day 0', 'Day 199'])
  })
})
