import { type CoachingSession, type Message, type Turn, TurnEvent } from '@lodestar/contract/coaching'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Coach } from '../../coach/coach.ts'
import { createPresence } from '../../db/presence.ts'
import { asPerson } from '../../db/scope.ts'
import { NO_GRAMMAR } from '../../nlp/grammar.ts'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { aSession, MARCO, say, takeAssessment } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { provideDatabase } from '../../testing/test-database.ts'
import { ThreadError } from '../../threads/thread-error.ts'
import { addAnswer } from './messages.store.ts'

let now = new Date('2026-11-21T10:00:00Z')
const app = await testApp({ clock: () => now })
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

let ada: TestUser
beforeAll(async () => {
  ada = await aUser(app, { timeZone: 'Europe/Berlin' })
})

const messagesPath = ({ id }: CoachingSession) => `/api/coaching/sessions/${id}/messages`

describe('starting a session', () => {
  it('needs an assessment result and says so [R8-12]', async () => {
    const fresh = await aUser(app)
    const reply = await fresh.post('/api/coaching/sessions', { title: 'A talk' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 'assessment_required',
      message: expect.stringMatching(/assessment/),
    })
  })

  it('answers an active session with the style and strengths of this moment [R3-15, R7-29, R7-30]', async () => {
    await takeAssessment(ada, 'Supportive')
    const reply = await ada.post('/api/coaching/sessions', { title: '  Feedback for Marco ' })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      title: 'Feedback for Marco',
      status: 'active',
      leadershipContext: {
        leadershipStyle: 'Supportive',
        strengths: expect.arrayContaining([expect.any(String)]),
      },
      actionItems: [],
      steps: [],
      completedAt: null,
    })
  })

  it('prepares an own meeting with the time there is, and no meeting of somebody else', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)]
    await takeAssessment(owner)
    const meeting = { title: 'One-on-one with Priya', startTime: now.toISOString() }
    const endTime = new Date(now.getTime() + 1_800_000).toISOString()
    const add = async (user: TestUser) =>
      (await user.post('/api/meetings', { ...meeting, endTime })).json().id
    const [own, foreign] = [await add(owner), await add(other)]
    const start = async (meetingId: string) =>
      (await owner.post('/api/coaching/sessions', { title: 'Priya', meetingId, time: '10-minutes' })).json()
    expect((await start(foreign)).meetingId).toBeNull()
    const session = await start(own)
    expect(session.meetingId).toBe(own)
    const path = `/api/coaching/sessions/${session.id}`
    expect((await owner.get(path)).json().case.time).toBe('10-minutes')
    await owner.delete(`/api/meetings/${own}`)
    expect((await owner.get(path)).json().session.meetingId).toBeNull()
  })

  it('refuses a title that is missing or blank, naming the field [R5-08]', async () => {
    for (const body of [{}, { title: '   ' }, { title: 'x'.repeat(201) }]) {
      const reply = await ada.post('/api/coaching/sessions', body)
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().fields)).toEqual(['body.title'])
    }
  })

  it('makes one session of twenty equal requests at once', async () => {
    const user = await aUser(app)
    await takeAssessment(user)
    const key = { 'idempotency-key': 'double-click' }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => user.post('/api/coaching/sessions', { title: 'Once' }, key)),
    )
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect((await user.get('/api/coaching/sessions')).json()).toHaveLength(1)
  })
})

