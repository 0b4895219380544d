import { access, readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartError } from '../lib/start-error.ts'
import { DATABASE, startEmbeddedDatabase } from './embedded-database.ts'
import { PASSWORD_FILE } from './initdb.ts'
import { findPostmaster } from './postmaster.ts'
import { explainFileError } from './reason.ts'
import type { Log } from './start.ts'

/**
 * Reaches the embedded database beside a server that may be running: the one that runs, else one started for the visit.
 *
 * @returns `stop` ends what was started here, and nothing else.
 * @throws StartError when the data folder has no database, or it cannot be started.
 */
export async function visitEmbeddedDatabase(
  dataDir: string,
  log: Log,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = resolve(dataDir)
  try {
    if (!(await hasDatabase(folder))) throw new StartError(`There is no database in ${folder}.`)
    const running = await findRunning(folder)
    return running
      ? { url: running, stop: async () => {} }
      : await startEmbeddedDatabase({ dataDir: folder, log })
  } catch (error) {
    throw explainFileError(error, folder)
  }
}

/** Whether a data folder holds a database of ours. @throws Error of the file system where this user may not look. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  return access(join(dataDir, 'postgres', PASSWORD_FILE)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false
      throw error
    },
  )
}

async function findRunning(dataDir: string): Promise<string | undefined> {
  const cluster = await realpath(join(dataDir, 'postgres'))
  const postmaster = await findPostmaster(cluster)
  if (postmaster?.port === undefined) return undefined
  const password = (await readFile(join(cluster, PASSWORD_FILE), 'utf8')).trim()
  return `postgres://${DATABASE}:${password}@127.0.0.1:${postmaster.port}/${DATABASE}`
}
