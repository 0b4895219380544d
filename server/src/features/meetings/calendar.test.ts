import type { Meeting } from '@lodestar/contract/meetings'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { asPerson } from '../../db/scope.ts'
import { createLog } from '../../lib/log.ts'
import { aUser, aVisitor, type TestUser } from '../../testing/a-user.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

let now = new Date('2026-05-01T08:00:00.000Z')
const lines: string[] = []
const app = await testApp({
  clock: () => now,
  log: createLog('debug', { write: (line) => void lines.push(line) }),
  env: { PUBLIC_URL: 'https://coach.example.com' },
})
const visitor = aVisitor(app)

const FIELDS = { title: 'Budget', startTime: '2026-05-07T13:00:00Z', endTime: '2026-05-07T13:30:00Z' }
const add = async (user: TestUser, given: Record<string, unknown> = {}) =>
  (await user.post('/api/meetings', { ...FIELDS, ...given })).json<Meeting>()
const feedPath = async (user: TestUser) => toPath((await user.get('/api/meetings/feed')).json().url)
const toPath = (url: string) => {
  expect(url).toMatch(/^https:\/\/coach\.example\.com\/api\/calendar\/[\w-]{43}\/meetings\.ics$/)
  return new URL(url).pathname
}
/** Reads the events of a calendar with a parser that is not ours. */
const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
const readOnly = (text: string) => {
  const [event, ...others] = readEvents(text)
  if (!event || others.length > 0) throw new RangeError(`One event was expected, not ${others.length + 1}`)
  return event
}
const stampOf = (event: ICAL.Event) => String(event.component.getFirstPropertyValue('dtstamp'))

describe('the file of one meeting', () => {
  it('is read by a calendar as what was entered, whatever was entered [D45]', async () => {
    const user = await aUser(app)
    const meeting = await add(user, {
      title: 'Budget; "round two", \\ and a bell\u0007 — Größe, 予算会議, 👩🏽‍💻'.padEnd(190, ' é'),
      description: `First line, with a comma\n\nBEGIN:VEVENT\nSUMMARY:not an event\n${'Wörter '.repeat(600)}Ende`,
      location: 'Room 2; left, behind the kitchen',
      meetingType: 'one-on-one',
      importance: 'critical',
    })
    const reply = await user.get(`/api/meetings/${meeting.id}.ics`)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="meeting.ics"',
      'cache-control': 'private, no-cache',
    })
    const event = readOnly(reply.body)
    expect(event.uid).toBe(meeting.id)
    expect(event.summary).toBe(meeting.title.replace('\u0007', ''))
    expect(event.description).toBe(meeting.description)
    expect(event.location).toBe(meeting.location)
    expect(event.startDate.toJSDate().toISOString()).toBe(meeting.startTime)
    expect(event.endDate.toJSDate().toISOString()).toBe(meeting.endTime)
    expect(event.component.getFirstPropertyValue('priority')).toBe(1)
    expect(event.component.getFirstPropertyValue('categories')).toBe('One-on-one')
    expect(event.component.getFirstPropertyValue('url')).toBe('https://coach.example.com/meetings')
  })

  it('has lines of at most 75 bytes that end in CRLF, the last one too (RFC 5545, 3.1)', async () => {
    const user = await aUser(app)
    const { id } = await add(user, { title: '予算 👩🏽‍💻 '.repeat(20), description: 'Wörter '.repeat(100) })
    const { body } = await user.get(`/api/meetings/${id}.ics`)
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const physical = body.slice(0, -2).split('\r\n')
    expect(physical.join('')).not.toMatch(/[\r\n]/)
    for (const line of physical) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(physical.length).toBeGreaterThan(30)
  })

  it('rings 2 hours and 15 minutes before the start', async () => {
    const user = await aUser(app)
    const { id } = await add(user)
    const event = readOnly((await user.get(`/api/meetings/${id}.ics`)).body)
    const alarms = event.component.getAllSubcomponents('valarm')
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-PT2H', '-PT15M'])
    for (const alarm of alarms) {
      expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY')
      expect(alarm.getFirstPropertyValue('description')).toBe('Budget')
    }
  })

  it('keeps the instants of a meeting over the end of summer time', async () => {
    const user = await aUser(app, { timeZone: 'America/New_York' })
    const times = { startTime: '2026-11-01T05:30:00.000Z', endTime: '2026-11-01T06:30:00.000Z' }
    const { id } = await add(user, times)
    const event = readOnly((await user.get(`/api/meetings/${id}.ics`)).body)
    expect(event.startDate.toJSDate().toISOString()).toBe(times.startTime)
    expect(event.endDate.toJSDate().toISOString()).toBe(times.endTime)
    expect(event.duration.toSeconds()).toBe(3600)
  })

  it('says which copy is newer: SEQUENCE counts the changes and DTSTAMP is the last one', async () => {
    const user = await aUser(app)
    const { id } = await add(user)
    const read = async () => readOnly((await user.get(`/api/meetings/${id}.ics`)).body)
    const before = await read()
    expect([before.sequence, stampOf(before)]).toEqual([0, '2026-05-01T08:00:00Z'])
    now = new Date('2026-05-02T10:15:30.000Z')
    const { body } = await user.get(`/api/meetings/${id}.ics`)
    expect(stampOf(readOnly(body))).toBe(stampOf(before))
    await user.put(`/api/meetings/${id}`, { ...FIELDS, title: 'Budget, second round' })
    const after = await read()
    expect([after.uid, after.sequence, stampOf(after)]).toEqual([before.uid, 1, '2026-05-02T10:15:30Z'])
    expect(after.summary).toBe('Budget, second round')
  })

  it('needs a session', async () => {
    const { id } = await add(await aUser(app))
    expect((await visitor.get(`/api/meetings/${id}.ics`)).statusCode).toBe(401)
  })

  it.each(['%00', '..%2f..', 'a.b', `${'x'.repeat(90)}`])(
    'is not there under an impossible id: %s',
    async (id) => {
      expect((await (await aUser(app)).get(`/api/meetings/${id}.ics`)).statusCode).toBe(404)
    },
  )
})

