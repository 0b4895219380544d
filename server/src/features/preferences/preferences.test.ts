import { DEFAULT_PREFERENCES, type PreferencesSample } from '@lodestar/contract/preferences'
import { expect, it } from 'vitest'
import { aUser } from '../../testing/a-user.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const path = '/api/coaching/preferences'

it('are the defaults until something is saved [R3-53, R7-35]', async () => {
  const user = await aUser(app)
  expect((await user.get(path)).json()).toEqual({ ...DEFAULT_PREFERENCES, userId: user.id })
})

it('keep what a partial change leaves out, and what another change set at the same time [R7-36]', async () => {
  const user = await aUser(app)
  await Promise.all([user.put(path, { directnessLevel: 5 }), user.put(path, { frameworkPreference: [] })])
  await user.put(path, { communicationTone: 'analytical' })
  expect((await user.get(path)).json()).toEqual({
    ...DEFAULT_PREFERENCES,
    userId: user.id,
    directnessLevel: 5,
    frameworkPreference: [],
    communicationTone: 'analytical',
  })
})

it('cannot be saved for somebody else', async () => {
  const [one, other] = [await aUser(app), await aUser(app)]
  await one.put(path, { userId: other.id, empathyLevel: 1 })
  expect((await other.get(path)).json()).toMatchObject({ empathyLevel: 4, userId: other.id })
  expect((await one.get(path)).json()).toMatchObject({ empathyLevel: 1, userId: one.id })
})

it.each([
  [{ directnessLevel: 6 }, 'body.directnessLevel'],
  [{ empathyLevel: 0 }, 'body.empathyLevel'],
  [{ responseLength: 'long' }, 'body.responseLength'],
  [{ meetingFrequency: 'yearly' }, 'body.meetingFrequency'],
  [{ structurePreference: 'none' }, 'body.structurePreference'],
  [{ frameworkPreference: ['OSCAR'] }, 'body.frameworkPreference.0'],
  [{ communicationTone: 'loud' }, 'body.communicationTone'],
  [{ feedbackStyle: 'hidden' }, 'body.feedbackStyle'],
  [{ followUpPreference: 'never' }, 'body.followUpPreference'],
])(
  'refuse %j and name the field [R3-54, R3-56, R3-58, R3-59, R3-60, R3-61, R3-64]',
  async (change, field) => {
    const user = await aUser(app)
    const reply = await user.put(path, change)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual([field])
  },
)

it('show what the coach would say under them, by the coach itself, and keep nothing', async () => {
  const user = await aUser(app)
  const sample = async (given: Partial<typeof DEFAULT_PREFERENCES>) =>
    (await user.post(`${path}/sample`, { ...DEFAULT_PREFERENCES, ...given })).json<PreferencesSample>()
  const [usual, plain, warm] = [
    await sample({}),
    await sample({
      directnessLevel: 5,
      communicationTone: 'direct',
      empathyLevel: 2,
      responseLength: 'brief',
    }),
    await sample({ empathyLevel: 5 }),
  ]
  expect(new Set([usual, plain, warm].map(({ content }) => content)).size).toBe(3)
  expect(plain.content.length).toBeLessThan(usual.content.length)
  expect([plain.approaches, usual.approaches]).toEqual([2, 3])
  for (const { content } of [usual, plain, warm]) expect(content).toContain('Marco')
  expect((await user.get(path)).json()).toEqual({ ...DEFAULT_PREFERENCES, userId: user.id })
})

it('are not sampled without all of them, nor for a visitor', async () => {
  const user = await aUser(app)
  const reply = await user.post(`${path}/sample`, { directnessLevel: 3 })
  expect(reply.statusCode).toBe(400)
  const visitor = await app.inject({ method: 'POST', url: `${path}/sample`, payload: DEFAULT_PREFERENCES })
  expect(visitor.statusCode).toBe(401)
})