describe('a turn', () => {
  it('stores what was said and the answer, oldest first [R1-17, R3-18, R3-19, R7-28, R7-31]', async () => {
    const session = await aSession(ada)
    const turn = await say(ada, session, `  ${MARCO} `)
    expect(turn.userMessage).toMatchObject({ role: 'user', content: MARCO })
    expect(turn.assistantMessage.metadata.structuredResponse?.diagnosis).toContain(
      'Marco keeps interrupting Ana',
    )
    expect(turn.assistantMessage.metadata.turn?.engine).toBe('built-in')
    const kept = (await ada.get(`/api/coaching/sessions/${session.id}`)).json()
    expect(kept.messages).toEqual([turn.userMessage, turn.assistantMessage])
    expect(kept.session.id).toBe(session.id)
  })

  it('goes on from the turn before', async () => {
    const session = await aSession(ada)
    await say(ada, session, MARCO)
    const second = await say(ada, session, "I've hinted a few times but never said it straight")
    expect(second.assistantMessage.metadata.turn).toMatchObject({ step: 1, situations: ['giving-feedback'] })
  })

  it('judges the leader’s own draft, with what the grammar checker finds in it', async () => {
    const asked: string[] = []
    const check = async (text: string) => {
      asked.push(text)
      const at = text.indexOf('wented')
      const mistake = {
        start: at,
        end: at + 6,
        replacement: 'went',
        message: 'Did you mean “went”?',
        kind: 'Agreement',
      }
      return { state: 'checked' as const, findings: [mistake] }
    }
    const own = await testApp({ coach: { grammar: { ...NO_GRAMMAR, check } } })
    const user = await aUser(own)
    const session = await aSession(user)
    const turn = await say(user, session, 'My draft: "Nadia, the van wented at six." Is it ok?')
    expect(asked).toEqual(['Nadia, the van wented at six.'])
    expect(turn.assistantMessage.content).toMatch(/^Yes, with one slip mended\. “wented”/)
    expect(turn.assistantMessage.content).toContain('> Nadia, the van went at six.')
    await say(user, session, 'He is late again and the others wait.')
    expect(asked).toHaveLength(1)
  })

  it('refuses an empty message and one over 10,000 characters [R5-10]', async () => {
    const session = await aSession(ada)
    for (const content of ['', '  \n ', 'x'.repeat(10_001)]) {
      const reply = await ada.post(messagesPath(session), { content })
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().fields)).toEqual(['body.content'])
    }
  })

  it('is answered once for one Idempotency-Key, whether repeated later or at the same time', async () => {
    const session = await aSession(ada)
    const key = { 'idempotency-key': 'the-same-press' }
    const first = (await ada.post(messagesPath(session), { content: MARCO }, key)).json<Turn>()
    const again = (await ada.post(messagesPath(session), { content: MARCO }, key)).json<Turn>()
    expect(again).toEqual(first)
    const other = await ada.post(messagesPath(session), { content: 'Something else' }, key)
    expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' })
    expect((await ada.get(`/api/coaching/sessions/${session.id}`)).json().messages).toHaveLength(2)
  })

  it('is held one at a time: of ten at once some are told to wait and none is lost or doubled', async () => {
    const session = await aSession(ada)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        ada.post(messagesPath(session), { content: `Message ${at} about Marco` }),
      ),
    )
    const answered = replies.filter((reply) => reply.statusCode === 200)
    expect(answered.length).toBeGreaterThan(0)
    for (const reply of replies)
      if (reply.statusCode !== 200) expect(reply.json()).toMatchObject({ code: 'turn_in_progress' })
    const { messages } = (await ada.get(`/api/coaching/sessions/${session.id}`)).json()
    expect(messages).toHaveLength(answered.length * 2)
  })

  const leaveTurn = (session: CoachingSession, turnServer: number, turnStartedAt = now.toISOString()) =>
    depsOfApp(app)
      .db.updateTable('coachingSessions')
      .set({ turnStartedAt, turnServer })
      .where('id', '=', session.id)
      .execute()
  const sayIn = async (session: CoachingSession) =>
    (await ada.post(messagesPath(session), { content: MARCO })).statusCode

  it('of another server that lives is waited for, and taken over at once when that server dies', async () => {
    const session = await aSession(ada)
    const other = createPresence(await provideDatabase())
    await leaveTurn(session, await other.number())
    expect(await sayIn(session)).toBe(409)
    await other.stop()
    expect(await sayIn(session)).toBe(200)
  })

  it('that this server has left behind, with the database away, is no hindrance', async () => {
    const session = await aSession(ada)
    await leaveTurn(session, await depsOfApp(app).presence.number())
    expect(await sayIn(session)).toBe(200)
  })

  it('is over after three minutes, and one from the future was never begun', async () => {
    const other = createPresence(await provideDatabase())
    const number = await other.number()
    for (const minutes of [-4, 120]) {
      const session = await aSession(ada)
      await leaveTurn(session, number, new Date(now.getTime() + minutes * 60_000).toISOString())
      expect(await sayIn(session)).toBe(200)
    }
    await other.stop()
  })

  it('is answered once when two servers hold it', async () => {
    const session = await aSession(ada)
    const { db } = depsOfApp(app)
    const { userMessage, assistantMessage } = await say(ada, session, MARCO)
    const late = { id: 'late', sessionId: session.id, userId: ada.id, createdAt: now.toISOString() }
    const answer = { ...late, content: 'Late.', metadata: {}, answers: userMessage.id }
    const standing = await asPerson(ada.id, () => addAnswer(db, answer))
    expect(standing.id).toBe(assistantMessage.id)
  })

  it('is refused with a time to come back after twenty in a minute, and as the third at once', async () => {
    const limited = await testApp({
      clock: () => now,
      limits: { turnsPerMinute: 20, turnsAtOncePerPerson: 2 },
    })
    const bob = await aUser(limited)
    const sessions = [await aSession(bob, 'One'), await aSession(bob, 'Two'), await aSession(bob, 'Three')]
    const send = (session: CoachingSession | undefined) =>
      bob.post(`/api/coaching/sessions/${session?.id}/messages`, { content: MARCO })
    const replies = await Promise.all(sessions.map(send))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429])
    for (let count = 3; count < 20; count += 1) expect((await send(sessions[0])).statusCode).toBe(200)
    const refused = await send(sessions[0])
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is refused before its message is kept when the server has taken on too many', async () => {
    const full = await testApp({ clock: () => now, limits: { turnsInHand: 0 } })
    const bob = await aUser(full)
    const session = await aSession(bob)
    const refused = await bob.post(messagesPath(session), { content: MARCO })
    expect(refused.json()).toMatchObject({ code: 'overloaded' })
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await bob.get(`/api/coaching/sessions/${session.id}`)).json().messages).toEqual([])
  })

  it('keeps the message when the coach fails, and answers it when it is sent again', async () => {
    let isBroken = true
    const { builtIn } = depsOfApp(app).coach
    const ask: Coach['ask'] = (...question) =>
      isBroken ? Promise.reject(new ThreadError('broken')) : builtIn.ask(...question)
    const broken = await testApp({ clock: () => now, coach: { builtIn: { ...builtIn, ask } } })
    const bob = await aUser(broken)
    const session = await aSession(bob)
    const key = { 'idempotency-key': 'kept' }
    expect((await bob.post(messagesPath(session), { content: MARCO }, key)).json()).toMatchObject({
      code: 'overloaded',
    })
    const kept = (await bob.get(`/api/coaching/sessions/${session.id}`)).json()
    expect(kept.messages.map(({ content }: Message) => content)).toEqual([MARCO])
    isBroken = false
    const retried = (await bob.post(messagesPath(session), { content: MARCO }, key)).json<Turn>()
    expect(retried.userMessage.id).toBe(kept.messages[0].id)
    expect(retried.assistantMessage.role).toBe('assistant')
  })
})

