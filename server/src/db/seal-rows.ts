import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Vault } from '../lib/vault.ts'
import type { Db, Tx } from './connect.ts'
import { listSealed, ownerOf, type SealedColumn } from './sealing.ts'
import { isFinished, keepFinished } from './sealing-keys.ts'
import { SECRECY } from './secrecy.data.ts'

/** Rows that are locked, read and written together. */
const BATCH = 100
/** How long one run goes on; the next goes on from there. */
const RUN_MS = 60_000

interface Sealing {
  db: Db
  vault: Vault
  clock: Clock
  log: Log
  /** Encrypts anew what others have encrypted by the secret key. @returns how many rows. */
  renewOthers?: () => Promise<number>
}

/**
 * Encrypts what is not encrypted yet, or by an earlier key, in small batches; a run that is broken off is gone on with by the
 * next, because every row says for itself what it is encrypted by.
 *
 * @returns how many rows were written.
 */
export async function sealRows({ db, vault, clock, log, renewOthers }: Sealing): Promise<number> {
  if (await isFinished(db, vault)) return 0
  const endsAt = clock().getTime() + RUN_MS
  let written = (await renewOthers?.()) ?? 0
  for (const table of Object.keys(SECRECY)) {
    const columns = listSealed(table)
    if (columns.length === 0) continue
    const rows = await sealTable({ db, vault, table, columns, isOver: () => clock().getTime() > endsAt })
    if (rows > 0) log.info({ table, rows }, 'Encrypted what was stored')
    written += rows
    if (clock().getTime() > endsAt) return written
  }
  await keepFinished(db, vault, clock().toISOString())
  log.info({ keyId: vault.keyId }, 'Everything stored is encrypted by the newest key')
  return written
}

interface TableSealing {
  db: Db
  vault: Vault
  table: string
  columns: readonly SealedColumn[]
  isOver: () => boolean
}

async function sealTable({ isOver, ...sealing }: TableSealing): Promise<number> {
  const keys = await listKeyColumns(sealing.db, sealing.table)
  for (let rows = 0; ; ) {
    const batch = await sealing.db.transaction().execute((tx) => sealBatch(tx, sealing, keys))
    rows += batch
    if (batch < BATCH || isOver()) return rows
  }
}

/** Rows are locked while they are read and written, so that nobody's change in between is lost. */
async function sealBatch(
  tx: Tx,
  { vault, table, columns }: Omit<TableSealing, 'isOver'>,
  keys: readonly string[],
): Promise<number> {
  const names = [...new Set([...keys, ownerOf(table), ...columns.map(({ column }) => column)])]
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${sql.join(
      columns.map((column) => isOpen(column, vault)),
      sql` or `,
    )}
    limit ${BATCH} for update`.execute(tx)
  for (const row of rows) {
    const values = columns.flatMap(({ column, isJson }): [string, unknown][] => {
      const value = row[toCamel(column)]
      return value === null || value === undefined
        ? []
        : [[toCamel(column), isJson ? JSON.stringify(value) : value]]
    })
    const owner = toCamel(ownerOf(table))
    const where = new Set([...keys.map(toCamel), owner])
    let update = tx.updateTable(toCamel(table) as 'goals').set(Object.fromEntries(values))
    for (const name of where) update = update.where(name as 'id', '=', row[name] as string)
    await update.execute()
  }
  return rows.length
}

/** Whether a row's column holds something that is not encrypted by the newest key, as SQL. */
function isOpen({ column, isJson }: SealedColumn, { prefix }: Vault): RawBuilder<boolean> {
  const value = sql.ref(column)
  const text = isJson ? sql`${value} #>> '{}'` : value
  const isEmpty = isJson ? sql`${value} in ('null', '[]', '{}', '""')` : sql`${value} = ''`
  return sql<boolean>`(${value} is not null and not ${isEmpty} and left(${text}, ${prefix.length}) <> ${prefix})`
}

async function listKeyColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary`.execute(db)
  return rows.map(({ name }) => name)
}

const toCamel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
