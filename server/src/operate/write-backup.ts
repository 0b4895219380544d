import { createWriteStream } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { MIGRATION_LOCK } from '../db/migrate.ts'
import { opensAll } from '../db/sealing-keys.ts'
import { StartError } from '../lib/start-error.ts'
import { createVault } from '../lib/vault.ts'
import { type BackupHeader, FORMAT, RowSum, writeStructure } from './backup-format.ts'
import { readRows, withWholeDatabase } from './dump-rows.ts'
import { listTables } from './list-tables.ts'

/** The key that the rows are encrypted by, and those of before that some of them may still be; null where it is left out. */
export interface BackupKeys {
  secretKey: string
  oldSecretKeys: string[]
}

/** What a backup holds. */
export interface BackupSize {
  tables: number
  rows: number
}

/** To be written to: the path of a file, or a stream that somebody else names. */
type Target = string | Writable

/**
 * Copies everything in a database into one file: gzipped lines, as `backup-format.ts` says.
 *
 * All of it is as it was at one moment, whatever is written meanwhile. The file takes its name when it is whole.
 *
 * @throws StartError when there is nothing of ours, a migration is at work, or the key is not that of the rows.
 */
export async function writeBackup(
  url: string,
  target: Target,
  keys: BackupKeys | null,
  now: Date,
): Promise<BackupSize> {
  const size: BackupSize = { tables: 0, rows: 0 }
  await withWholeDatabase(url, 'isolation level repeatable read read only', async (client) => {
    const header = await readHeader(client, keys, now)
    if (keys) await requireRightKeys(client, keys)
    const lines = Readable.from(writeLines(client, header, size))
    if (typeof target === 'string') await writeWhole(lines, target)
    else await pipeline(lines, createGzip(), target)
  })
  return size
}

async function* writeLines(
  client: pg.Client,
  header: BackupHeader,
  size: BackupSize,
): AsyncGenerator<string> {
  yield writeStructure(['backup', header])
  for (const table of await listTables(client)) {
    yield writeStructure(['table', table.name, [...table.columns]])
    const sum = new RowSum()
    for await (const rows of readRows(client, table)) {
      for (const row of rows) sum.add(row)
      yield `${rows.join('\n')}\n`
    }
    const { rows, sha256 } = sum.read()
    yield writeStructure(['end', rows, sha256])
    size.tables += 1
    size.rows += rows
  }
  yield writeStructure(['whole', size.tables])
}

async function readHeader(client: pg.Client, keys: BackupKeys | null, now: Date): Promise<BackupHeader> {
  // The first statement: everything below is as it was now.
  const { rows: locks } = await client.query(
    'select pg_try_advisory_xact_lock_shared($1) as "isFree", to_regclass(\'public.migrations\') is not null as "isOurs"',
    [MIGRATION_LOCK],
  )
  if (!locks[0].isOurs)
    throw new StartError('There is nothing to back up: Lodestar never ran on this database.')
  if (!locks[0].isFree) throw new StartError('This database is being migrated: back it up when that is done.')
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migrations order by name',
  )
  const { rows: version } = await client.query("select current_setting('server_version_num') as number")
  return {
    format: FORMAT,
    version: await readVersion(),
    madeAt: now.toISOString(),
    postgres: Math.floor(Number(version[0].number) / 10_000),
    migrations,
    sequences: await readSequences(client),
    secretKey: keys?.secretKey ?? null,
    oldSecretKeys: keys?.oldSecretKeys ?? [],
  }
}

/** Sequences do not stand still for a transaction; that they are ahead of the rows does no harm. */
async function readSequences(client: pg.Client): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'S' and nspname = 'public' order by 1`,
  )
  const found: BackupHeader['sequences'] = []
  for (const { name } of rows) {
    const { rows: at } = await client.query(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    found.push({ name, value: at[0].value, isCalled: at[0].isCalled })
  }
  return found
}

async function requireRightKeys(client: pg.Client, { secretKey, oldSecretKeys }: BackupKeys): Promise<void> {
  const { rows: there } = await client.query("select to_regclass('public.sealing_keys') as name")
  if (there[0].name === null) return
  const { rows } = await client.query<{ keyId: string; canary: string }>(
    'select key_id as "keyId", canary from public.sealing_keys',
  )
  if (!opensAll(rows, createVault(secretKey, oldSecretKeys)))
    throw new StartError(
      'The secret key here is not the one that the texts are encrypted by: set SECRET_KEY (and SECRET_KEY_OLD) as for ' +
        'the server, or leave the key out with --without-key.',
    )
}

/** The name of a file until it is whole. */
export const draftOf = (path: string): string => `${path}.part-${process.pid}`

async function writeWhole(lines: Readable, path: string): Promise<void> {
  const draft = draftOf(path)
  try {
    // For its owner alone: whoever reads it reads everybody's conversations.
    await pipeline(lines, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Makes the name as durable as what is in the file. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
