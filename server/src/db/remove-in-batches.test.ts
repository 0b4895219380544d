import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sweepExpired } from '../jobs.ts'
import { aUser } from '../testing/a-user.ts'
import { depsOfApp, testApp } from '../testing/test-app.ts'
import { upkeep } from '../testing/upkeep.ts'
import { removeInBatches } from './remove-in-batches.ts'
import { asPurpose } from './scope.ts'

const NOW = new Date('2026-05-03T09:30:00.000Z')
const app = await testApp({ clock: () => NOW })
const { db, jobs } = depsOfApp(app)
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

const addKeys = (userId: string, count: number, expiresAt: string) =>
  upkeep.query(
    `insert into idempotency_keys (user_id, key, fingerprint, reply, expires_at)
     select $1, $3::text || n, '', '{}', $3::text::timestamptz from generate_series(1, $2::integer) n`,
    [userId, count, expiresAt],
  )
const countKeys = async (userId: string) =>
  Number(
    (await upkeep.query('select count(*) from idempotency_keys where user_id = $1', [userId])).rows[0].count,
  )

it('removes all that meets the condition and nothing else, a batch at a time', async () => {
  const { id } = await aUser(app)
  await addKeys(id, 25, daysAgo(1))
  await addKeys(id, 5, daysAgo(-1))
  const mine = sql<boolean>`user_id = ${id} and expires_at <= ${NOW.toISOString()}`
  expect(await removeInBatches(db, 'idempotencyKeys', mine, 10)).toBe(25)
  expect(await countKeys(id)).toBe(5)
})

it('the sweep removes what has run out of every kind, as what jobs may do', async () => {
  const user = await aUser(app)
  await addKeys(user.id, 3, daysAgo(1))
  await addKeys(user.id, 1, daysAgo(-1))
  const notify = (id: string, dueAt: string) =>
    upkeep.query(
      `insert into notifications (id, user_id, type, occasion, title, message, due_at)
       values ($1, $2, 'coaching_reminder', $1, 'A reminder', '', $3)`,
      [id, user.id, dueAt],
    )
  await notify(`old-${user.id}`, daysAgo(401))
  await notify(`new-${user.id}`, daysAgo(399))
  const list = async () => (await user.get('/api/notifications')).json<{ id: string }[]>().map(({ id }) => id)
  // What has run out is left out whether the sweep has been there or not.
  expect(await list()).toEqual([`new-${user.id}`])
  await asPurpose('jobs', () => sweepExpired({ db, jobs, clock: () => NOW }))
  expect(await countKeys(user.id)).toBe(1)
  const { rows } = await upkeep.query('select id from notifications where user_id = $1', [user.id])
  expect(rows).toEqual([{ id: `new-${user.id}` }])
  expect(await list()).toEqual([`new-${user.id}`])
})
