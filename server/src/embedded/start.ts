import { open, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import { programPath } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { ADMIN_ROLE, findFreePort } from './initdb.ts'
import { clearLeftovers, findPostmaster, isRunning, readLock, stopProcess } from './postmaster.ts'
import { findReason } from './reason.ts'
import { isRoot, spawnAs } from './runner.ts'

/** A running database: `admin` is connected to it as superuser; `isFound` when it ran already. */
export type RunningDatabase = { admin: pg.Client; port: number; isFound: boolean }

/** Prints one line of progress. */
export type Log = (line: string) => void

/**
 * Which database is wanted: `port` is where it must listen; without one, where it did before or, if another program is
 * there, elsewhere. `ending` breaks the start off.
 */
export type DatabaseWish = { cluster: Cluster; log: Log; port?: number; ending?: AbortSignal | undefined }

// For one small machine that the server runs on too. Everything that makes commits durable (fsync,
// full_page_writes, synchronous_commit, checksums) is on by default and stays so.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  cluster_name: 'lodestar',
  max_connections: 100,
  shared_buffers: '48MB',
  max_wal_size: '256MB',
  // No replicas and no helpers for big queries: fewer processes, less to write.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements go to the client alone: they quote what people wrote, and that enters no log.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** Settings that PostgreSQL knows from a major version on. */
const LATER_SETTINGS: Record<number, Record<string, string>> = { 18: { io_method: 'sync' } }

function listSettings(major: string, port: number | undefined): Record<string, string | number> {
  const later = Object.entries(LATER_SETTINGS).filter(([since]) => Number(since) <= Number(major))
  return Object.assign({ ...SETTINGS }, ...later.map(([, own]) => own), port === undefined ? {} : { port })
}

const ATTEMPTS = 4
const READY_TIMEOUT_MS = 60_000
const PATIENCE_MS = 3_000
const POLL_MS = 25
const CONNECT_TIMEOUT_MS = 5_000
// Making the database copies some megabytes, on however slow a disk; a frozen PostgreSQL must not hang the start.
const ANSWER_TIMEOUT_MS = 60_000
const LOG_LIMIT_BYTES = 2_000_000
const PORT_IS_TAKEN = 'could not create any TCP/IP sockets'
const SOMEBODY_WAS_FASTER = /lock file .* (already exists|is empty)|shared memory block .* still in use/
const WRONG_PASSWORD = '28P01'

/**
 * Connects to the database of a cluster, which it starts unless it runs already.
 *
 * @throws StartError with PostgreSQL's own reason.
 */
export async function reachDatabase(wish: DatabaseWish): Promise<RunningDatabase> {
  const { cluster, port, log, ending } = wish
  let wantedPort = port
  let reason = ''
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    ending?.throwIfAborted()
    const found = await findPostmaster(cluster.folder)
    const answer = found && (await waitForAnswer(wish, found.pid))
    if (answer) return { ...answer, isFound: true }
    await clearLeftovers(cluster.folder)
    log(`Starting PostgreSQL ${cluster.binaries.version.split('-')[0]}`)
    const { pid, explain } = await spawnPostmaster(cluster, wantedPort)
    const started = await waitForAnswer(wish, pid).catch(async (error: unknown) => {
      // Nobody else knows of it yet who would stop it.
      if (ending?.aborted) await stopProcess(pid)
      throw error
    })
    if (started) return { ...started, isFound: false }
    reason = await explain()
    if (reason.includes(PORT_IS_TAKEN) && port === undefined) wantedPort = await findFreePort()
    else if (!SOMEBODY_WAS_FASTER.test(reason)) break
  }
  throw new StartError(reason)
}

/** Starts a postmaster that a Ctrl-C at the terminal does not reach: it ends after the server, not before. */
async function spawnPostmaster(cluster: Cluster, port: number | undefined) {
  const { handle, path, size } = await openLog(cluster)
  const settings = listSettings(cluster.binaries.major, port)
  const child = spawnAs(
    cluster.runner,
    programPath(cluster.binaries, 'postgres'),
    [
      '-D',
      cluster.folder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { cwd: '/', detached: true, stdio: ['ignore', handle.fd, handle.fd] },
  )
  const spawned = new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  await spawned
    .catch((error: Error) => {
      throw new StartError(`PostgreSQL cannot run here (${error.message}): set DATABASE_URL.`, {
        cause: error,
      })
    })
    .finally(() => handle.close())
  child.unref()
  return { pid: child.pid ?? 0, explain: () => explainEnd(path, size) }
}

/**
 * Waits until the postmaster `pid` of this cluster takes connections, as it does after a recovery too.
 *
 * @returns undefined when that process ended before.
 */
async function waitForAnswer({ cluster, log, ending }: DatabaseWish, pid: number) {
  const notice = setTimeout(log, PATIENCE_MS, 'Waiting for PostgreSQL (it may be recovering from a crash)')
  try {
    for (const startedAt = Date.now(); Date.now() - startedAt < READY_TIMEOUT_MS; await sleep(POLL_MS)) {
      const lock = await readLock(cluster.folder)
      if (lock?.pid === pid && lock.port !== undefined) {
        const admin = await connectAdmin(cluster, lock.port)
        if (admin) return { admin, port: lock.port }
      }
      if (!(await isRunning(pid))) return undefined
      ending?.throwIfAborted()
    }
  } finally {
    clearTimeout(notice)
  }
  throw new StartError(
    `PostgreSQL runs on ${cluster.folder} (process ${pid}) but does not answer (log: ${logPath(cluster)}).`,
  )
}

/** Connects as superuser; undefined while nobody answers there, or somebody answers from another cluster. */
async function connectAdmin(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  const admin = new pg.Client({
    host: '127.0.0.1',
    port,
    user: ADMIN_ROLE,
    password: cluster.password,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    application_name: `lodestar ${process.pid}`,
  })
  // The end of a connection is told by 'end' as well; without a listener 'error' would end the server.
  admin.on('error', () => undefined)
  try {
    await admin.connect()
    const { rows } = await admin.query<{ data_directory: string }>('SHOW data_directory')
    if (rows[0]?.data_directory === cluster.folder) return admin
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD) {
      throw new StartError(`The database in ${cluster.folder} no longer takes the password kept beside it.`)
    }
  }
  await admin.end().catch(() => undefined)
  return undefined
}

/** Opens the log of a cluster, which stays beside it and belongs to whom the cluster belongs. */
async function openLog(cluster: Cluster) {
  const path = logPath(cluster)
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`)
  const handle = await open(path, 'a', 0o600)
  if (isRoot()) {
    const owner = await stat(cluster.folder)
    await handle.chown(owner.uid, owner.gid)
  }
  return { handle, path, size: (await handle.stat()).size }
}

function logPath(cluster: Cluster): string {
  return join(dirname(cluster.folder), 'postgres.log')
}

/** Says why PostgreSQL ended, by what it logged since its start at `offset` bytes. */
async function explainEnd(path: string, offset: number): Promise<string> {
  const output = (await readFile(path)).subarray(offset).toString()
  return `PostgreSQL could not start: ${findReason(output)} (log: ${path}).`
}
