import type { Case } from '@lodestar/contract/case'
import type { KnownPerson, PersonPage } from '@lodestar/contract/people'
import { describe, expect, it, vi } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { aSession, say } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

vi.setConfig({ testTimeout: 30_000 })
let now = new Date('2026-05-03T09:30:00Z')
const app = await testApp({ clock: () => now })
const { db } = depsOfApp(app)

const nobody = { struck: false, sameAs: null, pronoun: null }
/** A session of the person's with a case of our own, so that a test does not hang on what the coach hears. */
async function told(
  user: TestUser,
  text: string,
  { people, facts = [], promises = [] }: { people: string[]; facts?: string[]; promises?: string[] },
): Promise<string> {
  now = new Date(now.getTime() + 60_000)
  const session = await aSession(user)
  const turn = (await say(user, session, text)) as unknown as { userMessage?: { id: string } }
  const messageId =
    turn.userMessage?.id ??
    (
      await db
        .selectFrom('coachingMessages')
        .select('id')
        .where('sessionId', '=', session.id)
        .where('role', '=', 'user')
        .executeTakeFirstOrThrow()
    ).id
  const line = (kind: string, at: number) => ({ id: `${kind}-${at + 1}`, messageId, struck: false })
  const understood: Case = {
    matters: [{ ...line('matter', 0), title: `${people[0]} and the plan`, situations: [] }],
    inHand: 'matter-1',
    people: people.map((name, at) => ({ ...nobody, ...line('person', at), heard: name, label: name })),
    facts: facts.map((quote, at) => ({ ...line('fact', at), kind: 'happened', quote })),
    promises: promises.map((promise, at) => ({ ...line('promise', at), text: promise, dueOn: null })),
    time: null,
    corrected: [],
  }
  await db
    .updateTable('coachingSessions')
    .set({ case: JSON.stringify(understood), namesPeople: understood.people.length > 0 })
    .where('id', '=', session.id)
    .where('userId', '=', user.id)
    .execute()
  return session.id
}
const list = async (user: TestUser) =>
  (await user.get('/api/people')).json<{ isOn: boolean; people: KnownPerson[] }>().people
const names = async (user: TestUser) => (await list(user)).map(({ name }) => name)
const page = async (user: TestUser, id: string) =>
  (await user.get(`/api/people/${encodeURIComponent(id)}`)).json<PersonPage>()
const change = (user: TestUser, id: string, body: object) =>
  user.patch(`/api/people/${encodeURIComponent(id)}`, body)

const TEXT =
  'Marco missed the review. Ana covered for him. He promised to be on time from Monday. I will speak with Marco on Thursday.'
const KNOWN = {
  people: ['Marco', 'Ana'],
  facts: ['missed the review', 'covered for him', 'He promised to be on time from Monday'],
  promises: ['speak with Marco on Thursday'],
}

describe('a person’s page', () => {
  it('quotes only what was told about them, with its date and session, and open promises in both directions', async () => {
    const user = await aUser(app)
    const sessionId = await told(user, TEXT, KNOWN)
    const marco = await page(user, 'Marco')
    expect(marco).toMatchObject({ id: 'marco', name: 'Marco', sessions: 1, talks: [{ id: sessionId }] })
    expect(marco.said.map(({ quote }) => quote)).toEqual(['missed the review'])
    expect(marco.said[0]).toMatchObject({ sessionId, at: now.toISOString() })
    expect(marco.youPromised.map(({ text }) => text)).toEqual(['speak with Marco on Thursday'])
    const ana = await page(user, 'ana')
    // Which of the two "he" is nobody can know: it stands on no page.
    expect(ana.said.map(({ quote }) => quote)).toEqual(['covered for him'])
    expect(ana.youPromised).toEqual([])
  })

  it('lists what they promised until the leader settles it, and takes that back', async () => {
    const user = await aUser(app)
    const text = 'Marco came late. He promised to be on time from Monday. He never promised to stay.'
    const id = await told(user, text, {
      people: ['Marco'],
      facts: ['He promised to be on time from Monday', 'He never promised to stay'],
    })
    const promise = `${id}/fact-1`
    expect((await page(user, 'marco')).theyPromised.map((one) => one.id)).toEqual([promise])
    await change(user, 'marco', { change: 'settle', promise, isSettled: true })
    expect((await page(user, 'marco')).theyPromised).toEqual([])
    await change(user, 'marco', { change: 'settle', promise, isSettled: false })
    expect((await page(user, 'marco')).theyPromised).toHaveLength(1)
  })

  it('shows what came of conversations with them', async () => {
    const user = await aUser(app)
    await told(user, TEXT, KNOWN)
    const { id } = (await user.post('/api/rehearsals', { person: 'Marco' })).json<{ id: string }>()
    const plan = {
      person: 'Marco',
      day: '2026-05-04',
      time: '',
      place: '',
      words: 'Stop.',
      ifThey: '',
      thenI: '',
    }
    await user.put(`/api/rehearsals/${id}/plan`, { plan })
    await user.put(`/api/rehearsals/${id}/outcome`, { outcome: { came: 'mixed', line: 'he laughed' } })
    expect((await page(user, 'marco')).outcomes).toEqual([
      { day: '2026-05-04', came: 'mixed', line: 'he laughed', words: 'Stop.' },
    ])
    expect((await page(user, 'ana')).outcomes).toEqual([])
  })

  it('is nobody else’s: to others it is the same 404 as none', async () => {
    const [user, other] = [await aUser(app), await aUser(app)]
    await told(user, TEXT, KNOWN)
    for (const reply of [
      await other.get('/api/people/marco'),
      await change(other, 'marco', { change: 'rename', name: 'Mine' }),
      await other.delete('/api/people/marco'),
    ])
      expect(reply.statusCode).toBe(404)
    expect(await names(other)).toEqual([])
    expect(await names(user)).toEqual(['Marco', 'Ana'])
  })
})

