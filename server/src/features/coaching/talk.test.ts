import { readTalk } from '@lodestar/coach/insights/talk-figures'
import { beforeEach, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { aSession, MARCO, say } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { readMissedTalk } from './talk.service.ts'

const app = await testApp()
const deps = depsOfApp(app)
const { db } = deps
const MINUTE_MS = 60_000
const minutesLater = (minutes: number) => () => new Date(Date.now() + minutes * MINUTE_MS)
const NONE = { feelings: null, hopeful: null, clarity: null, confidence: null }
const FIGURES = ['feelings', 'hopeful', 'clarity', 'confidence'] as const

/** Somebody who has said some things while the coach failed. */
async function aMissedTalk(...texts: string[]): Promise<TestUser> {
  const user = await aUser(app)
  const session = await aSession(user)
  for (const text of texts) await say(user, session, text)
  await db
    .updateTable('coachingMessages')
    .set(NONE)
    .where('userId', '=', user.id)
    .where('role', '=', 'user')
    .execute()
  return user
}
const figuresOf = async (user: TestUser) =>
  db
    .selectFrom('coachingMessages')
    .select(FIGURES)
    .where('userId', '=', user.id)
    .where('role', '=', 'user')
    .orderBy('position')
    .execute()

// What other tests have left behind.
beforeEach(async () => void (await readMissedTalk({ ...deps, clock: minutesLater(4) })))

it('reads what the coach has missed, as it would have then, and nothing twice', async () => {
  const texts = [MARCO, 'I am proud of the team, and I am worried about Thursday.']
  const user = await aMissedTalk(...texts)
  expect(await readMissedTalk({ ...deps, clock: minutesLater(4) })).toBe(2)
  expect(await figuresOf(user)).toEqual(texts.map(readTalk))
  expect(await readMissedTalk({ ...deps, clock: minutesLater(4) })).toBe(0)
})

it('leaves a message alone that the coach may be about to read', async () => {
  const user = await aMissedTalk(MARCO)
  expect(await readMissedTalk({ ...deps, clock: minutesLater(2) })).toBe(0)
  expect(await figuresOf(user)).toEqual([NONE])
  await readMissedTalk({ ...deps, clock: minutesLater(4) })
})

it('passes over a message that cannot be read, and gives up for now where three cannot', async () => {
  const user = await aMissedTalk('one', 'two', 'three', 'four', MARCO)
  const failOn = (...broken: string[]): Pick<Deps['coach'], 'builtIn'> => ({
    builtIn: {
      ...deps.coach.builtIn,
      ask: (name, input, options) =>
        broken.includes(String(input))
          ? Promise.reject(new Error('It broke'))
          : deps.coach.builtIn.ask(name, input, options),
    },
  })
  const run = (...broken: string[]) =>
    readMissedTalk({ ...deps, clock: minutesLater(4), coach: failOn(...broken) })
  expect(await run('one', 'two', 'three')).toBe(0)
  expect(await run('two')).toBe(4)
  expect((await figuresOf(user)).map(({ feelings }) => feelings !== null)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(await run()).toBe(1)
})
