import type pg from 'pg'
import { createJobQueue } from '../db/job-queue.ts'
import { migrate } from '../db/migrate.ts'
import { StartError } from '../lib/start-error.ts'
import type { BackupHeader, BackupTable, TableSum } from './backup-format.ts'
import { sumRows, withWholeDatabase } from './dump-rows.ts'
import { listNames, listTables } from './list-tables.ts'
import { type CheckedBackup, readBackup } from './read-backup.ts'

/** One statement's worth of rows. */
const BATCH_CHARACTERS = 1_000_000

/**
 * Writes a backup into an empty database: the schema as it was then, its rows, and what has changed in the schema since.
 *
 * The rows are written and compared with the file in one transaction, so either all of them are there or none.
 *
 * @param checked what reading the file to its end has found.
 * @param migratesOn false leaves the schema as it was.
 * @throws StartError when the rows are not the same afterwards.
 */
export async function loadBackup(
  url: string,
  path: string,
  { header, tables }: CheckedBackup,
  { migratesOn = true } = {},
): Promise<void> {
  await migrate(url, { only: new Set(header.migrations.map(({ name }) => name)) })
  if (tables.has('pgboss.job')) await makeQueue(url)
  await withWholeDatabase(url, 'read write', async (client) => {
    await loadRows(client, path)
    await setSequences(client, header)
    await compare(client, tables)
  })
  if (migratesOn) await migrate(url)
}

/** The queue makes its own tables, and its kinds of work. */
async function makeQueue(url: string): Promise<void> {
  const failed: Error[] = []
  const jobs = createJobQueue({ url, onError: (error) => failed.push(error), isWorker: false })
  await jobs.countJobs().finally(() => jobs.stop())
  if (failed[0]) throw failed[0]
}

async function loadRows(client: pg.Client, path: string): Promise<void> {
  const tables = await listTables(client)
  const keys = await prepareTables(client, tables)
  let target: BackupTable | undefined
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (target && batch.length > 0) await insert(client, target, batch)
    batch = []
    characters = 0
  }
  for await (const part of readBackup(path)) {
    if (part.kind === 'table') target = findTarget(tables, part.table)
    if (part.kind === 'end') await flush()
    if (part.kind !== 'row') continue
    batch.push(part.row)
    characters += part.row.length
    if (characters >= BATCH_CHARACTERS) await flush()
  }
  await finishTables(client, tables, keys)
}

/** A foreign key, as it is made. */
interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** What the migrations have put in goes, nothing is counted twice, and rows may come in any order. */
async function prepareTables(client: pg.Client, tables: readonly BackupTable[]): Promise<ForeignKey[]> {
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const { name } of ours(tables)) await client.query(`alter table ${name} disable trigger user`)
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  return keys
}

/** Makes the foreign keys again, which looks all rows up at once. */
async function finishTables(
  client: pg.Client,
  tables: readonly BackupTable[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { name } of ours(tables)) await client.query(`alter table ${name} enable trigger user`)
}

/** Without those of the queue, which have no triggers of ours. */
const ours = (tables: readonly BackupTable[]) => tables.filter(({ name }) => name.startsWith('public.'))

/** The queue's columns change with its version; every other table is as it was. */
function findTarget(tables: readonly BackupTable[], { name, columns }: BackupTable): BackupTable {
  const target = tables.find((table) => table.name === name)
  if (!target) throw new StartError(`The backup has a table ${name}, which its own version does not have.`)
  return { name, columns: target.columns.filter((column) => columns.includes(column)) }
}

async function insert(client: pg.Client, { name, columns }: BackupTable, rows: string[]): Promise<void> {
  const list = listNames(columns)
  // A kind of work that there is no more has nobody to do it.
  const only = name === 'pgboss.job' ? 'where name in (select name from pgboss.queue)' : ''
  await client.query(
    `insert into ${name} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${name}, $1) ${only}`,
    [`[${rows.join(',')}]`],
  )
}

async function setSequences(client: pg.Client, { sequences }: BackupHeader): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
}

/** Reads everything back. Jobs are left out: their columns are those of the queue's version. */
async function compare(client: pg.Client, expected: ReadonlyMap<string, TableSum>): Promise<void> {
  for (const table of ours(await listTables(client))) {
    const sum = await sumRows(client, table)
    const { rows, sha256 } = expected.get(table.name) ?? { rows: 0, sha256: sum.sha256 }
    if (sum.rows !== rows || sum.sha256 !== sha256)
      throw new StartError(
        `The rows of ${table.name} are not the same after restoring (${sum.rows} of ${rows}): nothing was kept.`,
      )
  }
}
