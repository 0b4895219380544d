import type { RehearsalLine } from '@lodestar/contract/rehearsal-line'
import { MOST_EXCHANGES, MOST_REHEARSED_LINES } from '@lodestar/contract/rehearsal-line'
import type { Rehearsal } from '@lodestar/contract/rehearsals'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_LIMITS } from '../../lib/limits.ts'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { aSession, MARCO, say, takeAssessment } from '../../testing/scenes.ts'
import { testApp } from '../../testing/test-app.ts'

vi.setConfig({ testTimeout: 30_000 })
const limits = { ...DEFAULT_LIMITS, rehearsedPerMinute: 1_000 }
const app = await testApp({ clock: () => new Date('2026-05-03T09:30:00Z'), limits })
const OPENING =
  'Marco, you interrupted Ana three times yesterday, and she stopped talking. What was going on?'

const begin = async (user: TestUser, given: object = {}) =>
  (await user.post('/api/rehearsals', given)).json<Rehearsal>()
const speak = (user: TestUser, { id }: Rehearsal, text: string, instead?: string) =>
  user.post(`/api/rehearsals/${id}/lines`, { text, ...(instead ? { instead } : {}) })
const hear = (user: TestUser, { id }: Rehearsal, resistance = 'guarded') =>
  user.post(`/api/rehearsals/${id}/reactions`, { resistance })
const read = async (user: TestUser, { id }: Rehearsal) =>
  (await user.get(`/api/rehearsals/${id}`)).json<Rehearsal>()
const textOf = (line: RehearsalLine | undefined) =>
  line?.by === 'leader' ? line.text : `${line?.does} ${line?.says}`

