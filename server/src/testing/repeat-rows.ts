import pg from 'pg'
import { UPKEEP } from '../db/scope.ts'
import { listSealed, ownerOf } from '../db/sealing.ts'

interface Column {
  name: string
  type: string
  /** Part of a key, or names another row that is repeated too. */
  isKey: boolean
}

/** How one table's rows of one person are repeated: SQL of `n`, the number of the repetition. */
export interface Repetition {
  /** How much earlier each is. */
  earlier: string
  /** Whose they are; the same person's where it is left out. */
  owner?: string
  /** What is written in place of encrypted values, which nobody else could read. */
  without?: { text: string; json: string }
  /** Values of single columns, by their names. */
  other?: Readonly<Record<string, string>>
  /** Of the person's rows only these many. */
  most?: number
  from: number
  to: number
}

/** A connection that owns the tables and sees all rows. */
export async function connectAsOwner(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, options: UPKEEP })
  await client.connect()
  await client.query('set synchronous_commit = off')
  return client
}

/**
 * Repeats a person's rows of one table by SQL, with keys of their own. Nothing that triggers keep is kept.
 *
 * @param table one that has a column for the person.
 */
export async function repeatRows(
  client: pg.Client,
  table: string,
  personId: string,
  { most = 1_000_000, from, to, ...repetition }: Repetition,
): Promise<void> {
  const columns = await listColumns(client, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map((column) => writeValue(table, column, repetition)).join(', ')
  await client.query(`alter table ${table} disable trigger user`)
  // In the order of time, as they would have been written.
  await client.query(
    `insert into ${table} (${names}) select ${values}
     from (select * from ${table} where ${ownerOf(table)} = $1 limit ${most}) as once
       cross join generate_series($2::integer, $3::integer) as n
     order by n desc on conflict do nothing`,
    [personId, from, to],
  )
  await client.query(`alter table ${table} enable trigger user`)
}

function writeValue(
  table: string,
  { name, type, isKey }: Column,
  { earlier, owner, without, other }: Pick<Repetition, 'earlier' | 'owner' | 'without' | 'other'>,
): string {
  if (other?.[name] !== undefined) return other[name]
  if (name === ownerOf(table)) return owner ?? `"${name}"`
  if (isKey) return `"${name}" || '-' || n`
  if (without && listSealed(table).some(({ column }) => column === name))
    return `case when "${name}" is not null then ${type === 'jsonb' ? `'${without.json}'::jsonb` : `'${without.text}'`} end`
  if (type === 'timestamp with time zone') return `"${name}" - ${earlier}`
  return type === 'date' ? `("${name}" - ${earlier})::date` : `"${name}"`
}

async function listColumns(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type,
       format_type(atttypid, null) = 'text' and (
         attname in ('occasion', 'request_key', 'subject', 'email', 'token', 'link_token')
         or exists (select from pg_constraint where conrelid = attrelid and contype in ('p', 'u', 'f')
           and attnum = any(conkey) and confrelid <> 'model_instructions'::regclass)) as "isKey"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attidentity = '' and attgenerated = ''`,
    [table],
  )
  return rows
}
