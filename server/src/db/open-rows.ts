import type pg from 'pg'
import type { Vault } from '../lib/vault.ts'
import { findSealed, openValue, ownerOf, type SealedColumn } from './sealing.ts'

/** Where the columns of tables are, by the numbers that come with a result. */
export interface Catalog {
  /** Encrypted columns by table and column number. */
  readonly sealed: ReadonlyMap<string, SealedColumn>
  /** The number of the column that says whose a row is, by table number. */
  readonly owners: ReadonlyMap<number, number>
}

/** Reads where encrypted columns are. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const { rows } = await client.query<{ id: number; number: number; table: string; column: string }>(`
    select attrelid::bigint::float8 as id, attnum as number, relname as "table", attname as "column"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`)
  const sealed = new Map<string, SealedColumn>()
  const owners = new Map<number, number>()
  for (const { id, number, table, column } of rows) {
    const found = findSealed(table, column)
    if (found) sealed.set(`${id}.${number}`, found)
    if (column === ownerOf(table)) owners.set(id, number)
  }
  return { sealed, owners }
}

interface Opening {
  catalog: Catalog
  vault: Vault
  /** For whom the statement was run: whose a row is that does not say so. */
  person: string | undefined
}

type Row = Record<string | number, unknown>

/** Decrypts, in place, what a result holds of encrypted columns. @returns what kept a value from being decrypted, or null. */
export function openRows({ fields, rows }: pg.QueryResult, opening: Opening): Error | null {
  try {
    for (const [index, field] of fields.entries()) {
      const column = opening.catalog.sealed.get(`${field.tableID}.${field.columnID}`)
      if (column)
        openColumn(
          rows,
          column,
          { index, field, ownerIndex: findOwner(fields, field, opening), fields },
          opening,
        )
    }
    return null
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause))
  }
}

const findOwner = (fields: readonly pg.FieldDef[], { tableID }: pg.FieldDef, { catalog }: Opening): number =>
  fields.findIndex((field) => field.tableID === tableID && field.columnID === catalog.owners.get(tableID))

interface Place {
  index: number
  ownerIndex: number
  field: pg.FieldDef
  fields: readonly pg.FieldDef[]
}

function openColumn(
  rows: Row[],
  column: SealedColumn,
  { index, ownerIndex, field, fields }: Place,
  { vault, person }: Opening,
): void {
  const ownerName = fields[ownerIndex]?.name ?? ''
  for (const row of rows) {
    const isList = Array.isArray(row)
    const key = isList ? index : field.name
    const owner = row[isList ? ownerIndex : ownerName]
    row[key] = openValue(vault, column, row[key], typeof owner === 'string' ? owner : person)
  }
}
