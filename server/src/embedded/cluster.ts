import { createHash } from 'node:crypto'
import {
  access,
  chmod,
  constants,
  lstat,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rmdir,
  symlink,
} from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../lib/make-folder.ts'
import { StartError } from '../lib/start-error.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { createCluster, PASSWORD_FILE } from './initdb.ts'
import {
  isRoot,
  ownerRunner,
  prepareBinaries,
  type Runner,
  SAME_USER,
  unprivilegedRunner,
  userNamespaceRunner,
} from './runner.ts'

/** One cluster, ready to be started: `folder` is its real path, `password` that of every role in it. */
export type Cluster = { folder: string; runner: Runner; binaries: Binaries; password: string }

/** Where root keeps clusters that an unprivileged PostgreSQL cannot reach below the data folder. */
const SYSTEM_HOME = '/var/lib/lodestar'

/**
 * Opens the cluster of a data folder, and makes it first where there is none. It is at `<dataDir>/postgres`; as
 * root that may be a link to where an unprivileged user can reach it, by which the next start finds it again.
 *
 * @param dataDir absolute.
 * @throws StartError when it is damaged, of another version, of another user, or somebody else's work.
 */
export async function openCluster(dataDir: string, log: (line: string) => void): Promise<Cluster> {
  const installed = await findBinaries()
  const place = join(dataDir, 'postgres')
  await makeFolder(dataDir)
  if (!(await holdsCluster(place, log))) {
    log(`Creating the database in ${place}`)
    await makeCluster(dataDir, installed, log)
  }
  const folder = await realpath(place)
  if ((await lstat(place)).isSymbolicLink()) log(`The database is in ${folder}`)
  return prepareCluster(folder, installed)
}

/**
 * Prepares a cluster that is there to be started by the PostgreSQL of its version.
 *
 * @param folder its real path.
 * @throws StartError when it is of another version or user, or damaged.
 */
export async function prepareCluster(folder: string, installed: Binaries): Promise<Cluster> {
  const runner = await ownerRunner(folder)
  // A disk that became read-only is told as that, not as what PostgreSQL or its runner makes of it.
  await access(folder, constants.W_OK)
  await requireVersion(folder, installed.major)
  const binaries = await prepareBinaries(runner, installed, folder)
  if (binaries === undefined) throw new StartError(explainUnreachable(folder, runner))
  const password = (await readFile(join(folder, PASSWORD_FILE), 'utf8')).trim()
  return { folder, runner, binaries, password }
}

/** Tells whether there is a cluster of ours, and clears the place of what a broken-off initdb left. */
async function holdsCluster(place: string, log: (line: string) => void): Promise<boolean> {
  const entry = await lstat(place).catch(() => undefined)
  if (entry === undefined) return false
  if (entry.isSymbolicLink() && !(await exists(place))) {
    throw new StartError(
      `The database was in ${await readlink(place)}, which is gone: bring it back, or remove ${place} to begin anew.`,
    )
  }
  const names = await readdir(place)
  if (names.includes(PASSWORD_FILE)) return true
  if (names.length === 0) await rmdir(place)
  else await setAside(place, log)
  return false
}

/** Renames rather than removes: nothing in a data folder is ours to destroy. */
async function setAside(place: string, log: (line: string) => void): Promise<void> {
  // The database that initdb makes last; 5 is its fixed number.
  if (await exists(join(place, 'base/5/PG_VERSION'))) {
    throw new StartError(
      `${place} holds a database that Lodestar did not make: move it away, or set DATABASE_URL to it.`,
    )
  }
  const aside = `${place}.unfinished-${Date.now()}`
  await rename(place, aside)
  log(`Moved an unfinished database folder to ${aside}`)
}

async function makeCluster(dataDir: string, installed: Binaries, log: (line: string) => void): Promise<void> {
  for (const { runner, home } of await listWays(dataDir)) {
    if (home !== dataDir) await makeSystemHome(home)
    const isKept = home !== dataDir && (await holdsCluster(join(home, 'postgres'), log))
    if (!isKept && !(await createCluster(runner, installed, home))) continue
    if (home !== dataDir) await symlink(join(home, 'postgres'), join(dataDir, 'postgres'))
    return
  }
  throw new StartError(
    'PostgreSQL refuses to run as root, and no other user can run it here: start Lodestar as one.',
  )
}

/** Lists the ways to run a new cluster, best first: those that keep it in the data folder. */
async function listWays(dataDir: string): Promise<{ runner: Runner; home: string }[]> {
  if (!isRoot()) return [{ runner: SAME_USER, home: dataDir }]
  const unprivileged = await unprivilegedRunner()
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return [
    { runner: await userNamespaceRunner(), home: dataDir },
    { runner: unprivileged, home: dataDir },
    { runner: unprivileged, home: join(SYSTEM_HOME, name) },
  ]
}

/** Lets everybody pass to the cluster, whatever the umask; the cluster itself is its owner's alone. */
async function makeSystemHome(home: string): Promise<void> {
  await makeFolder(home)
  for (const folder of [SYSTEM_HOME, home]) await chmod(folder, 0o755)
}

/** Reads of which major version of PostgreSQL a cluster is. @throws StartError when it does not say. */
export async function readMajor(folder: string): Promise<string> {
  const found = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (found === undefined) throw new StartError(`The database in ${folder} is damaged: it has no PG_VERSION.`)
  return found.trim()
}

async function requireVersion(folder: string, installed: string): Promise<void> {
  const found = await readMajor(folder)
  if (found === installed) return
  throw new StartError(
    `The database in ${folder} is of PostgreSQL ${found} and this Lodestar runs ${installed}: ` +
      (Number(found) < Number(installed)
        ? 'move it over with npm run upgrade, which keeps the old one beside it.'
        : 'use the newer version of Lodestar that it was used with.'),
  )
}

function explainUnreachable(folder: string, runner: Runner): string {
  if (runner.uid === undefined) {
    return (
      `The database in ${folder} was made by root in a user namespace, which this machine does not allow now: ` +
      `allow it (sysctl user.max_user_namespaces), or give the folder to a user (chown -R nobody '${folder}').`
    )
  }
  return `The database in ${folder} belongs to uid ${runner.uid}, who cannot reach it there: start Lodestar as that user.`
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
