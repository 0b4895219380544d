import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { MIGRATION_LOCK, migrate } from './migrate.ts'
import { prepareServerRole } from './server-role.ts'

const url = await copyDatabase(`setup_${process.pid}`)
const dir = await mkdtemp(join(tmpdir(), 'lodestar-setup-'))
afterAll(async () => {
  await dropDatabase(url)
  await rm(dir, { recursive: true })
})

/** A connection of somebody else that holds something until it is told to end. */
async function holding(...statements: string[]) {
  const client = new pg.Client({ connectionString: url, application_name: 'somebody else' })
  client.on('error', () => undefined)
  await client.connect()
  for (const statement of ['begin', ...statements]) await client.query(statement)
  const release = () => client.end()
  onTestFinished(release)
  return { release }
}

const HOLDER = /"somebody else".* \(process \d+, idle in transaction for \d+ s\)/
const SHORT = { inAll: 6_000, each: 2_000 }
const lock = (number: number) => `select pg_advisory_xact_lock(${number})`

describe('a start that needs what another connection holds', () => {
  it('says who holds it, and goes on when that ends', async () => {
    const { release } = await holding(lock(MIGRATION_LOCK))
    const tell = vi.fn<(line: string) => void>()
    const migrating = migrate(url, { tell })
    await vi.waitFor(() => expect(tell).toHaveBeenCalledWith(expect.stringMatching(HOLDER)), 20_000)
    await release()
    expect(await migrating).toEqual([])
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['while it migrates', lock(MIGRATION_LOCK), () => migrate(url, { patience: SHORT })],
    [
      'while it grants rights',
      'grant select on goals to lodestar_server',
      () => prepareServerRole(url, { patience: SHORT }),
    ],
  ])('gives up and names it: %s', async (_, statement, start) => {
    await holding(statement)
    await expect(start()).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        new RegExp(`needs a lock that is held by ${HOLDER.source}, and has not got it in 6 s`),
      ),
    })
  })

  it('lets those who read a table go first while it waits to change that table', async () => {
    const own = new pg.Client({ connectionString: url })
    await own.connect()
    onTestFinished(() => own.end())
    await own.query('create table waited (id int)')
    await migrate(url)
    await own.query('delete from migrations')
    await writeFile(join(dir, '0001_change.sql'), 'alter table waited add column more int;')
    const { release } = await holding('select from waited')
    const tell = vi.fn<(line: string) => void>()
    const migrating = migrate(url, { dir, tell })
    await vi.waitFor(() => expect(tell).toHaveBeenCalled(), 20_000)
    // Comes back although the other still holds the table, and the change is still waited for.
    expect((await own.query('select from waited')).rowCount).toBe(0)
    await release()
    expect(await migrating).toEqual(['0001_change.sql'])
  })
})