describe('a streamed turn', () => {
  const streamed = async (user: TestUser, session: CoachingSession, content: string) => {
    const reply = await user.post(messagesPath(session), { content }, { accept: 'text/event-stream' })
    const events = reply.body
      .split('\n\n')
      .filter(Boolean)
      .map((line) => TurnEvent.parse(JSON.parse(line.replace(/^data: /, ''))))
    return { reply, events }
  }

  it('tells the message first, then text, the parts in reading order, and the stored answer last', async () => {
    const session = await aSession(ada)
    const { reply, events } = await streamed(ada, session, MARCO)
    expect(reply.headers['content-type']).toMatch(/^text\/event-stream/)
    // Not no-store, with which Chromium reports an answer that was read to its end as failed.
    expect(reply.headers['cache-control']).toBe('private, no-cache')
    expect(events[0]).toMatchObject({ type: 'user', message: { content: MARCO } })
    const done = events.at(-1)
    if (done?.type !== 'done') throw new Error('not done')
    const text = events.map((event) => (event.type === 'delta' ? event.text : '')).join('')
    expect(text.trim()).toBe(done.message.content.trim())
    const parts = events.flatMap((event) =>
      event.type === 'part' ? Object.keys(event.structuredResponse) : [],
    )
    expect(parts).toEqual([
      'diagnosis',
      'approaches',
      'actionPlan',
      'practiceExercises',
      'sampleScripts',
      'keyInsights',
    ])
    const kept = (await ada.get(`/api/coaching/sessions/${session.id}`)).json()
    expect(kept.messages.at(-1)).toEqual(done.message)
  })

  it('answers a refusal before the stream opens as an ordinary error', async () => {
    const reply = await ada.post(
      '/api/coaching/sessions/unknown/messages',
      { content: 'x' },
      { accept: 'text/event-stream' },
    )
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'not_found' })
  })

  it('carries the security headers of every other answer', async () => {
    const session = await aSession(ada)
    const { reply } = await streamed(ada, session, MARCO)
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('ending a session', () => {
  it('keeps what was agreed, with its day, and the minutes it took [R3-17, R4-37, R7-32]', async () => {
    const session = await aSession(ada)
    await say(ada, session, MARCO)
    await say(ada, session, "I've hinted a few times but never said it straight")
    await say(ada, session, "I'll talk to him on Wednesday after standup")
    minutesLater(12)
    const ended = (await ada.post(`/api/coaching/sessions/${session.id}/complete`)).json<CoachingSession>()
    expect(ended).toMatchObject({ status: 'completed', sessionDuration: 12, completedAt: now.toISOString() })
    expect(ended.actionItems).toEqual(['Talk to him on Wednesday after standup (November 25)'])
    expect(ended.steps).toEqual([
      { text: ended.actionItems[0], origin: 'leader', timeframe: null, dueOn: '2026-11-25' },
    ])
    expect(ended.summary).toContain('Marco keeps interrupting Ana')
  })

  it('gives the step with a day to a calendar, to its owner alone', async () => {
    const session = await aSession(ada)
    await say(ada, session, MARCO)
    await say(ada, session, "I'll talk to him on Wednesday after standup")
    const path = `/api/coaching/sessions/${session.id}.ics`
    expect((await ada.get(path)).statusCode, 'nothing is agreed before the end').toBe(404)
    await ada.post(`/api/coaching/sessions/${session.id}/complete`)
    const file = await ada.get(path)
    expect(file.headers['content-type']).toMatch(/^text\/calendar/)
    expect(file.body).toContain('DTSTART;VALUE=DATE:20261125\r\n')
    expect(file.body).toMatch(/SUMMARY:Talk to him on Wednesday after standup/)
    expect((await (await aUser(app)).get(path)).statusCode).toBe(404)
    expect((await app.inject(path)).statusCode).toBe(401)
  })

  it('answers the same session when ended again, and takes no more messages', async () => {
    const session = await aSession(ada)
    await say(ada, session, MARCO)
    const ended = (await ada.post(`/api/coaching/sessions/${session.id}/complete`)).json()
    minutesLater(5)
    expect((await ada.post(`/api/coaching/sessions/${session.id}/complete`)).json()).toEqual(ended)
    const refused = await ada.post(messagesPath(session), { content: 'One more thing' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'session_completed' })
  })

  it('can be taken back within a minute, with what was noted of its steps, and not later', async () => {
    const session = await aSession(ada)
    await say(ada, session, MARCO)
    await say(ada, session, "I'll talk to him on Wednesday after standup")
    const act = (act: string) => ada.post(`/api/coaching/sessions/${session.id}/${act}`)
    expect((await act('reopen')).json()).toMatchObject({ id: session.id, status: 'active' })
    await act('complete')
    await ada.put(`/api/coaching/sessions/${session.id}/commitments/0`, { outcome: 'done' })
    expect((await act('reopen')).json()).toEqual(session)
    expect((await ada.post(messagesPath(session), { content: 'One more thing' })).statusCode).toBe(200)
    const again = (await act('complete')).json<CoachingSession>()
    expect(again).toMatchObject({ status: 'completed', outcomes: [] })
    minutesLater(1)
    const refused = await act('reopen')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'session_completed'])
    expect((await ada.post('/api/coaching/sessions/unknown/reopen')).statusCode).toBe(404)
  })

  it('marks what the coach only suggested', async () => {
    const session = await aSession(ada)
    await say(ada, session, MARCO)
    const ended = (await ada.post(`/api/coaching/sessions/${session.id}/complete`)).json<CoachingSession>()
    expect(ended.actionItems.length).toBeGreaterThan(0)
    expect(ended.actionItems).toEqual(
      ended.steps.map(({ text, timeframe }) => `Suggested: ${text} (${timeframe})`),
    )
    expect(new Set(ended.steps.map(({ origin }) => origin))).toEqual(new Set(['coach']))
  })

  it('opens the next session with the commitment of this one', async () => {
    const user = await aUser(app)
    const first = await aSession(user)
    await say(user, first, MARCO)
    await say(user, first, "I'll talk to him on Wednesday")
    await user.post(`/api/coaching/sessions/${first.id}/complete`)
    minutesLater(60)
    const second = await aSession(user, 'Next')
    const { assistantMessage } = await say(
      user,
      second,
      'Two of my developers have not spoken to each other since March.',
    )
    expect(assistantMessage.content).toContain('Talk to him on Wednesday')
  })
})

