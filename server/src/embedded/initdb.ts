import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartError } from '../lib/start-error.ts'
import { type Binaries, programPath } from './binaries.ts'
import { isRunning } from './postmaster.ts'
import { findReason } from './reason.ts'
import { prepareBinaries, type Runner, runAs } from './runner.ts'

/** The file inside a cluster with its password; its presence says that Lodestar made this cluster, whole. */
export const PASSWORD_FILE = 'lodestar.password'

/** The superuser of the cluster, for the launcher alone: row-level security does not bind it. */
export const ADMIN_ROLE = 'postgres'

const WORKSHOP = /^postgres\.new-(\d+)$/

/**
 * Makes a new cluster at `<home>/postgres`. It grows in a folder beside and is renamed when it is whole, so a
 * start killed halfway leaves nothing that looks like a database.
 *
 * @returns false when `runner` cannot work below `home`.
 * @throws StartError with the reason initdb gave.
 */
export async function createCluster(runner: Runner, installed: Binaries, home: string): Promise<boolean> {
  await removeOldWorkshops(home)
  const workshop = join(home, `postgres.new-${process.pid}`)
  await mkdir(workshop, { mode: 0o700 })
  try {
    await giveTo(runner, workshop)
    const binaries = await prepareBinaries(runner, installed, workshop)
    if (binaries === undefined) return false
    const cluster = await runInitdb(runner, binaries, workshop)
    await moveIntoPlace(cluster, home)
    return true
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** Asks the system for a loopback port that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('A loopback listener has no port.')
  return address.port
}

async function removeOldWorkshops(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = Number(WORKSHOP.exec(name)?.[1])
    const isAbandoned = pid === process.pid || (pid > 0 && !(await isRunning(pid)))
    // An initdb that outlived its start may still write there; what stays is litter, and stops nobody.
    if (isAbandoned) await rm(join(home, name), { recursive: true, maxRetries: 3 }).catch(() => undefined)
  }
}

async function runInitdb(runner: Runner, binaries: Binaries, workshop: string): Promise<string> {
  const cluster = join(workshop, 'cluster')
  const password = join(workshop, 'password')
  await writeFile(password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flush: true })
  await giveTo(runner, password)
  const { isOk, output } = await runAs(runner, programPath(binaries, 'initdb'), [
    `--pgdata=${cluster}`,
    `--username=${ADMIN_ROLE}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The builtin provider sorts the same on every machine, and no update of the C library breaks an index.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // The port stays with the cluster from start to start; a start that finds it taken uses another.
    `--set=port=${await findFreePort()}`,
    '--no-instructions',
  ])
  if (!isOk) throw new StartError(`PostgreSQL could not make its database folder: ${findReason(output)}`)
  await rename(password, join(cluster, PASSWORD_FILE))
  return cluster
}

async function moveIntoPlace(cluster: string, home: string): Promise<void> {
  try {
    await rename(cluster, join(home, 'postgres'))
    await syncFolder(home)
  } catch (error) {
    // Another start finished its cluster first: that one is the database, and this one is thrown away.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Makes the rename durable: what PostgreSQL acknowledges later must not hang on an entry that was never written. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function giveTo({ uid, gid }: Runner, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