describe('a rehearsal', () => {
  it('knows from the session whom it is said to, the words that were made, and what may come back', async () => {
    const user = await aUser(app)
    const session = await aSession(user)
    await say(user, session, MARCO)
    await say(user, session, 'Please give me the words to say to Marco.')
    const { scene, sessionId } = await begin(user, { sessionId: session.id })
    expect(sessionId).toBe(session.id)
    expect(scene.person).toBe('Marco')
    expect(scene.words).toMatch(/\w/)
    expect(scene.expected.length).toBeGreaterThan(0)
    expect(scene.told.join()).toContain('interrupting Ana')
  })

  it('knows from a meeting whom it is with', async () => {
    const user = await aUser(app)
    const [startTime, endTime] = ['2026-05-07T13:00:00.000Z', '2026-05-07T13:30:00.000Z']
    const meeting = (
      await user.post('/api/meetings', { title: 'One-on-one with Priya', startTime, endTime })
    ).json()
    expect(await begin(user, { meetingId: meeting.id })).toMatchObject({
      meetingId: meeting.id,
      scene: { person: 'Priya' },
    })
  })

  it('is kept line by line: the opening, its check, the reaction, the answer, and the three lines at the end', async () => {
    const user = await aUser(app)
    const rehearsal = await begin(user, { person: 'Marco' })
    const said = (
      await speak(
        user,
        rehearsal,
        'Marco, you always interrupt Ana. She has stopped talking. What is going on?',
      )
    ).json<Rehearsal>()
    const [first] = said.lines
    expect(first).toMatchObject({
      by: 'leader',
      check: { finding: 'absolute', quote: 'you always interrupt Ana' },
    })
    await speak(user, rehearsal, OPENING, first?.id)
    await hear(user, rehearsal)
    await speak(user, rehearsal, 'I hear you. And I still need Ana to be able to finish.')
    const ended = (await user.post(`/api/rehearsals/${rehearsal.id}/end`)).json<Rehearsal>()
    expect(ended.closing).toMatchObject({ sentence: expect.stringContaining('interrupted Ana') })
    expect(await read(user, rehearsal)).toEqual(ended)
    expect(ended.lines.map(({ by, isReplaced }) => [by, isReplaced])).toEqual([
      ['leader', true],
      ['leader', false],
      ['other', false],
      ['leader', false],
    ])
  })

  it('can be begun again from any line; what was said before stays to be read', async () => {
    const user = await aUser(app)
    const rehearsal = await begin(user)
    await speak(user, rehearsal, OPENING)
    await hear(user, rehearsal)
    const answered = (await speak(user, rehearsal, 'Forget it.')).json<Rehearsal>()
    const again = (
      await speak(user, rehearsal, 'I hear you. What do we do from now on?', answered.lines[2]?.id)
    ).json<Rehearsal>()
    expect(again.lines.map(textOf).slice(0, 3)).toEqual(answered.lines.map(textOf))
    expect(again.lines.filter(({ isReplaced }) => isReplaced).map(textOf)).toEqual(['Forget it.'])
    const strange = await speak(user, rehearsal, OPENING, 'no-line')
    expect(strange.statusCode).toBe(400)
    expect(strange.json().fields).toEqual({ 'body.instead': 'This is no line of yours that stands.' })
  })

  it('has twelve exchanges at most, and no reaction comes twice', async () => {
    const user = await aUser(app)
    const rehearsal = await begin(user)
    await speak(user, rehearsal, OPENING)
    for (let count = 0; count < MOST_EXCHANGES; count++) {
      expect((await hear(user, rehearsal, 'hard')).statusCode).toBe(200)
      await speak(user, rehearsal, 'You’re angry, and I want to hear it. And I still need Ana to finish.')
    }
    expect((await hear(user, rehearsal, 'hard')).json().code).toBe('rehearsal_moved_on')
    const { lines } = await read(user, rehearsal)
    const reactions = lines.filter(({ by }) => by === 'other').map(textOf)
    expect(new Set(reactions).size).toBe(MOST_EXCHANGES)
  })

  it('ends where the leader says stop', async () => {
    const user = await aUser(app)
    const rehearsal = await begin(user)
    await speak(user, rehearsal, OPENING)
    await hear(user, rehearsal)
    const stopped = (await speak(user, rehearsal, 'Stop.')).json<Rehearsal>()
    expect(stopped).toMatchObject({ status: 'ended', closing: { worked: expect.any(String) } })
    expect((await hear(user, rehearsal)).json().code).toBe('rehearsal_moved_on')
  })

  it('hands over what discloses danger, checks nothing in it and lets nobody react to it', async () => {
    const user = await aUser(app)
    const rehearsal = await begin(user)
    const { lines } = (await speak(user, rehearsal, 'I do not want to live anymore.')).json<Rehearsal>()
    expect(lines[0]).toMatchObject({ check: null, handedOver: { content: expect.stringMatching(/\w/) } })
    expect((await hear(user, rehearsal)).json().code).toBe('rehearsal_moved_on')
  })

  it('holds so many lines and no more, and says what to do then', async () => {
    const user = await aUser(app)
    const rehearsal = await begin(user)
    let last = (await speak(user, rehearsal, OPENING)).json<Rehearsal>()
    for (let count = 1; count < MOST_REHEARSED_LINES; count++)
      last = (await speak(user, rehearsal, `${OPENING} `, last.lines.at(-1)?.id)).json<Rehearsal>()
    const refused = await speak(user, rehearsal, OPENING, last.lines.at(-1)?.id)
    expect(refused.json()).toMatchObject({
      code: 'quota_reached',
      message: expect.stringContaining('End it'),
    })
  })

  it('of two lines said at the same moment keeps one', async () => {
    const user = await aUser(app)
    const rehearsal = await begin(user)
    const replies = await Promise.all([
      speak(user, rehearsal, OPENING),
      speak(user, rehearsal, `${OPENING} Tell me.`),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await read(user, rehearsal)).lines).toHaveLength(1)
  })
})

