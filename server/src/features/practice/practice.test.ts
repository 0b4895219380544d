import type { Felt, Practice } from '@lodestar/contract/practice'
import type { Rehearsal } from '@lodestar/contract/rehearsals'
import { describe, expect, it, vi } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { testApp } from '../../testing/test-app.ts'

vi.setConfig({ testTimeout: 30_000 })
let now = new Date('2026-05-03T09:30:00Z')
const setDay = (day: string) => {
  now = new Date(`${day}T09:30:00Z`)
}
const app = await testApp({ clock: () => now })

const read = async (user: TestUser) => (await user.get('/api/practice')).json<Practice>()
const answer = async (user: TestUser, { today }: Practice, felt: Felt, said = '') =>
  (
    await user.post('/api/practice/answers', {
      rehearsalId: today?.rehearsalId,
      item: today?.item,
      said,
      felt,
    })
  ).json<Practice>()

/** Somebody with a kept sentence, and a reaction they gave in to. */
async function aRehearser(given: { timeZone?: string } = {}) {
  setDay('2026-05-03')
  const user = await aUser(app, given)
  const { id } = (await user.post('/api/rehearsals', { person: 'Marco' })).json<Rehearsal>()
  const say = (text: string) => user.post(`/api/rehearsals/${id}/lines`, { text })
  await say('Marco, you interrupted Ana three times yesterday, and she stopped talking. What was going on?')
  await user.post(`/api/rehearsals/${id}/reactions`, { resistance: 'hard' })
  await say('Okay, forget it.')
  await user.put(`/api/rehearsals/${id}/sentence`, { sentence: 'I want Ana to be able to finish.' })
  return { user, id }
}

describe('practice', () => {
  it('brings back the kept sentence and the hard reaction, one a day, from the second day on', async () => {
    const { user } = await aRehearser()
    expect((await read(user)).today).toBeNull()
    expect((await read(user)).later.map(({ dueOn }) => dueOn)).toEqual(['2026-05-05', '2026-05-05'])
    setDay('2026-05-05')
    const first = await read(user)
    expect(first.today).toMatchObject({
      kind: 'sentence',
      own: 'I want Ana to be able to finish.',
      person: 'Marco',
    })
    const after = await answer(user, first, 'good', 'I want her to finish.')
    expect(after.today).toBeNull()
    expect((await read(user)).today).toBeNull()
    setDay('2026-05-06')
    const second = await read(user)
    expect(second.today).toMatchObject({
      kind: 'reaction',
      prompt: expect.stringMatching(/\w/),
      own: 'Okay, forget it.',
    })
    await answer(user, second, 'again')
    setDay('2026-05-07')
    expect((await read(user)).today?.kind).toBe('reaction')
  })

  it('keeps what was said, and shows it the next time', async () => {
    const { user } = await aRehearser()
    setDay('2026-05-05')
    await answer(user, await read(user), 'hard', 'I want her to finish.')
    expect((await read(user)).later.find(({ kind }) => kind === 'sentence')?.said).toBe(
      'I want her to finish.',
    )
  })

  it('counts for nothing: no streak, no figure, no activity comes of it', async () => {
    const { user } = await aRehearser()
    setDay('2026-05-05')
    const figures = async () => [
      (await user.get('/api/gamification/stats')).json(),
      (await user.get('/api/dashboard')).json(),
    ]
    const before = await figures()
    await answer(user, await read(user), 'good')
    expect(await figures()).toEqual(before)
  })

  it('can be set aside thing by thing, and switched off as a whole without losing anything', async () => {
    const { user, id } = await aRehearser()
    setDay('2026-05-05')
    await user.post('/api/practice/set-aside', { rehearsalId: id, item: 'sentence', isAside: true })
    expect((await read(user)).today?.kind).toBe('reaction')
    await user.post('/api/practice/set-aside', { rehearsalId: id, item: 'sentence', isAside: false })
    await user.put('/api/practice/settings', { isOn: false })
    expect(await read(user)).toEqual({ isOn: false, today: null, later: [] })
    await user.put('/api/practice/settings', { isOn: true })
    expect((await read(user)).today?.kind).toBe('sentence')
  })

  it('is each person’s own, and goes with the rehearsal', async () => {
    const [{ user, id }, other] = [await aRehearser(), await aUser(app)]
    setDay('2026-05-05')
    const key = { rehearsalId: id, item: 'sentence' }
    expect((await other.post('/api/practice/answers', { ...key, said: '', felt: 'good' })).statusCode).toBe(
      404,
    )
    expect((await other.post('/api/practice/set-aside', { ...key, isAside: true })).statusCode).toBe(404)
    expect(
      (await user.post('/api/practice/answers', { ...key, item: 'no-line', said: '', felt: 'good' }))
        .statusCode,
    ).toBe(404)
    await answer(user, await read(user), 'good')
    await user.delete(`/api/rehearsals/${id}`)
    expect(await read(user)).toEqual({ isOn: true, today: null, later: [] })
    setDay('2026-05-03')
    expect((await user.get('/api/profile/export')).json().records.practiceItems).toEqual([])
  })

  it('begins a new day where the leader is', async () => {
    const { user } = await aRehearser({ timeZone: 'Pacific/Auckland' })
    now = new Date('2026-05-04T11:59:00Z')
    expect((await read(user)).today).toBeNull()
    now = new Date('2026-05-04T12:00:00Z')
    expect((await read(user)).today?.kind).toBe('sentence')
  })
})
