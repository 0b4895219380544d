import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openDatabaseRelay } from '../testing/database-relay.ts'
import { openTestAuthPool, openTestDatabase } from '../testing/open-test-database.ts'
import { provideDatabase } from '../testing/test-database.ts'
import { findOutage } from './outage.ts'

const url = await provideDatabase()
const errors: Error[] = []
const db = openTestDatabase(url, (error) => errors.push(error))
const authPool = openTestAuthPool(url, (error) => errors.push(error))
afterAll(async () => {
  await db.destroy()
  await authPool.end()
})

/** Ends the connection on which a statement with this mark is running, as a restart of PostgreSQL does. */
async function endConnection(mark: string): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where query like ${`%${mark}%`} and pid <> pg_backend_pid() and datname = current_database()`.execute(
      db,
    )
    expect(rows).toHaveLength(1)
  })
}

describe('a connection that is lost while it is in use', () => {
  it('fails a transaction that sleeps as an outage, and the pool goes on', async () => {
    const sleeping = db
      .transaction()
      .execute(async (tx) => sql`select pg_sleep(20), 'mark one'`.execute(tx))
      .catch((error: unknown) => error)
    await endConnection('mark one')
    expect(findOutage(await sleeping)).toBeDefined()
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  it('fails a transaction that asks nothing at that moment when it asks again', async () => {
    const thinking = db
      .transaction()
      .execute(async (tx) => {
        await sql`select 'mark two'`.execute(tx)
        await endConnection('mark two')
        // The end has arrived by then: another connection has answered in the meantime.
        await sql`select pg_sleep(0.1)`.execute(db)
        await sql`select 2`.execute(tx)
      })
      .catch((error: unknown) => error)
    expect(findOutage(await thinking)).toBeDefined()
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  it("fails a query of the sign-in library's pool, which goes on", async () => {
    const sleeping = authPool.query("select pg_sleep(20), 'mark three'").catch((error: unknown) => error)
    await endConnection('mark three')
    expect(findOutage(await sleeping)).toBeDefined()
    expect((await authPool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('a statement without end', () => {
  it('is ended by PostgreSQL, and its connection stays', async () => {
    const hasty = openTestDatabase(url, () => {}, { connections: 1, statementMs: 50 })
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(hasty)).rows
    const before = await pid()
    await expect(sql`select pg_sleep(20)`.execute(hasty)).rejects.toMatchObject({ code: '57014' })
    expect(await pid()).toEqual(before)
    await hasty.destroy()
  })
})

describe('a database that does not answer', () => {
  it('is waited for no longer than a statement may take, and is used again when it is back', async () => {
    const relay = await openDatabaseRelay(url)
    const through = openTestDatabase(relay.url, () => {}, { connections: 1, statementMs: 50 })
    await sql`select 1`.execute(through)
    relay.freeze()
    const unanswered = await sql`select 2`.execute(through).catch((error: unknown) => error)
    expect(findOutage(unanswered)).toBeDefined()
    expect(unanswered).toMatchObject({ message: 'The database does not answer' })
    relay.thaw()
    // The connection with the answer still outstanding is not used again.
    expect((await sql`select 3 as three`.execute(through)).rows).toEqual([{ three: 3 }])
    await through.destroy()
  })

  it('fails a transaction too, whose connection is given up', async () => {
    const relay = await openDatabaseRelay(url)
    const through = openTestDatabase(relay.url, () => {}, { connections: 1, statementMs: 50 })
    const unanswered = through.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      relay.freeze()
      await sql`select 2`.execute(tx)
    })
    expect(findOutage(await unanswered.catch((error: unknown) => error))).toBeDefined()
    relay.thaw()
    expect((await sql`select 3 as three`.execute(through)).rows).toEqual([{ three: 3 }])
    await through.destroy()
  })

  it('does not cost a transaction its connection while nothing is asked', async () => {
    const patient = openTestDatabase(url, () => {}, { connections: 1, statementMs: 50 })
    const rows = await patient.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await new Promise((resolve) => setTimeout(resolve, 3_500))
      return (await sql`select 2 as two`.execute(tx)).rows
    })
    expect(rows).toEqual([{ two: 2 }])
    await patient.destroy()
  })
})
