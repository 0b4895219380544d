import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { provideDatabase } from '../testing/test-database.ts'
import { openDatabase } from './connect.ts'

const db = openDatabase(await provideDatabase(), () => {})
afterAll(() => db.destroy())
const files = ['schema.ts', 'derived-schema.ts'].map((name) =>
  readFile(join(import.meta.dirname, name), 'utf8'),
)
const source = (await Promise.all(files)).join('\n')

interface Column {
  table: string
  column: string
  isOptional: boolean
  type: string
}

/** Reads the columns that the migrated database has. */
async function readColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column", is_nullable = 'YES' as is_optional, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'test\_%' and table_name <> 'migrations'
    order by 1, 2`.execute(db)
  return rows
}

/** Reads the columns that the row types declare, with their types as written. */
function readDeclared(): { table: string; column: string; type: string }[] {
  const tables = [...source.matchAll(/^ {2}(\w+): (\w+Table)$/gm)]
  return tables.flatMap(([, table = '', name = '']) => {
    const [, body = ''] = new RegExp(`interface ${name} \\{\\n([^}]*)\\}`).exec(source) ?? []
    return [...body.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, column = '', type = '']) => ({
      table: toSnake(table),
      column: toSnake(column),
      type,
    }))
  })
}

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const key = ({ table, column }: { table: string; column: string }) => `${table}.${column}`

const FITTING: Record<string, RegExp> = {
  text: /string|\['\w+'\]|^'/,
  boolean: /boolean/,
  integer: /number/,
  smallint: /number/,
  bigint: /number/,
  'double precision': /number/,
  jsonb: /Json|ColumnType</,
  date: /Day/,
  'timestamp with time zone': /Instant/,
}

describe('the row types', async () => {
  const columns = await readColumns()
  const declared = new Map(readDeclared().map((each) => [key(each), each.type]))

  it('name every column of the migrated database and no other', () => {
    expect(columns.length).toBeGreaterThan(40)
    expect([...declared.keys()].sort()).toEqual(columns.map(key).sort())
  })

  it.each(columns)('say what $table.$column may hold', (column) => {
    const type = declared.get(key(column)) ?? ''
    expect(type).toMatch(FITTING[column.type] ?? /a type this test does not know/)
    expect(/\| null/.test(type)).toBe(column.isOptional)
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
