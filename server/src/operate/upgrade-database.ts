import { access, realpath, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from '../embedded/binaries.ts'
import { readMajor } from '../embedded/cluster.ts'
import { startOlderDatabase } from '../embedded/embedded-database.ts'
import { hasDatabase } from '../embedded/visit-database.ts'
import { StartError } from '../lib/start-error.ts'
import { findOlderBinaries } from './older-binaries.ts'
import { checkBackup } from './read-backup.ts'
import { growDatabase, moveIntoPlace } from './restore-backup.ts'
import type { Defer } from './run-command.ts'
import { writeBackup } from './write-backup.ts'

/**
 * Moves the database of a data folder to the PostgreSQL that is installed: copied out by its own version, and in by this one.
 *
 * The old one is kept beside it, and nothing has changed until the new one is whole.
 *
 * @param systemFolder where the machine's own PostgreSQL is looked for.
 * @returns where the old one is now; null where it was of the right version already.
 * @throws StartError when it is of a newer version, or a server runs on it.
 */
export async function upgradeDatabase(
  dataDir: string,
  { say, defer, systemFolder }: { say: (line: string) => void; defer: Defer; systemFolder?: string },
): Promise<string | null> {
  if (!(await hasDatabase(dataDir))) throw new StartError(`There is no database in ${dataDir}.`)
  const place = join(dataDir, 'postgres')
  const folder = await realpath(place)
  const { major: wanted } = await findBinaries()
  const found = await readMajor(folder)
  if (found === wanted) return null
  if (Number(found) > Number(wanted))
    throw new StartError(
      `The database in ${folder} is of PostgreSQL ${found}, newer than the ${wanted} of this Lodestar: use the newer version.`,
    )
  const copy = await copyOut(dataDir, { folder, found, say, defer, systemFolder })
  await growDatabase(dataDir, copy, await checkBackup(copy), { say, defer })
  const aside = await findFreeName(`${place}.${found}`)
  await rename(place, aside)
  await moveIntoPlace(dataDir)
  return aside
}

async function copyOut(
  dataDir: string,
  on: {
    folder: string
    found: string
    say: (line: string) => void
    defer: Defer
    systemFolder: string | undefined
  },
): Promise<string> {
  const binaries = await findOlderBinaries(on.found, on.say, on.defer, on.systemFolder)
  const old = await startOlderDatabase(on.folder, binaries, on.say)
  on.defer(old.stop)
  const copy = join(dataDir, `postgres-${on.found}.backup`)
  // The key stays where it is.
  const { rows } = await writeBackup(old.url, copy, null, new Date())
  on.say(`Copied     ${rows} rows of PostgreSQL ${on.found} to ${copy}`)
  await old.stop()
  return copy
}

async function findFreeName(name: string): Promise<string> {
  const isTaken = await access(name).then(
    () => true,
    () => false,
  )
  return isTaken ? `${name}-${Date.now()}` : name
}
