import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { KEYS_WITHOUT, NOBODYS } from '../testing/by-person.data.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { readKeys, type TableKeys } from '../testing/read-keys.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'

// Of its own: other tests add tables to theirs.
const url = await copyDatabase(`by_person_${process.pid}`)
const db = openTestDatabase(url)
afterAll(async () => {
  await db.destroy()
  await dropDatabase(url)
})

const tables = await readKeys(db)
const people = tables.filter(({ owner }) => owner !== null)
const isOwnId = (key: string, table: string) => key === `${table}_pkey`

describe('what belongs to a person', () => {
  it('says so in a column that an index begins with, in every table', () => {
    expect(people.length).toBeGreaterThan(40)
    expect(people.filter(({ isIndexed }) => !isIndexed)).toEqual([])
  })

  it('is in every table that is not listed as nobody’s, with what it holds', () => {
    const nobodys = tables.filter(({ owner }) => owner === null).map(({ table }) => table)
    expect(nobodys.toSorted()).toEqual(Object.keys(NOBODYS).toSorted())
  })

  it('has a unique key without the person only where the row’s own id is one, or a reason is listed', () => {
    const keys = people.flatMap(({ table, keysWithout }) => keysWithout.filter((key) => !isOwnId(key, table)))
    expect(keys.toSorted()).toEqual(Object.keys(KEYS_WITHOUT).toSorted())
  })

  it('would be noticed where it does not', async () => {
    const found = await db
      .transaction()
      .execute(async (tx) => {
        await sql`create table planted (id text primary key, user_id text, note text unique, goal_id text references goals)`.execute(
          tx,
        )
        const [planted] = (await readKeys(tx)).filter(({ table }) => table === 'planted')
        throw Object.assign(new Error('undone'), { planted })
      })
      .catch((error: { planted?: TableKeys }) => error.planted)
    expect(found).toEqual({
      table: 'planted',
      owner: 'user_id',
      isIndexed: false,
      keysWithout: ['planted_note_key', 'planted_pkey'],
      linksWithout: ['planted_goal_id_fkey'],
    })
  })

  it('stands in docs/by-person.md; after a migration run this file with -u', async () => {
    const { rows } = await sql<{ purpose: string; tables: string }>`
      select coalesce(replace(substring(policyname from '^(sign_in|standings|jobs)_'), '_', '-'), 'everybody''s use of a day') as purpose,
        string_agg(distinct tablename || case cmd when 'SELECT' then ' (read)' when 'DELETE' then ' (forget)' else '' end, ', ') as tables
      from pg_policies where policyname not in ('own_rows', 'upkeep') group by 1 order by 1`.execute(db)
    await expect(writePage(rows)).toMatchFileSnapshot('../../../docs/by-person.md')
  })
})

function writePage(purposes: readonly { purpose: string; tables: string }[]): string {
  const clean = people.filter(
    ({ keysWithout, linksWithout }) => keysWithout.length + linksWithout.length === 0,
  )
  const rest = people.filter((table) => !clean.includes(table))
  const why = (keys: readonly string[]) =>
    [...new Set(keys.flatMap((key) => KEYS_WITHOUT[key] ?? []))].join('; ')
  return `# What lies by person

How the database would be split up by person over several machines, read from its own catalog and held by
[a test](../server/src/db/by-person.test.ts), which writes this page; why it is not split up today: [decision 35](decisions/0035-one-postgresql-first.md).

- ${people.length} tables hold the rows of people. Each says whose a row is in a column that an index begins with, and every statement names the person
  ([decision 34](decisions/0034-at-rest-and-a-second-wall.md)).
- ${clean.length} of them name the person in every key and link: ${clean.map(({ table }) => `\`${table}\``).join(', ')}.
- ${Object.keys(NOBODYS).length} tables are nobody's, and would be on every machine, or on one.

## What would have to change first

A database that is split up (as by Citus) wants the person in every unique key and in every link between tables. The \`id\` of a row is unique by
itself (UUID version 7), so its key becomes \`(user_id, id)\`, and a link \`(user_id, …)\`; both lead to rows of the same person.

| table | its \`id\` | other keys without the person | links without the person | why |
| --- | --- | --- | --- | --- |
${rest
  .map(({ table, keysWithout, linksWithout }) => {
    const others = keysWithout.filter((key) => !isOwnId(key, table))
    const cells = [
      table,
      others.length < keysWithout.length ? 'yes' : '',
      others.join(', '),
      linksWithout.join(', '),
      why(others),
    ]
    return `| ${cells.join(' | ')} |`
  })
  .join('\n')}

## What is nobody's

| table | what it holds |
| --- | --- |
${Object.entries(NOBODYS)
  .map(([table, what]) => `| ${table} | ${what} |`)
  .join('\n')}

## What looks across people

Only this, as the policies of the tables allow it; everything else is done for one person and could be done on their machine alone.

| purpose | tables |
| --- | --- |
${purposes.map(({ purpose, tables: seen }) => `| ${purpose} | ${seen} |`).join('\n')}
`
}
