import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

interface Column {
  table: string
  column: string
  type: string
  /** The column it refers to, or null. */
  toTable: string | null
  toColumn: string | null
}

/** A table and its columns that can be written. */
type Tables = Map<string, Column[]>

/** Every row as text, by table. */
export type Contents = Record<string, string[]>

/** Ids of keys, attempts of networks and addresses by hashes, what a model made of the self-test, what every model is told: nothing of it is anybody's. */
const IMPERSONAL = ['sealing_keys', 'throttles', 'language_model_self_tests', 'model_instructions']

/**
 * Gives a person a row in every table there is, also in those nobody thought of when writing the test.
 *
 * Foreign keys lead to their other rows, and every other text names them. Checks of single values are dropped first,
 * so this needs a database of its own.
 */
export async function fillTables(db: Db, personId: string): Promise<void> {
  const tables = await readTables(db)
  await dropChecks(db)
  for (const [table, columns] of inOrder(tables)) {
    const values = columns.map((column) => makeValue(tables, column, personId))
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ column }) => sql.ref(column)))})
      values (${sql.join(values)}) on conflict do nothing`.execute(db)
  }
}

/** Reads every row of every table as text. */
export async function readContents(db: Db): Promise<Contents> {
  const contents: Contents = {}
  for (const table of (await readTables(db)).keys()) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(db)
    contents[table] = rows.map(({ row }) => row)
  }
  return contents
}

async function readTables(db: Db): Promise<Tables> {
  const { rows } = await sql<Column>`
    select cl.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
      fk.confrelid::regclass::text as to_table, target.attname as to_column
    from pg_class cl
    join pg_attribute a on a.attrelid = cl.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint fk on fk.conrelid = cl.oid and fk.contype = 'f' and fk.conparentid = 0
      and fk.conkey[cardinality(fk.conkey)] = a.attnum
    left join pg_attribute target on target.attrelid = fk.confrelid and target.attnum = fk.confkey[cardinality(fk.confkey)]
    where cl.relnamespace = 'public'::regnamespace and cl.relkind in ('r', 'p') and cl.relname <> 'migrations'
      and a.attidentity <> 'a' and a.attgenerated = ''
    order by cl.relname, a.attnum`.execute(db)
  return Map.groupBy(rows, ({ table }) => table)
}

async function dropChecks(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
}

/** Tables after those they refer to. */
function inOrder(tables: Tables): [string, Column[]][] {
  const depthOf = (table: string): number =>
    Math.max(
      0,
      ...(tables.get(table) ?? [])
        .filter(({ toTable }) => toTable !== null && toTable !== table)
        .map(({ toTable }) => depthOf(toTable ?? '') + 1),
    )
  return [...tables].sort(([one], [other]) => depthOf(one) - depthOf(other))
}

const NOW = '2026-05-03T09:30:00.000Z'
const VALUES: Record<string, unknown> = {
  boolean: true,
  date: '2026-05-03',
  jsonb: '{"kept": true}',
  'text[]': '{}',
  'timestamp with time zone': NOW,
}

function makeValue(
  tables: Tables,
  { table, column, type, toTable, toColumn }: Column,
  personId: string,
): unknown {
  if (table === 'users' && column === 'id') return personId
  // A link for a new password names the person without a foreign key.
  if (table === 'auth_verifications' && column === 'value') return personId
  const target = tables.get(toTable ?? '')?.find((each) => each.column === toColumn)
  // A row that refers to its own table refers to itself.
  if (target) return makeValue(tables, target, personId)
  const owner = IMPERSONAL.includes(table) ? 'nobody' : personId
  return type === 'text' ? `${table}.${column} of ${owner}` : (VALUES[type] ?? 1)
}
