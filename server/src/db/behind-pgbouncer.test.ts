import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { describePromises } from '../testing/parts/describe-promises.ts'
import { findPgBouncer, startPgBouncer } from '../testing/parts/pgbouncer.ts'
import { startTwoServers } from '../testing/parts/two-servers.ts'
import { depsOfApp } from '../testing/test-app.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { findPooling } from './pooler.ts'
import { createPresence, isServerAlive } from './presence.ts'
import { asPerson, asPurpose, UPKEEP } from './scope.ts'
import { findWall, SERVER_ROLE } from './server-role.ts'

const program = findPgBouncer()

async function setUp(installed: string) {
  const url = await copyDatabase(`pgbouncer_${process.pid}`)
  const home = await mkdtemp(join(tmpdir(), 'lodestar-pgbouncer-'))
  const bouncer = await startPgBouncer(installed, home, url)
  afterAll(async () => {
    await bouncer.end('SIGTERM')
    await dropDatabase(url)
    await rm(home, { recursive: true, force: true })
  })
  const { apps, origins } = await startTwoServers(bouncer.url, true)
  const db = openTestDatabase(bouncer.url, () => {}, { role: SERVER_ROLE, outside: {}, isPooled: true })
  afterAll(() => db.destroy())
  const startLenient = () =>
    startPgBouncer(installed, join(home, 'lenient'), url, 'ignore_startup_parameters = options')
  return { url, bouncer, db, apps, origins, startLenient }
}

// Hooks at the end of a file run in the opposite order of their making.
const place = program ? await setUp(program) : null
if (!place) it.skip('behind PgBouncer, which is not installed here')
else describe('behind PgBouncer in transaction mode', () => describeBehind(place))

function describeBehind({
  url,
  bouncer,
  db,
  apps,
  origins,
  startLenient,
}: Awaited<ReturnType<typeof setUp>>) {
  describePromises(() => origins)

  it('is found out, also where it is set to ignore what it does not keep', async () => {
    expect(await findPooling(url)).toBe(false)
    expect(await findPooling(bouncer.url)).toBe(true)
    const lenient = await startLenient()
    try {
      expect(await findPooling(lenient.url)).toBe(true)
    } finally {
      await lenient.end('SIGTERM')
    }
  })

  it('every statement runs as the role of the server and shows the rows of its own person, however many take turns', async () => {
    const people = ['ada', 'eve', 'kim'].map((name) => `${name} ${crypto.randomUUID()}`)
    await asPurpose('upkeep', () =>
      db
        .insertInto('users')
        .values(people.map((id) => ({ id, email: `${id}@example.com` })))
        .execute(),
    )
    const look = async (scope?: string) => {
      const query = sql<{ role: string; id: string | null }>`
        select current_user::text as role, (select string_agg(id, ',') from users) as id`
      const { rows } = await (scope ? asPerson(scope, () => query.execute(db)) : query.execute(db))
      return rows[0]
    }
    await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const person = people[at % 4]
        expect(await look(person)).toEqual({ role: SERVER_ROLE, id: person ?? null })
      }),
    )
    const within = await asPerson(people[0] ?? '', () =>
      db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx)
        return (await sql<{ id: string }>`select id from users`.execute(tx)).rows
      }),
    )
    expect(within).toEqual([{ id: people[0] }])
  })

  it('the wall between the rows of people stands, also for the pool that signs in', async () => {
    for (const app of apps) expect(await findWall(depsOfApp(app).authPool)).toBe('full')
  })

  it('nothing of one transaction is left for the next', async () => {
    await Promise.all(
      Array.from({ length: 30 }, () => asPurpose('upkeep', () => sql`select pg_sleep(0.01)`.execute(db))),
    )
    const client = new pg.Client({ connectionString: bouncer.url })
    await client.connect()
    const { rows } = await client.query(`select current_setting('role') as role,
      coalesce(current_setting('app.purpose', true), '') as purpose, current_setting('statement_timeout') as timeout`)
    await client.end()
    expect(rows).toEqual([{ role: 'none', purpose: '', timeout: '0' }])
  })

  it('a statement without end is ended by PostgreSQL', async () => {
    const hasty = openTestDatabase(bouncer.url, () => {}, {
      isPooled: true,
      role: SERVER_ROLE,
      statementMs: 50,
    })
    await expect(sql`select pg_sleep(20)`.execute(hasty)).rejects.toMatchObject({ code: '57014' })
    await hasty.destroy()
  })

  it('servers that start together migrate once, and leave no lock behind', async () => {
    expect(await Promise.all([1, 2, 3].map(() => migrate(bouncer.url)))).toEqual([[], [], []])
    const direct = new pg.Client({ connectionString: url, options: UPKEEP })
    await direct.connect()
    const { rows } = await direct.query(
      "select from pg_locks where database = (select oid from pg_database where datname = current_database()) and locktype = 'advisory' and mode = 'ExclusiveLock' and objsubid = 1 and granted",
    )
    await direct.end()
    expect(rows).toEqual([])
  })

  it('a server is seen to live until it ends, by others behind the pooler', async () => {
    const presence = createPresence(bouncer.url, true)
    const number = await presence.number()
    const isAlive = async () => {
      const { rows } = await sql<{ alive: boolean }>`
        select ${isServerAlive('servers.number')} as alive from (select ${number}::integer as number) as servers`.execute(
        db,
      )
      return rows[0]?.alive
    }
    expect(await isAlive()).toBe(true)
    await presence.stop()
    await expect.poll(isAlive).toBe(false)
  })
}
