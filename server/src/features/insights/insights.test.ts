import type { CoachingSession } from '@lodestar/contract/coaching'
import type { Dashboard } from '@lodestar/contract/dashboard'
import { AwaitedInsight, INSIGHT_TYPES, type Insight } from '@lodestar/contract/insights'
import { expect, it } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { aSession, MARCO, say } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const app = await testApp()
const path = '/api/insights'
const read = async (user: TestUser) => (await user.get(path)).json<Insight[]>()
const awaited = async (user: TestUser) => (await user.get(`${path}/awaited`)).json<AwaitedInsight[]>()

/** Three sessions about the same person, each brought to an end. */
async function holdThree(user: TestUser): Promise<CoachingSession[]> {
  const sessions: CoachingSession[] = []
  for (const title of ['Marco in planning', 'Marco again', 'Before Thursday']) {
    const session = await aSession(user, title)
    await say(user, session, MARCO)
    await say(user, session, 'I will talk to Marco on Friday morning.')
    sessions.push((await user.post(`/api/coaching/sessions/${session.id}/complete`)).json())
  }
  return sessions
}

it('says nothing of somebody who has done nothing, and what each type waits for [R7-44]', async () => {
  const user = await aUser(app)
  expect(await read(user)).toEqual([])
  const silent = await awaited(user)
  expect(silent.map(({ type }) => type)).toEqual([...INSIGHT_TYPES])
  for (const each of silent) expect(AwaitedInsight.parse(each).have).toBe(0)
})

it('names what it rests on, with the nine fields and a type that is known [R3-06, R3-07]', async () => {
  const user = await aUser(app, { timeZone: 'Europe/Berlin' })
  const sessions = await holdThree(user)
  const insights = await read(user)
  const person = insights.find(({ id }) => id === 'pattern_recognition.person.marco')
  expect(person).toEqual({
    id: 'pattern_recognition.person.marco',
    userId: user.id,
    type: 'pattern_recognition',
    title: 'Marco is often on your mind',
    description: expect.stringMatching(
      /^All of your last three sessions .*Marco in planning.*Before Thursday/,
    ),
    metadata: {
      evidence: expect.stringMatching(/^From 3 sessions since \w+ \d+$/),
      count: 3,
      since: sessions[0]?.startedAt,
      subjects: sessions.map(({ id }) => id).toSorted(),
      quote: null,
    },
    priority: 2,
    isActive: true,
    createdAt: sessions[2]?.startedAt,
  })
  for (const { type } of insights) expect(INSIGHT_TYPES).toContain(type)
  const spoken = new Set(insights.map(({ type }) => type))
  for (const { type } of await awaited(user)) expect(spoken.has(type)).toBe(false)
})

it('stays away from the dashboard once dismissed, and can be brought back', async () => {
  const user = await aUser(app)
  await holdThree(user)
  const [first] = await read(user)
  const id = first?.id ?? ''
  expect((await user.put(`${path}/${id}`, { isActive: false })).json()).toEqual({ ...first, isActive: false })
  expect((await read(user)).at(-1)).toMatchObject({ id, isActive: false })
  const { insights } = (await user.get('/api/dashboard')).json<Dashboard>()
  expect(insights.length).toBeGreaterThan(0)
  expect(insights.map((each) => each.id)).not.toContain(id)
  await user.put(`${path}/${id}`, { isActive: false })
  expect((await user.put(`${path}/${id}`, { isActive: true })).json()).toEqual(first)
  expect((await read(user))[0]?.id).toBe(id)
})

it('is not found where it is not an insight of the person asking', async () => {
  const [owner, other] = [await aUser(app), await aUser(app)]
  await holdThree(owner)
  const [first] = await read(owner)
  for (const id of [first?.id, 'pattern_recognition.person.nobody'])
    expect((await other.put(`${path}/${id}`, { isActive: false })).statusCode).toBe(404)
  expect((await read(owner))[0]?.isActive).toBe(true)
})

it('leaves a session out in which the coach handed over, and quotes nothing of it', async () => {
  const user = await aUser(app)
  await holdThree(user)
  const session = await aSession(user, 'Marco and everything')
  await say(user, session, MARCO)
  await say(user, session, 'To be honest I have been thinking about killing myself.')
  await user.post(`/api/coaching/sessions/${session.id}/complete`)
  const all = JSON.stringify([await read(user), (await user.get('/api/dashboard')).json()])
  expect(all).not.toContain('Marco and everything')
  const person = (await read(user)).find(({ id }) => id === 'pattern_recognition.person.marco')
  expect(person?.metadata.count).toBe(3)
})

it('costs one query however long the history is', async () => {
  const user = await aUser(app)
  await holdThree(user)
  const { db, clock } = depsOfApp(app)
  const { readFacts } = await import('./insights.store.ts')
  const facts = await readFacts(db, user.id, clock())
  expect(facts.history.sessions).toHaveLength(3)
  expect(facts.history.sessions[0]).toMatchObject({ messages: 2, person: 'Marco', outcomes: [] })
})
