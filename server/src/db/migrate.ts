import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import { isLockMissing, type LockPatience, runSetup } from './run-setup.ts'

/** The advisory lock of whoever migrates. Any number will do, as long as every server takes the same one. */
export const MIGRATION_LOCK = 1_514_902_611
const MIGRATION_FILE = /^\d{4}_[a-z0-9_]+\.sql$/

/** The first file that says by a marker where it takes something away; those before it are taken to. */
const FIRST_MARKED = 39
const MARKER = /^-- contracts: /m

/** One numbered SQL file. */
export interface Migration {
  name: string
  sql: string
  /** SHA-256, the same whatever the line ends. */
  checksum: string
  /** Whether it takes away what the version before uses. */
  contracts: boolean
}

type Applied = Pick<Migration, 'name' | 'checksum' | 'contracts'>

/** The folder of numbered SQL files beside the source. */
export const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations')

/** How the schema is brought up to date. */
export interface MigrateSettings {
  dir?: string
  /** Names of the files to apply; all of them without it. */
  only?: ReadonlySet<string>
  /** Told who holds a lock that is waited for. */
  tell?: (line: string) => void
  patience?: LockPatience
}

/**
 * Brings the database to the newest schema: applies each SQL file it has not seen, in order, each in a transaction.
 *
 * Several servers may start at once: each file is applied by one of them while the others wait. A table that others hold is
 * asked for again and again for moments, so that nobody who reads it stands behind us for long.
 *
 * @returns the names of the files applied now.
 * @throws StartError when a file applied earlier was changed, when one that takes something away is not known here, when one
 *   fails, and when a lock was not to be had.
 */
export async function migrate(
  url: string,
  { dir = MIGRATIONS_DIR, only, ...waiting }: MigrateSettings = {},
): Promise<string[]> {
  const migrations = (await readMigrations(dir)).filter(({ name }) => !only || only.has(name))
  const setup = { name: 'The schema', lock: MIGRATION_LOCK, ...waiting }
  try {
    return await runSetup(url, setup, async (transact) => {
      const applied: string[] = []
      for (;;) {
        const name = await transact((client) => applyNext(client, migrations))
        if (name === undefined) return applied
        applied.push(name)
      }
    })
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause
    throw new StartError(`The database cannot be migrated: ${cause.message}.`, { cause })
  }
}

/** Reads the migrations of a folder, in the order in which they are applied. */
export async function readMigrations(dir: string = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => MIGRATION_FILE.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(dir, name), 'utf8')
      // Git may check files out with other line ends; that is not a change.
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
      return { name, sql, checksum, contracts: Number(name.slice(0, 4)) < FIRST_MARKED || MARKER.test(sql) }
    }),
  )
}

/** Applies the first file that has not been applied. @returns its name; undefined when there is none. */
async function applyNext(client: pg.Client, migrations: readonly Migration[]): Promise<string | undefined> {
  const next = await findNext(client, migrations)
  if (next) await apply(client, next)
  return next?.name
}

async function findNext(client: pg.Client, migrations: readonly Migration[]): Promise<Migration | undefined> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now(), contracts boolean not null default true)',
  )
  // Asked before, because the statement waits for whoever reads the table, as a backup does, even where the column is there.
  const { rows: columns } = await client.query(
    "select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'contracts'",
  )
  if (columns.length === 0)
    await client.query('alter table migrations add column contracts boolean not null default true')
  const { rows } = await client.query<Applied>(
    'select name, checksum, contracts from migrations order by name',
  )
  for (const row of rows) checkUnchanged(row, migrations)
  const applied = new Set(rows.map((row) => row.name))
  return migrations.find((migration) => !applied.has(migration.name))
}

function checkUnchanged(row: Applied, migrations: readonly Migration[]): void {
  const migration = migrations.find((candidate) => candidate.name === row.name)
  // A server of the version before may be started anew while servers of a newer one run.
  if (!migration && !row.contracts) return
  if (!migration)
    throw new StartError(
      `The database has the migration ${row.name}, which this version of Lodestar does not know. Use a newer version.`,
    )
  if (migration.checksum !== row.checksum)
    throw new StartError(
      `The migration ${row.name} was changed after it had been applied. Restore the file and add a new migration instead.`,
    )
}

async function apply(client: pg.Client, { name, sql, checksum, contracts }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum, contracts) values ($1, $2, $3)', [
      name,
      checksum,
      contracts,
    ])
  } catch (cause) {
    if (isLockMissing(cause)) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`The migration ${name} failed and changed nothing: ${reason}`, { cause })
  }
}
