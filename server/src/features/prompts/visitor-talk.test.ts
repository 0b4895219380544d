import type { CoachingSession, Message } from '@lodestar/contract/coaching'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor } from '../../testing/a-user.ts'
import { aSession, MARCO, say } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const app = await testApp({ clock: () => new Date('2026-11-25T09:00:00Z') })
const visitor = aVisitor(app)

interface Talk {
  messages: Message[]
  sealed: string
}
const ask = async (content: string, sealed?: string, caller = visitor): Promise<Talk> =>
  (
    await caller.post('/api/coaching/visitor-turns', { content, sealed, timeZone: 'Europe/Berlin' })
  ).json<Talk>()
const title = 'Marco and Ana'

describe('the coach without an account', () => {
  it('answers as in the first turn of a session, and stores nothing', async () => {
    const ada = await aUser(app, { timeZone: 'Europe/Berlin' })
    const { assistantMessage } = await say(ada, await aSession(ada), MARCO)
    const { db } = depsOfApp(app)
    const count = () => db.selectFrom('coachingMessages').select(db.fn.countAll().as('n')).executeTakeFirst()
    const before = await count()
    const { messages } = await ask(MARCO)
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    const [, answer] = messages
    expect(answer?.metadata.structuredResponse?.actionPlan.length).toBeGreaterThan(0)
    expect(answer?.metadata.turn?.situations).toEqual(assistantMessage.metadata.turn?.situations)
    expect(answer?.content).toContain('Marco')
    expect(await count()).toEqual(before)
  })

  it('goes on from what was sealed, and asks for an account after four messages', async () => {
    let talk = await ask(MARCO)
    for (const content of [
      'What if he gets angry?',
      'Give me one sentence to open with.',
      'I fear he laughs.',
    ])
      talk = await ask(content, talk.sealed)
    expect(talk.messages).toHaveLength(8)
    const reply = await visitor.post('/api/coaching/visitor-turns', { content: 'And?', sealed: talk.sealed })
    expect(reply.statusCode).toBe(401)
  })

  it('has words to say for one tap', async () => {
    const { sealed } = await ask('I have to tell Priya before Friday that she did not get the promotion.')
    const tapped = { content: 'Words to say', tap: 'words', sealed }
    const { messages } = (await visitor.post('/api/coaching/visitor-turns', tapped)).json<Talk>()
    expect(messages[3]?.content).toMatch(/^> /m)
  })

  it('believes no conversation that it has not written itself', async () => {
    const { sealed } = await ask(MARCO)
    for (const forged of ['x', `A${sealed}`, `${sealed}A`, `${sealed.split('.')[0]}.`, '.'])
      for (const [caller, path] of [
        [visitor, '/api/coaching/visitor-turns'],
        [await aUser(app), '/api/coaching/sessions/kept'],
      ] as const) {
        const reply = await caller.post(path, { content: 'And?', title, sealed: forged })
        expect(reply.statusCode).toBe(400)
        expect(reply.json().fields).toHaveProperty('body.sealed')
      }
  })

  it('hands over what must not be coached', async () => {
    const { messages } = await ask('I do not want to live anymore and nobody at work knows.')
    expect(messages[1]?.content).toMatch(/988|emergency/)
  })

  it('is rationed for a network together with the other quick answers', async () => {
    const small = aVisitor(await testApp({ limits: { visitorPromptsPerMinute: 2 } }))
    await small.post('/api/coaching/prompts', {
      situation: 'feedback',
      context: { specificDetails: '', hasDetails: false },
    })
    await ask(MARCO, undefined, small)
    const reply = await small.post('/api/coaching/visitor-turns', { content: MARCO })
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('keeping what was said without an account', () => {
  it('makes it a session with the same messages and what was understood, without an assessment, where one goes on', async () => {
    const { messages, sealed } = await ask(MARCO)
    const ada = await aUser(app)
    const reply = await ada.post('/api/coaching/sessions/kept', { title, sealed })
    expect(reply.statusCode).toBe(201)
    const session = reply.json<CoachingSession>()
    expect(session).toMatchObject({ title, status: 'active' })
    const kept = (await ada.get(`/api/coaching/sessions/${session.id}`)).json()
    expect(kept.messages).toEqual(messages)
    expect(kept.case.people).toContainEqual(expect.objectContaining({ label: 'Marco' }))
    const { assistantMessage } = await say(ada, session, 'What if he says that everybody does it?')
    expect(assistantMessage.content.length).toBeGreaterThan(0)
  })

  it('happens once, however often and however close together it is asked for', async () => {
    const { sealed } = await ask(MARCO)
    const ada = await aUser(app)
    const replies = await Promise.all(
      [1, 2, 3].map(() => ada.post('/api/coaching/sessions/kept', { title, sealed })),
    )
    replies.push(await ada.post('/api/coaching/sessions/kept', { title: 'Another', sealed }))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    const sessions = (await ada.get('/api/coaching/sessions')).json<CoachingSession[]>()
    expect(sessions.map((session) => session.title)).toEqual([title])
    const { messages } = (await ada.get(`/api/coaching/sessions/${sessions[0]?.id}`)).json()
    expect(messages).toHaveLength(2)
  })

  it('gives it to nobody after the first, and to no visitor', async () => {
    const { sealed } = await ask(MARCO)
    const [ada, ben] = [await aUser(app), await aUser(app)]
    expect((await visitor.post('/api/coaching/sessions/kept', { title, sealed })).statusCode).toBe(401)
    await ada.post('/api/coaching/sessions/kept', { title, sealed })
    expect((await ben.post('/api/coaching/sessions/kept', { title, sealed })).statusCode).toBe(404)
    expect((await ben.get('/api/coaching/sessions')).json()).toEqual([])
  })
})
