import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillTables } from '../testing/fill-tables.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { asNobody, asPerson, asPurpose } from './scope.ts'
import { SERVER_ROLE } from './server-role.ts'

// Of its own: filling every table drops the checks of single values.
const url = await copyDatabase(`row_security_${process.pid}`)
const owner = openTestDatabase(url)
/** As the server reaches it: by a role that owns nothing, for nobody until somebody is named. */
const server = openTestDatabase(url, undefined, { role: SERVER_ROLE, outside: {} })
afterAll(async () => {
  await server.destroy()
  await owner.destroy()
  await dropDatabase(url)
})

/** Every table whose rows are somebody's, as the database knows them: one that is added is here too. */
const { rows: TABLES } = await sql<{ table: string; owner: string }>`
  select relname::text as "table", attname::text as owner
  from pg_class join pg_attribute on attrelid = pg_class.oid and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and (attname = 'user_id' or (relname = 'users' and attname = 'id')) order by 1`.execute(owner)

beforeAll(async () => {
  for (const person of ['ada', 'eve']) await fillTables(owner, person)
})

const listOwners = async (table: string, column: string) => {
  const { rows } = await sql<{ owner: string | null }>`
    select ${sql.ref(column)} as owner from ${sql.table(table)} order by 1`.execute(server)
  return rows.map((row) => row.owner).filter((row) => row !== null)
}

describe.each(TABLES)('$table', ({ table, owner: column }) => {
  it('shows a statement that names nobody no row of anybody', async () => {
    expect(await listOwners(table, column)).toEqual([])
    expect(await asNobody(() => listOwners(table, column))).toEqual([])
  })

  it("shows a statement that forgets to ask whose rows it wants this person's alone", async () => {
    const own = await asPerson('ada', () => listOwners(table, column))
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own)).toEqual(new Set(['ada']))
  })

  it("lets nobody write another person's row, nor make one of their own another's", async () => {
    const set = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`
    const reached = await asPerson('eve', () => sql`${set} where ${sql.ref(column)} = 'ada'`.execute(server))
    expect(reached.numAffectedRows).toBe(0n)
    const given = sql`update ${sql.table(table)} set ${sql.ref(column)} = 'ada' where ${sql.ref(column)} = 'eve'`
    await expect(asPerson('eve', () => given.execute(server))).rejects.toThrow(
      /row-level security|duplicate key/,
    )
  })
})

describe('the wall', () => {
  it('stands before every table of people, also for who owns them', async () => {
    expect(TABLES.length).toBeGreaterThan(30)
    const { rows } = await sql<{ table: string }>`
      select relname::text as "table" from pg_class
      where relrowsecurity and relforcerowsecurity and relnamespace = 'public'::regnamespace order by 1`.execute(
      owner,
    )
    expect(rows.map(({ table }) => table)).toEqual(TABLES.map(({ table }) => table))
  })

  it("cannot be passed, moved or taken down by the server's role", async () => {
    const { rows } = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, (select count(*) from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`.execute(server)
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, owned: 0 }])
    for (const attempt of [
      sql`alter table goals disable row level security`,
      sql`drop policy own_rows on goals`,
      sql`create policy mine on goals using (true)`,
      sql`set local row_security = off`,
    ])
      await expect(
        asPerson('ada', () =>
          server.transaction().execute(async (tx) => {
            await attempt.execute(tx)
            // Switched off, it refuses instead of letting pass.
            await sql`select from goals`.execute(tx)
          }),
        ),
      ).rejects.toThrow(/must be owner|row-level security/)
  })

  it('opens to a purpose the tables it is for, and no others', async () => {
    const seen = async (purpose: 'sign-in' | 'standings' | 'jobs' | 'upkeep') => {
      const found: string[] = []
      for (const { table, owner: column } of TABLES)
        if ((await asPurpose(purpose, () => listOwners(table, column))).includes('eve')) found.push(table)
      return found
    }
    expect(await seen('sign-in')).toEqual([
      'auth_accounts',
      'auth_passkeys',
      'auth_second_factors',
      'auth_sessions',
      'calendar_feeds',
      'pulses',
      'push_subscriptions',
      'security_events',
      'users',
    ])
    expect(await seen('jobs')).toEqual(
      [
        'auth_sessions',
        'closed_histories',
        'coaching_messages',
        'deleted_goals',
        'external_assessments',
        'idempotency_keys',
        'notifications',
      ].concat(['predictions', 'pulses', 'security_events', 'storage_use', 'users']),
    )
    const standings = await seen('standings')
    expect(standings).toContain('meetings')
    for (const table of ['rehearsals', 'notifications', 'auth_sessions', 'model_texts', 'push_subscriptions'])
      expect(standings).not.toContain(table)
    expect(await seen('upkeep')).toEqual(TABLES.map(({ table }) => table))
  })

  it('is told of in each transaction anew: nothing of it stays on a connection', async () => {
    const told = () =>
      sql<{ who: string | null }>`select current_setting('app.user_id', true) as who`.execute(server)
    await asPerson('ada', told)
    for (let time = 0; time < 10; time++) expect((await told()).rows[0]?.who || '').toBe('')
    await asPerson('ada', () =>
      server.transaction().execute(async (tx) => {
        const goals = tx.selectFrom('goals').select('userId')
        expect((await goals.execute()).map(({ userId }) => userId)).toEqual(['ada'])
        expect((await asPerson('eve', () => goals.execute())).map(({ userId }) => userId)).toEqual(['eve'])
        expect(await asNobody(() => goals.execute())).toEqual([])
        expect((await goals.execute()).map(({ userId }) => userId)).toEqual(['ada'])
      }),
    )
    expect((await told()).rows[0]?.who || '').toBe('')
  })
})