describe('the commitment of the session before', () => {
  it('is still ahead until its day comes, and is asked about from then on', async () => {
    const user = await aUser(app)
    const first = await aSession(user)
    await say(user, first, MARCO)
    await say(user, first, "I'll talk to him on Wednesday")
    await user.post(`/api/coaching/sessions/${first.id}/complete`)
    const open = async (title: string) => {
      const { assistantMessage } = await say(
        user,
        await aSession(user, title),
        'Two of my developers have not spoken to each other since March.',
      )
      return assistantMessage.content
    }
    minutesLater(60)
    expect(await open('Before')).not.toMatch(/How did it go|What happened with it/)
    minutesLater(7 * 24 * 60)
    expect(await open('After')).toMatch(/How did it go|What happened with it/)
  })
})

describe('an action item', () => {
  /** A completed session with one step of the leader's own. */
  async function agree(user: TestUser) {
    const session = await aSession(user)
    await say(user, session, MARCO)
    await say(user, session, "I'll talk to him on Wednesday after standup")
    await user.post(`/api/coaching/sessions/${session.id}/complete`)
    return `/api/coaching/sessions/${session.id}`
  }

  it('is open until its owner says what became of it, and can be opened again', async () => {
    const user = await aUser(app)
    const path = await agree(user)
    const outcomes = async () => (await user.get(path)).json<{ session: CoachingSession }>().session.outcomes
    expect(await outcomes()).toEqual([])
    for (const outcome of ['done', 'dropped'] as const) {
      const noted = await user.put(`${path}/commitments/0`, { outcome })
      expect(noted.json()).toMatchObject({ status: 'completed', outcomes: [{ item: 0, outcome }] })
      expect(await outcomes()).toEqual([{ item: 0, outcome }])
    }
    const [listed] = (await user.get('/api/coaching/sessions')).json<CoachingSession[]>()
    expect(listed?.outcomes).toEqual([{ item: 0, outcome: 'dropped' }])
    expect((await user.put(`${path}/commitments/0`, { outcome: 'open' })).json()).toMatchObject({
      outcomes: [],
    })
  })

  it('is not asked about again once its outcome is noted', async () => {
    const user = await aUser(app)
    const path = await agree(user)
    await user.put(`${path}/commitments/0`, { outcome: 'done' })
    minutesLater(60)
    const next = await aSession(user, 'Next')
    const { assistantMessage } = await say(
      user,
      next,
      'Two of my developers have not spoken to each other since March.',
    )
    expect(assistantMessage.content).not.toContain('Talk to him on Wednesday')
  })

  it('is not found where there is none, where the coach only suggested it, and by anybody else', async () => {
    const [user, other] = [await aUser(app), await aUser(app)]
    const path = await agree(user)
    const suggesting = await aSession(user)
    await say(user, suggesting, MARCO)
    await user.post(`/api/coaching/sessions/${suggesting.id}/complete`)
    const outcome = { outcome: 'done' }
    for (const reply of [
      await user.put(`${path}/commitments/1`, outcome),
      await user.put(`${path}/commitments/one`, outcome),
      await user.put(`/api/coaching/sessions/${suggesting.id}/commitments/0`, outcome),
      await user.put('/api/coaching/sessions/nowhere/commitments/0', outcome),
      await other.put(`${path}/commitments/0`, outcome),
    ])
      expect(reply.statusCode).toBe(404)
    const refused = await user.put(`${path}/commitments/0`, { outcome: 'perhaps' })
    expect(refused.json()).toMatchObject({ fields: { 'body.outcome': 'Say done, dropped or open' } })
  })
})