describe('the calendar feed', () => {
  it('is there for somebody whose account was made without one, because a server broke off', async () => {
    const user = await aUser(app)
    const { db } = depsOfApp(app)
    await asPerson(user.id, () => db.deleteFrom('calendarFeeds').where('userId', '=', user.id).execute())
    const path = await feedPath(user)
    expect((await visitor.get(path)).statusCode).toBe(200)
    expect(await feedPath(user)).toBe(path)
  })

  it("is a person's own meetings, read without a session, each with the UID of its file [D45]", async () => {
    const [user, other] = [await aUser(app), await aUser(app)]
    const mine = [await add(user), await add(user, { title: 'Planning' })]
    await add(other, { title: 'Of somebody else' })
    const reply = await visitor.get(await feedPath(user))
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    const events = readEvents(reply.body)
    expect(events.map(({ uid }) => uid).sort()).toEqual(mine.map(({ id }) => id).sort())
    expect(events.map(({ summary }) => summary).sort()).toEqual(['Budget', 'Planning'])
    for (const event of events) expect(event.component.getAllSubcomponents('valarm')).toHaveLength(2)
  })

  it('follows: a deleted meeting is gone from it and an empty one is still a calendar', async () => {
    const user = await aUser(app)
    const { id } = await add(user)
    const path = await feedPath(user)
    expect(readEvents((await visitor.get(path)).body)).toHaveLength(1)
    await user.delete(`/api/meetings/${id}`)
    expect(readEvents((await visitor.get(path)).body)).toHaveLength(0)
  })

  it('is the same text as long as nothing changes', async () => {
    const user = await aUser(app)
    await add(user)
    const path = await feedPath(user)
    const before = (await visitor.get(path)).body
    now = new Date(now.getTime() + 3_600_000)
    expect((await visitor.get(path)).body).toBe(before)
  })

  it('has an address of its own from the beginning, and keeps it', async () => {
    const user = await aUser(app)
    const one = await feedPath(user)
    expect(await feedPath(user)).toBe(one)
    expect(await feedPath(await aUser(app))).not.toBe(one)
  })

  it('moves when it is reset: the old address is not found at once, the new one works', async () => {
    const user = await aUser(app)
    await add(user)
    const old = await feedPath(user)
    const renewed = toPath((await user.post('/api/meetings/feed/reset')).json().url)
    expect(renewed).not.toBe(old)
    expect((await visitor.get(old)).statusCode).toBe(404)
    expect((await user.get(old)).statusCode).toBe(404)
    expect(readEvents((await visitor.get(renewed)).body)).toHaveLength(1)
    expect(await feedPath(user)).toBe(renewed)
  })

  it('can be reset before it was ever asked for', async () => {
    const user = await aUser(app)
    const path = toPath((await user.post('/api/meetings/feed/reset')).json().url)
    expect(await feedPath(user)).toBe(path)
  })

  it.each(['x'.repeat(43), '%00', 'a%20b', 'x'.repeat(99)])('has no other token: %s', async (token) => {
    const reply = await visitor.get(`/api/calendar/${token}/meetings.ics`)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'not_found', message: 'Not found.' })
  })

  it('is never named in the log', async () => {
    const path = await feedPath(await aUser(app))
    lines.length = 0
    await visitor.get(path)
    expect(lines.join('')).toContain('/api/calendar/:token/meetings.ics')
    expect(lines.join('')).not.toContain(path.split('/')[3])
  })

  it('cannot be asked for without end: 429 with the seconds to wait', async () => {
    const strict = await testApp({ limits: { publicWritesPerMinute: 3 } })
    const url = `/api/calendar/${'x'.repeat(43)}/meetings.ics`
    const codes: number[] = []
    for (let call = 0; call < 3; call += 1) codes.push((await aVisitor(strict).get(url)).statusCode)
    expect(codes).toEqual([404, 404, 404])
    const refused = await aVisitor(strict).get(url)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
