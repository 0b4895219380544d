import { endpoint } from '@lodestar/contract/endpoint'
import { Id } from '@lodestar/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aUser, type TestUser } from '../testing/a-user.ts'
import { depsOfApp, testApp } from '../testing/test-app.ts'
import { AppError } from './errors.ts'
import { mount } from './mount.ts'

const createThing = endpoint({
  method: 'POST',
  path: '/api/test/things',
  summary: 'x',
  body: z.object({ name: z.string() }),
  reply: z.object({ id: Id, name: z.string() }),
  status: 201,
  errors: ['idempotency_mismatch', 'not_found'],
  example: { id: 'a', name: 'b' },
})
let now = new Date('2026-05-03T09:30:00Z')
const app = await testApp({ extend: mountThings, clock: () => now })
const { db, ids } = depsOfApp(app)
await sql`create table if not exists test_things (id text primary key, user_id text, name text)`.execute(db)
// Other tests of this worker list the tables.
afterAll(() => sql`drop table test_things`.execute(db))

function mountThings(to: FastifyInstance): void {
  mount(to, createThing, async ({ db: tx, user, body }) => {
    const id = ids()
    await sql`insert into test_things values (${id}, ${user.id}, ${body.name})`.execute(tx)
    if (body.name === 'refused') throw new AppError('not_found')
    // Long enough that repeats arrive while this one is at work.
    await sql`select pg_sleep(0.05)`.execute(tx)
    return { id, name: body.name }
  })
}

const create = (user: TestUser, key: string | null, name = 'one') =>
  user.post('/api/test/things', { name }, key === null ? {} : { 'idempotency-key': key })
const countThings = async (user: TestUser) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from test_things where user_id = ${user.id}`.execute(db)
  return rows[0]?.count
}

describe('a create with an Idempotency-Key', () => {
  it('is done once when sent again, and answers the first answer', async () => {
    const ada = await aUser(app)
    const first = await create(ada, 'k1')
    const second = await create(ada, 'k1')
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(first.headers).not.toHaveProperty('idempotency-replayed')
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await countThings(ada)).toBe(1)
  })

  it('makes one row when twenty arrive at once, and all get the same answer', async () => {
    const ada = await aUser(app)
    const replies = await Promise.all(Array.from({ length: 20 }, () => create(ada, 'double-click')))
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]))
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(await countThings(ada)).toBe(1)
  })

  it('is refused when the key was used for something else', async () => {
    const ada = await aUser(app)
    await create(ada, 'k1', 'one')
    const other = await create(ada, 'k1', 'two')
    expect(other.statusCode).toBe(409)
    expect(other.json().code).toBe('idempotency_mismatch')
    expect(await countThings(ada)).toBe(1)
  })

  it("is one person's own: the same key of somebody else is another", async () => {
    const [ada, eve] = [await aUser(app), await aUser(app)]
    const first = await create(ada, 'shared')
    const second = await create(eve, 'shared')
    expect(second.statusCode).toBe(201)
    expect(second.json().id).not.toBe(first.json().id)
  })

  it('leaves nothing behind when it is refused, and may be tried again', async () => {
    const ada = await aUser(app)
    expect((await create(ada, 'k1', 'refused')).statusCode).toBe(404)
    expect(await countThings(ada)).toBe(0)
    expect((await create(ada, 'k1', 'refused')).statusCode).toBe(404)
  })

  it('may use its key for something new a day later', async () => {
    const ada = await aUser(app)
    now = new Date('2026-05-03T09:30:00Z')
    const first = await create(ada, 'k1')
    now = new Date('2026-05-04T09:29:00Z')
    expect((await create(ada, 'k1')).json()).toEqual(first.json())
    now = new Date('2026-05-04T09:31:00Z')
    expect((await create(ada, 'k1', 'two')).statusCode).toBe(201)
    const kept = await db.selectFrom('idempotencyKeys').select('key').where('userId', '=', ada.id).execute()
    expect(kept).toHaveLength(1)
  })

  it.each(['', 'x'.repeat(201)])('is 400 when the key is empty or too long', async (key) => {
    const reply = await create(await aUser(app), key)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ 'headers.idempotency-key': 'From 1 to 200 characters' })
  })
})

it('a repeat is told to come again when the first takes too long, and gets its answer then', async () => {
  const hasty = await testApp({ extend: mountThings, limits: { repeatWaitMs: 50 } })
  const ada = await aUser(hasty)
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  // The first is at work in another server, which holds the key.
  const first = db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${ada.id} slow`}, 0))`.execute(tx)
    held.resolve()
    await released.promise
  })
  await held.promise
  const early = await create(ada, 'slow')
  expect(early.statusCode).toBe(503)
  expect(early.json().code).toBe('overloaded')
  expect(early.headers['retry-after']).toBe('5')
  released.resolve()
  await first
  expect((await create(ada, 'slow')).statusCode).toBe(201)
  expect(await countThings(ada)).toBe(1)
})

it('a create without a key is done every time, whole or not at all', async () => {
  const ada = await aUser(app)
  await create(ada, null)
  await create(ada, null)
  await create(ada, null, 'refused')
  expect(await countThings(ada)).toBe(2)
})