describe('preferences', () => {
  it('apply from the next session and leave a running one as it was [R2.20-08]', async () => {
    const user = await aUser(app)
    const running = await aSession(user)
    await user.put('/api/coaching/preferences', { responseLength: 'brief' })
    const next = await aSession(user, 'Next')
    const approaches = async (session: CoachingSession) =>
      (await say(user, session, MARCO)).assistantMessage.metadata.structuredResponse?.approaches.length
    expect(await approaches(running)).toBe(3)
    expect(await approaches(next)).toBe(2)
  })
})

describe('the list and the progress', () => {
  it('lists own sessions newest first and counts them [R3-14, R3-16, R7-20, R7-26]', async () => {
    const user = await aUser(app)
    expect((await user.get('/api/coaching/sessions')).json()).toEqual([])
    const first = await aSession(user, 'First')
    minutesLater(30)
    await user.post(`/api/coaching/sessions/${first.id}/complete`)
    minutesLater(1)
    await aSession(user, 'Second')
    const listed = (await user.get('/api/coaching/sessions')).json<CoachingSession[]>()
    expect(listed.map(({ title, status }) => [title, status])).toEqual([
      ['Second', 'active'],
      ['First', 'completed'],
    ])
    expect((await user.get('/api/coaching/progress')).json()).toEqual({
      totalSessions: 2,
      completedSessions: 1,
      totalCoachingMinutes: 30,
      averageSessionDuration: 30,
      goalsProgress: [],
    })
  })
})

