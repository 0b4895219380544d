import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { provideDatabase } from '../testing/test-database.ts'
import { SECRECY, type Secrecy } from './secrecy.data.ts'

const db = openTestDatabase(await provideDatabase())
afterAll(() => db.destroy())

const TEXT = ['text', 'jsonb', 'json', 'character varying', 'text[]', 'bytea']

/** Every column that can hold text, but for ids and references to other rows. */
async function listTextColumns() {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select relname as "table", attname as "column", format_type(atttypid, null) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and attname !~ '(^|_)id$'
      and not exists (select from pg_constraint
        where contype = 'f' and conrelid = attrelid and attnum = any(conkey) and confrelid <> 'model_instructions'::regclass)
    order by 1, 2`.execute(db)
  return rows.filter(({ type }) => TEXT.includes(type))
}

const sealedOf = ({ texts = [], json = [], alike = [], tokens = [] }: Secrecy) => [
  ...texts,
  ...json,
  ...alike,
  ...tokens,
]
const plainOf = ({ plain = {} }: Secrecy) => Object.values(plain).flat()

it('every column with text is on one of two lists: encrypted, or plain for a reason', async () => {
  const columns = await listTextColumns()
  expect(columns.length).toBeGreaterThan(100)
  const missing = columns.filter(({ table, column }) => {
    const secrecy = SECRECY[table]
    return !secrecy || ![...sealedOf(secrecy), ...plainOf(secrecy)].includes(column)
  })
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

it('neither list names a column twice, or one that is not there, or one of another type', async () => {
  const types = new Map(
    (await listTextColumns()).map(({ table, column, type }) => [`${table}.${column}`, type]),
  )
  for (const [table, secrecy] of Object.entries(SECRECY)) {
    const [sealed, plain] = [sealedOf(secrecy), plainOf(secrecy)]
    expect(new Set([...sealed, ...plain]).size, table).toBe(sealed.length + plain.length)
    const wanted = (column: string) => (secrecy.json?.includes(column) ? 'jsonb' : 'text')
    for (const column of sealed)
      expect(types.get(`${table}.${column}`), `${table}.${column}`).toBe(wanted(column))
    // Ids may be named; they need not be.
    const gone = plain.filter((column) => !types.has(`${table}.${column}`) && !column.endsWith('_id'))
    expect(gone, table).toEqual([])
  }
})

it('every table whose rows are encrypted says whose they are', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by 1`.execute(db)
  const columns = new Map(rows.map((row) => [row.table, row.columns]))
  for (const [table, secrecy] of Object.entries(SECRECY))
    if (sealedOf(secrecy).length > 0) expect(columns.get(table), table).toContain(secrecy.owner ?? 'user_id')
})