describe('a sentence and a plan', () => {
  const PLAN = {
    person: 'Marco',
    day: '2026-05-07',
    time: '14:30',
    place: 'Room 2',
    words: 'You interrupted Ana three times yesterday.',
    ifThey: 'he says everyone does it',
    thenI: 'I say that we talk about his part',
  }

  it('are kept only where the leader says so', async () => {
    const user = await aUser(app)
    const rehearsal = await begin(user)
    await speak(user, rehearsal, OPENING)
    await user.post(`/api/rehearsals/${rehearsal.id}/end`)
    expect(await read(user, rehearsal)).toMatchObject({ keptSentence: null, plan: null })
    await user.put(`/api/rehearsals/${rehearsal.id}/sentence`, { sentence: 'You interrupted Ana.' })
    await user.put(`/api/rehearsals/${rehearsal.id}/plan`, { plan: PLAN })
    expect(await read(user, rehearsal)).toMatchObject({ keptSentence: 'You interrupted Ana.', plan: PLAN })
    await user.put(`/api/rehearsals/${rehearsal.id}/sentence`, { sentence: null })
    expect(await read(user, rehearsal)).toMatchObject({ keptSentence: null, plan: PLAN })
  })

  it('stand in a file and in the feed for calendars, as long as they are planned', async () => {
    const [user, other] = [await aUser(app), await aUser(app)]
    const rehearsal = await begin(user)
    const path = `/api/rehearsals/${rehearsal.id}`
    await user.put(`${path}/plan`, { plan: PLAN })
    const file = await user.get(`${path}.ics`)
    expect(file.headers['content-type']).toContain('text/calendar')
    for (const line of [
      'SUMMARY:Talk with Marco',
      'DTSTART:20260507T143000',
      'DTEND:20260507T150000',
      'LOCATION:Room 2',
    ])
      expect(file.body).toContain(line)
    const { url } = (await user.get('/api/meetings/feed')).json<{ url: string }>()
    const feed = async () => (await app.inject({ url: new URL(url).pathname })).body
    expect(await feed()).toContain('SUMMARY:Talk with Marco')
    expect((await other.get(`${path}.ics`)).statusCode).toBe(404)
    await user.put(`${path}/plan`, { plan: { ...PLAN, time: '' } })
    expect(await feed()).toContain('DTSTART;VALUE=DATE:20260507')
    await user.put(`${path}/plan`, { plan: null })
    expect(await feed()).not.toContain('Talk with Marco')
    expect((await user.get(`${path}.ics`)).statusCode).toBe(404)
  })

  it.each([
    ['person', { person: '' }, 'Say with whom'],
    ['day', { day: 'Thursday' }, 'Choose a day'],
    ['time', { time: '25:00' }, /time/],
    ['words', { words: ' ' }, 'Write your first words'],
  ])('are refused with the name of what is missing: %s', async (field, change, message) => {
    const user = await aUser(app)
    const rehearsal = await begin(user)
    const refused = await user.put(`/api/rehearsals/${rehearsal.id}/plan`, { plan: { ...PLAN, ...change } })
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().fields)).toEqual([`body.plan.${field}`])
    if (typeof message === 'string') expect(refused.json().fields[`body.plan.${field}`]).toBe(message)
  })
})

describe('whose it is', () => {
  it('somebody else’s rehearsal, session and meeting are the same 404 as none', async () => {
    const [ada, eve] = [await aUser(app), await aUser(app)]
    const session = await aSession(ada)
    const rehearsal = await begin(ada)
    const said = (await speak(ada, rehearsal, OPENING)).json<Rehearsal>()
    const path = `/api/rehearsals/${rehearsal.id}`
    const tries = [
      await eve.get(path),
      await speak(eve, rehearsal, OPENING, said.lines[0]?.id),
      await hear(eve, rehearsal),
      await eve.post(`${path}/end`),
      await eve.put(`${path}/sentence`, { sentence: 'Mine' }),
      await eve.put(`${path}/plan`, { plan: null }),
      await eve.delete(path),
      await eve.post('/api/rehearsals', { sessionId: session.id }),
      await eve.post('/api/rehearsals', { meetingId: 'no-meeting' }),
      await eve.get('/api/rehearsals/none'),
    ]
    expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
    expect((await eve.get('/api/rehearsals')).json()).toEqual([])
    expect(await read(ada, rehearsal)).toEqual(said)
  })

  it('is in the export, and gone once it is deleted', async () => {
    const user = await aUser(app)
    const rehearsal = await begin(user, { person: 'Zwetschge' })
    await speak(user, rehearsal, OPENING)
    const exported = (await user.get('/api/profile/export')).json()
    expect(exported.records.rehearsals).toMatchObject([{ id: rehearsal.id, scene: { person: 'Zwetschge' } }])
    expect((await user.delete(`/api/rehearsals/${rehearsal.id}`)).json()).toEqual({ success: true })
    expect((await user.get('/api/rehearsals')).json()).toEqual([])
  })

  it('counts for nothing: no streak, no points, no achievement, no figure, no forecast moves', async () => {
    const user = await aUser(app)
    await takeAssessment(user)
    const look = async () => {
      const gamification = ['stats', 'achievements', 'challenges'].map((name) => `/api/gamification/${name}`)
      const paths = [
        ...gamification,
        '/api/dashboard',
        '/api/analytics/dashboard',
        '/api/coaching/progress',
        '/api/insights',
      ]
      const replies = await Promise.all(paths.map((path) => user.get(path)))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200))
      return replies.map(({ body }) => body)
    }
    const before = await look()
    const rehearsal = await begin(user)
    await speak(user, rehearsal, OPENING)
    await hear(user, rehearsal)
    await speak(user, rehearsal, 'I hear you. What do we do from now on?')
    await user.post(`/api/rehearsals/${rehearsal.id}/end`)
    await user.put(`/api/rehearsals/${rehearsal.id}/sentence`, { sentence: 'You interrupted Ana.' })
    expect(await look()).toEqual(before)
  })
})
