import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { depsOfApp, type TestAppOptions, testApp } from '../../testing/test-app.ts'

const PASSWORD = 'correct horse battery'
const HOME = '192.0.2.1'
const stranger = (n: number) => `203.0.113.${n}`

const post = (app: FastifyInstance, path: string, remoteAddress: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/identity/${path}`, remoteAddress, payload })

/** Somebody who has signed up at home, and what happens when their password is tried. */
async function anOwner(options: TestAppOptions) {
  const app = await testApp(options)
  const email = `${depsOfApp(app).ids()}@example.com`
  const account = { firstName: 'Grace', lastName: 'Hopper', email, password: PASSWORD }
  expect((await post(app, 'sign-up/email', HOME, account)).statusCode).toBe(201)
  const attempt = async (from: string, password = 'wrong password') =>
    (await post(app, 'sign-in/email', from, { email, password })).statusCode
  const attack = async (networks: number) => {
    for (let n = 1; n <= networks; n += 1) await attempt(stranger(n))
  }
  return { app, email, attempt, attack }
}

describe('strangers who guess a password from many networks', () => {
  it('have two tries from each once they are many', async () => {
    const { attempt, attack } = await anOwner({ limits: { signInsPerAccount: 3 } })
    await attack(3)
    const next = stranger(100)
    expect([await attempt(next), await attempt(next), await attempt(next)]).toEqual([401, 401, 429])
    expect(await attempt(next, PASSWORD)).toBe(429)
  })

  it('do not keep the owner out, at home or anywhere else', async () => {
    const { attempt, attack } = await anOwner({ limits: { signInsPerAccount: 3 } })
    await attack(8)
    expect(await attempt(HOME)).toBe(401)
    expect(await attempt(HOME)).toBe(401)
    expect(await attempt(HOME)).toBe(401)
    expect(await attempt(HOME, PASSWORD)).toBe(200)
    expect(await attempt('198.51.100.7', PASSWORD)).toBe(200)
  })

  it('are refused when they are ten times as many, and the owner is known at home still', async () => {
    const { attempt, attack } = await anOwner({ limits: { signInsPerAccount: 1 } })
    await attack(10)
    expect(await attempt(stranger(11), PASSWORD)).toBe(429)
    expect(await attempt(HOME, PASSWORD)).toBe(200)
  })

  it('are forgotten when the window is over', async () => {
    let now = Date.now()
    const { attempt, attack } = await anOwner({
      limits: { signInsPerAccount: 1 },
      clock: () => new Date(now),
    })
    await attack(11)
    expect(await attempt(stranger(11), PASSWORD)).toBe(429)
    now += 10 * 60_000 + 1
    expect(await attempt(stranger(11), PASSWORD)).toBe(200)
  })
})

describe('tries that arrive at the same moment', () => {
  const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

  it('are as many as tries in a row: ten from one network', async () => {
    const { attempt } = await anOwner({})
    const statuses = await Promise.all(Array.from({ length: 20 }, () => attempt(stranger(1))))
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([10, 10])
  })

  it('from many networks do not pass what is left to strangers, and leave the owner in at home', async () => {
    const { attempt } = await anOwner({ limits: { signInsPerAccount: 1 } })
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(stranger(n))))
    // Ten times the one that makes the account careful.
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([10, 10])
    expect(await attempt(HOME, PASSWORD)).toBe(200)
  })
})

it('a network is known for 90 days after somebody signed in from it', async () => {
  let now = Date.now()
  const { attempt, attack } = await anOwner({ limits: { signInsPerAccount: 1 }, clock: () => new Date(now) })
  now += 89 * 86_400_000
  await attack(11)
  expect(await attempt(HOME, PASSWORD)).toBe(200)
  now += 89 * 86_400_000
  await attack(11)
  expect(await attempt(HOME, PASSWORD)).toBe(200)
  now += 91 * 86_400_000
  await attack(11)
  expect(await attempt(HOME, PASSWORD)).toBe(429)
})

it('tries of known networks do not count against the account', async () => {
  const { attempt } = await anOwner({ limits: { signInsPerAccount: 1 } })
  for (let n = 0; n < 9; n += 1) expect(await attempt(HOME)).toBe(401)
  expect(await attempt(stranger(1), PASSWORD)).toBe(200)
})

it('nothing readable is kept of who signs in from where', async () => {
  const { app, email } = await anOwner({})
  const rows = await depsOfApp(app).db.selectFrom('throttles').select('key').execute()
  for (const { key } of rows) {
    expect(key).not.toContain(email)
    expect(key).not.toContain(HOME)
  }
  expect(rows.some(({ key }) => key.startsWith('signed-in:'))).toBe(true)
})
