import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { describeTables, type RunSql } from '../../../tools/describe-tables.ts'
import { openTestAuthPool, openTestDatabase } from '../testing/open-test-database.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'

// Of its own: other tests add tables to theirs.
const url = await copyDatabase(`schema_${process.pid}`)
const db = openTestDatabase(url, () => {})
const pool = openTestAuthPool(url, () => {})
afterAll(async () => {
  await db.destroy()
  await pool.end()
  await dropDatabase(url)
})

/** Describes the tables as they would be after a change, and takes the change back. */
async function describeAfter(change: string): Promise<string> {
  const client = await pool.connect()
  const run: RunSql = async (text) => (await client.query(text)).rows
  try {
    await run('begin')
    await run(change)
    return await describeTables(run)
  } finally {
    await run('rollback')
    client.release()
  }
}

describe('the row types', () => {
  it('are those of the migrated database; after a migration run `npm run row-types`', async () => {
    const written = await readFile(join(import.meta.dirname, 'schema.gen.ts'), 'utf8')
    expect(written.replaceAll('\r\n', '\n')).toBe(await describeAfter('select 1'))
  })

  it.each([
    ['real_id text not null', 'realId: string\n'],
    ['note text', 'note: string | null\n'],
    ['since timestamptz not null default now()', 'since: Generated<Instant>\n'],
    ["state text not null check (state in ('open', 'done'))", "state: 'open' | 'done'\n"],
    ['place bigint generated always as identity', 'place: GeneratedAlways<number>\n'],
    ['twice integer generated always as (2) stored', 'twice: GeneratedAlways<number | null>\n'],
  ])('follow a column made as %s', async (column, line) => {
    expect(await describeAfter(`alter table muted_rules add column ${column}`)).toContain(`  ${line}`)
  })

  it.each([
    ['alter table muted_rules add column seen jsonb', 'no type for muted_rules.seen, which is jsonb'],
    ['alter table muted_rules add column took interval', 'no type for muted_rules.took, which is interval'],
    ['alter table goals drop column category cascade', 'a shape for goals.category, which is not there'],
  ])('say what they cannot know: %s', async (change, problem) => {
    await expect(describeAfter(change)).rejects.toThrow(problem)
  })

  it('read instants, days and counts as the contract writes them', async () => {
    const { rows } = await sql<{ at: string; on: string; many: number; share: number }>`
      select timestamptz '2026-05-03 11:30:00.123+02' as at, date '2026-05-03' as on, count(*) as many, 0.25 as share
      from (values (1), (2)) as v`.execute(db)
    expect(rows).toEqual([{ at: '2026-05-03T09:30:00.123Z', on: '2026-05-03', many: 2, share: 0.25 }])
  })
})

it('every table that belongs to a person goes with the person', async () => {
  const { rows } = await sql<{ table: string; rule: string }>`
    select conrelid::regclass::text as "table", confdeltype as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  expect(rows.length).toBeGreaterThan(2)
  // A link that is only cut when its end goes (`set null`) holds nobody back, but takes no row along either.
  for (const [table, own] of Map.groupBy(rows, (row) => row.table)) {
    expect(own.map(({ rule }) => rule).filter((rule) => rule !== 'n')).not.toEqual([])
    for (const { rule } of own) expect(`${table}: ${rule}`).toMatch(/: [cn]$/)
  }
})
