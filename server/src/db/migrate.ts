import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import { UPKEEP } from './scope.ts'

/** The advisory lock of whoever migrates. Any number will do, as long as every server takes the same one. */
export const MIGRATION_LOCK = 1_514_902_611
const CONNECT_TIMEOUT_MS = 10_000
const MIGRATION_FILE = /^\d{4}_[a-z0-9_]+\.sql$/

/** One numbered SQL file. */
export interface Migration {
  name: string
  sql: string
  /** SHA-256, the same whatever the line ends. */
  checksum: string
}

/** The folder of numbered SQL files beside the source. */
export const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations')

/**
 * Brings the database to the newest schema: applies each SQL file it has not seen, in order, each in a transaction.
 *
 * Several servers may start at once: one migrates, the others wait and find nothing to do.
 *
 * @param only names of the files to apply; all of them without it.
 * @returns the names of the files applied now.
 * @throws StartError when a file applied earlier was changed or is gone, or when one fails.
 */
export async function migrate(
  url: string,
  dir: string = MIGRATIONS_DIR,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = (await readMigrations(dir)).filter(({ name }) => !only || only.has(name))
  // No time limit for statements: a migration of much data takes as long as it takes.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    options: UPKEEP,
  })
  // A connection that breaks fails the query too; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await applyMissing(client, migrations)
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause
    throw new StartError(`The database cannot be migrated: ${cause.message}.`, { cause })
  } finally {
    // Ending the connection gives the lock back too.
    await client.end()
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
      return { name, sql, checksum }
    }),
  )
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  for (const row of rows) checkUnchanged(row, migrations)
  const applied = new Set(rows.map((row) => row.name))
  const missing = migrations.filter((migration) => !applied.has(migration.name))
  for (const migration of missing) await apply(client, migration)
  return missing.map((migration) => migration.name)
}

function checkUnchanged(row: { name: string; checksum: string }, migrations: Migration[]): void {
  const migration = migrations.find((candidate) => candidate.name === row.name)
  if (!migration)
    throw new StartError(
      `The database has the migration ${row.name}, which this version of Lodestar does not know. Use a newer version.`,
    )
  if (migration.checksum !== row.checksum)
    throw new StartError(
      `The migration ${row.name} was changed after it had been applied. Restore the file and add a new migration instead.`,
    )
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    // Fails where the connection is what broke; the migration is undone then all the same.
    await client.query('rollback').catch(() => undefined)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`The migration ${name} failed and changed nothing: ${reason}`, { cause })
  }
}