describe('who is who', () => {
  it('one name in two sessions is one person, unless the leader says the one of a session is somebody else', async () => {
    const user = await aUser(app)
    const first = await told(user, 'Marco was late.', { people: ['Marco'], facts: ['was late'] })
    await told(user, 'Marco was loud.', { people: ['Marco'], facts: ['was loud'] })
    expect(await list(user)).toMatchObject([{ name: 'Marco', sessions: 2 }])
    await change(user, 'marco', { change: 'apart-in-session', sessionId: first })
    const apart = await list(user)
    expect(apart.map(({ sessions }) => sessions)).toEqual([1, 1])
    expect((await page(user, 'marco')).said.map(({ quote }) => quote)).toEqual(['was loud'])
    const other = apart.find(({ id }) => id !== 'marco')?.id ?? ''
    expect((await page(user, other)).said.map(({ quote }) => quote)).toEqual(['was late'])
    await change(user, other, { change: 'merge', into: 'marco' })
    expect(await list(user)).toMatchObject([{ name: 'Marco', sessions: 2 }])
  })

  it('two names are merged, called as the leader likes, and taken apart again', async () => {
    const user = await aUser(app)
    await told(user, 'My deputy was late.', { people: ['your deputy'], facts: ['was late'] })
    await told(user, 'Marco was loud.', { people: ['Marco'], facts: ['was loud'] })
    await change(user, 'your deputy', { change: 'merge', into: 'marco' })
    await change(user, 'marco', { change: 'rename', name: 'Marco R.' })
    expect(await names(user)).toEqual(['Marco R.'])
    expect((await page(user, 'marco')).said.map(({ quote }) => quote)).toEqual(['was loud', 'was late'])
    await change(user, 'marco', { change: 'apart', name: 'your deputy' })
    expect(await names(user)).toEqual(['Marco R.', 'your deputy'])
  })
})

it('somebody forgotten is out of every case, stays out when the same is told again, and leaves the others', async () => {
  const user = await aUser(app)
  const sessionId = await told(user, TEXT, KNOWN)
  expect((await user.delete('/api/people/marco')).statusCode).toBe(200)
  expect(await names(user)).toEqual(['Ana'])
  const read = async () => (await user.get(`/api/coaching/sessions/${sessionId}`)).json<{ case: Case }>().case
  const stands = ({ people, facts, promises }: Case) =>
    [...people, ...facts, ...promises].filter(({ struck }) => !struck).map(({ id }) => id)
  expect(stands(await read())).toEqual(['person-2', 'fact-2', 'fact-3'])
  expect((await read()).matters[0]?.title).toBe('somebody and the plan')
  const back = await user.patch(`/api/coaching/sessions/${sessionId}/case`, {
    change: 'strike',
    line: 'person-1',
    struck: false,
  })
  expect(back.statusCode).toBe(404)
  await user.post(`/api/coaching/sessions/${sessionId}/messages`, { content: 'Marco missed the review.' })
  expect(await names(user)).toEqual(['Ana'])
})

it('somebody forgotten is no pattern among the insights, and nobody is while people are switched off', async () => {
  const user = await aUser(app)
  for (let count = 0; count < 3; count += 1)
    await told(user, 'Marco interrupts Ana in every planning meeting.', { people: ['Marco'] })
  const patterns = async () =>
    (await user.get('/api/insights')).json<{ id: string }[]>().filter(({ id }) => id.includes('person.marco'))
  expect(await patterns()).toHaveLength(1)
  await user.put('/api/people/switch', { isOn: false })
  expect(await patterns()).toEqual([])
  await user.put('/api/people/switch', { isOn: true })
  await user.delete('/api/people/marco')
  expect(await patterns()).toEqual([])
})

it('one switch turns it off and on again, and what was decided stays', async () => {
  const user = await aUser(app)
  await told(user, TEXT, KNOWN)
  await change(user, 'marco', { change: 'rename', name: 'M.' })
  await user.put('/api/people/switch', { isOn: false })
  expect((await user.get('/api/people')).json()).toEqual({ isOn: false, people: [] })
  expect((await user.get('/api/people/marco')).statusCode).toBe(404)
  await user.put('/api/people/switch', { isOn: true })
  expect(await names(user)).toEqual(['M.', 'Ana'])
})