describe("somebody else's session", () => {
  it('is answered exactly as one that does not exist', async () => {
    const session = await aSession(ada)
    await say(ada, session, MARCO)
    const eve = await aUser(app)
    await takeAssessment(eve)
    const requests: ((id: string) => ReturnType<TestUser['get']>)[] = [
      (id) => eve.get(`/api/coaching/sessions/${id}`),
      (id) => eve.post(`/api/coaching/sessions/${id}/messages`, { content: 'Hello' }),
      (id) => eve.post(`/api/coaching/sessions/${id}/complete`),
      (id) => eve.post('/api/coaching/feedback', { sessionId: id, rating: 5 }),
    ]
    for (const request of requests) {
      const [theirs, nobodys] = [await request(session.id), await request('no-such-session')]
      const { requestId: _one, ...first } = theirs.json()
      const { requestId: _other, ...second } = nobodys.json()
      expect(theirs.statusCode).toBe(404)
      expect(first).toEqual(second)
    }
    expect((await eve.get('/api/coaching/sessions')).json()).toEqual([])
  })
})

it("a meeting, a goal and an imported result of the leader's own enter the advice", async () => {
  const ada = await aUser(app)
  const session = await aSession(ada)
  const startTime = new Date(now.getTime() + 26 * 3600 * 1000)
  const recorded = [
    await ada.post('/api/meetings', {
      title: '1:1 with Marco',
      startTime: startTime.toISOString(),
      endTime: new Date(startTime.getTime() + 1_800_000).toISOString(),
    }),
    await ada.post('/api/goals', { title: 'Say it the same day', category: 'communication' }),
    await ada.post('/api/assessments/external', {
      assessmentType: 'disc',
      rawResults: 'DISC style: D  D 78 I 41 S 22 C 35',
    }),
  ]
  expect(recorded.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  const { assistantMessage } = await say(ada, session, MARCO)
  const advice = assistantMessage?.metadata.structuredResponse
  expect(advice?.diagnosis).toContain('“1:1 with Marco”')
  expect(advice?.keyInsights.join('\n')).toContain('“Say it the same day”')
  expect(advice?.keyInsights.join('\n')).toContain('DISC')
})
