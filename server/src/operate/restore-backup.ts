import { access, lstat, realpath, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { awaitDatabase } from '../db/await-database.ts'
import { opensAll } from '../db/sealing-keys.ts'
import { startEmbeddedDatabase } from '../embedded/embedded-database.ts'
import { findPostmaster } from '../embedded/postmaster.ts'
import { explainFileError } from '../embedded/reason.ts'
import type { Config } from '../lib/config.ts'
import { makeFolder } from '../lib/make-folder.ts'
import { findSecretKey, keepSecretKey } from '../lib/secret-key.ts'
import { StartError } from '../lib/start-error.ts'
import { createVault } from '../lib/vault.ts'
import { loadBackup } from './load-backup.ts'
import { type CheckedBackup, checkBackup } from './read-backup.ts'
import type { Defer } from './run-command.ts'

/** Where to restore to; the same names as in the settings. */
export type RestoreTarget = Pick<
  Config,
  'databaseUrl' | 'databaseOwnerUrl' | 'dataDir' | 'secretKey' | 'oldSecretKeys'
>

interface Run {
  say: (line: string) => void
  defer: Defer
  /** False leaves the schema as the backup has it. */
  migratesOn?: boolean
}

/**
 * Restores a backup into an empty data folder, or into the empty database of the settings.
 *
 * In a data folder the database takes its place when it is whole, so a restore that is broken off leaves none.
 *
 * @returns what was restored.
 * @throws StartError when the file is not whole, the target is not empty, or the key there is another one.
 */
export async function restoreBackup(target: RestoreTarget, path: string, run: Run): Promise<CheckedBackup> {
  try {
    await requireEmptyFolder(target)
    const backup = await checkBackup(path)
    run.say(`Checked    ${path}: made ${backup.header.madeAt} by version ${backup.header.version}`)
    const key = await chooseKey(target, backup)
    if (target.databaseUrl === null) await restoreFolder(target, path, backup, { ...run, key })
    else {
      await restoreDatabase(target.databaseOwnerUrl ?? target.databaseUrl, path, backup, run)
      if (key !== null) await keepSecretKey(target.dataDir, key)
    }
    return backup
  } catch (error) {
    throw explainFileError(error, target.dataDir)
  }
}

async function requireEmptyFolder({ databaseUrl, dataDir }: RestoreTarget): Promise<void> {
  if (databaseUrl !== null || !(await exists(join(dataDir, 'postgres')))) return
  throw new StartError(
    `There is a database in ${dataDir} already: restore into another folder (set DATA_DIR), or move that one away.`,
  )
}

/**
 * Makes sure that what is restored can be read afterwards.
 *
 * @returns the key to keep in the data folder; null where there is one already.
 */
async function chooseKey(
  target: RestoreTarget,
  { header, sealingKeys }: CheckedBackup,
): Promise<string | null> {
  const present = await findSecretKey(target)
  const key = present ?? header.secretKey
  if (key === null && sealingKeys.length === 0) return null
  if (key === null)
    throw new StartError(
      'This backup was made without its secret key: set SECRET_KEY to the one its texts are encrypted by.',
    )
  const old = [...target.oldSecretKeys, ...header.oldSecretKeys]
  if (!opensAll(sealingKeys, createVault(key, old)))
    throw new StartError(
      'The secret key here (SECRET_KEY, or the file "secret-key" in DATA_DIR) is not the one that the texts of this ' +
        'backup are encrypted by: set SECRET_KEY to that one, or leave it out where the backup holds it.',
    )
  return present === null ? key : null
}

/** The database grows here, inside of the data folder. */
const WORKSHOP = 'restoring'

async function restoreFolder(
  { dataDir }: RestoreTarget,
  path: string,
  backup: CheckedBackup,
  run: Run & { key: string | null },
): Promise<void> {
  await growDatabase(dataDir, path, backup, run)
  if (run.key !== null) await keepSecretKey(dataDir, run.key)
  await moveIntoPlace(dataDir)
}

/** Makes a database of a backup inside of a data folder, beside where its database is; `moveIntoPlace` comes after it. */
export async function growDatabase(
  dataDir: string,
  path: string,
  backup: CheckedBackup,
  { say, defer, migratesOn = true }: Run,
): Promise<void> {
  const workshop = join(dataDir, WORKSHOP)
  await makeFolder(dataDir)
  await clearWorkshop(workshop)
  const database = await startEmbeddedDatabase({ dataDir: workshop, log: say })
  defer(() => database.stop())
  await loadBackup(database.url, path, backup, { migratesOn })
  await database.stop()
}

/** Gives the database that has grown its place, which must be free. */
export async function moveIntoPlace(dataDir: string): Promise<void> {
  const workshop = join(dataDir, WORKSHOP)
  await rename(join(workshop, 'postgres'), join(dataDir, 'postgres'))
  await rm(workshop, { recursive: true, force: true })
}

/** Takes away what a restore that was broken off has left. */
async function clearWorkshop(workshop: string): Promise<void> {
  const cluster = await realpath(join(workshop, 'postgres')).catch(() => undefined)
  if (cluster && (await findPostmaster(cluster)))
    throw new StartError(`Another restore is at work in ${workshop}: wait for its end.`)
  // Where root's PostgreSQL cannot reach the data folder, a link leads to where it can.
  if (cluster && (await lstat(join(workshop, 'postgres'))).isSymbolicLink())
    await rm(dirname(cluster), { recursive: true })
  await rm(workshop, { recursive: true, force: true })
}

async function restoreDatabase(
  url: string,
  path: string,
  backup: CheckedBackup,
  { migratesOn = true }: Run,
): Promise<void> {
  await awaitDatabase(url)
  await requireEmptyDatabase(url)
  try {
    await loadBackup(url, path, backup, { migratesOn })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new StartError(`${error.message} Make the database anew before another try.`, { cause: error })
  }
}

async function requireEmptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       where nspname in ('public', 'pgboss') and relkind in ('r', 'p') order by 1 limit 1`,
    )
    if (rows[0])
      throw new StartError(
        `The database in DATABASE_URL is not empty (it has the table ${rows[0].name}): restore into a new one.`,
      )
  } finally {
    await client.end()
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
