import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SERVER_ROLE } from '../db/server-role.ts'
import { StartError } from '../lib/start-error.ts'
import type { Binaries } from './binaries.ts'
import { type Cluster, openCluster, prepareCluster } from './cluster.ts'
import { stopPostmaster } from './postmaster.ts'
import { explainFileError } from './reason.ts'
import { type DatabaseWish, type Log, type RunningDatabase, reachDatabase } from './start.ts'

/** The database of this server: `attached` when an earlier server had left it running. */
export type EmbeddedDatabase = {
  url: string
  attached: boolean
  stop(withinMs?: number): Promise<void>
}

/** The database of the server, and the role that owns it. */
export const DATABASE = 'lodestar'
// The server holds this advisory lock, in the database `postgres`, as long as it runs. PostgreSQL frees it when
// the server's connection ends, however that dies: no file, pid or clock can be wrong about it.
const SERVER_LOCK = 1_819_239_525
// The connection of a server killed a moment ago may take this long to go.
const LOCK_TIMEOUT_MS = 1_000
const LOCK_POLL_MS = 100
const HOLD_ATTEMPTS = 3
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 30_000
const LAST_REVIVAL_MS = 1_500

/**
 * Starts the PostgreSQL that comes with Lodestar, or attaches to it where an earlier server left it running. From
 * then on it is watched, and started again on the same port when it dies.
 *
 * @param dataDir folder of the data, made when missing; the cluster is `postgres` in it.
 * @param log gets one line a step.
 * @param ending breaks the start off; a PostgreSQL begun by it is stopped again then.
 * @returns `url` connects to the database `lodestar` as the role of that name, which owns it, may create
 * databases, and is no superuser. `stop` ends PostgreSQL within the given milliseconds, in an orderly way if that
 * is possible in the first half of them; it may be called twice.
 * @throws StartError for everything a person can put right: one line to print. The process stays alive until
 * `stop`, so a server that fails later must call it.
 */
export async function startEmbeddedDatabase({
  dataDir,
  log,
  ending,
}: {
  dataDir: string
  log: Log
  ending?: AbortSignal
}): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir)
  try {
    const cluster = await openCluster(folder, log)
    const running = await holdDatabase({ cluster, log, ending })
    const stop = keepRunning(cluster, running, log)
    await provideDatabase(running.admin, cluster.password).catch(async (error: Error) => {
      await stop()
      throw new StartError(`PostgreSQL could not make the database ${DATABASE}: ${error.message}`, {
        cause: error,
      })
    })
    const url = `postgres://${DATABASE}:${cluster.password}@127.0.0.1:${running.port}/${DATABASE}`
    return { url, attached: running.isFound, stop }
  } catch (error) {
    throw explainFileError(error, folder)
  }
}

/**
 * Starts a database of an older PostgreSQL by the programs of that version, to be copied.
 *
 * @param folder the cluster's real path.
 * @throws StartError when a server runs on it, or it cannot be started.
 */
export async function startOlderDatabase(
  folder: string,
  binaries: Binaries,
  log: Log,
): Promise<Pick<EmbeddedDatabase, 'url' | 'stop'>> {
  const cluster = await prepareCluster(folder, binaries)
  const { admin, port } = await holdDatabase({ cluster, log })
  const stop = async () => {
    await stopPostmaster(folder)
    await admin.end().catch(() => undefined)
  }
  return { url: `postgres://${DATABASE}:${cluster.password}@127.0.0.1:${port}/${DATABASE}`, stop }
}

/** Reaches the database and makes this server its only one. */
async function holdDatabase(wish: DatabaseWish): Promise<RunningDatabase> {
  for (let attempt = 1; ; attempt++) {
    const running = await reachDatabase(wish)
    try {
      const holder = await takeLock(running.admin)
      if (holder === undefined) return running
      throw new StartError(`Lodestar already runs on this data folder (${holder}): stop that one first.`)
    } catch (error) {
      await running.admin.end()
      // A broken connection: the server before this one was just stopping the database, so it is to be started.
      if (error instanceof StartError || attempt === HOLD_ATTEMPTS) throw error
    }
  }
}

/** Takes the lock of the server; returns undefined, or who holds it, by the name given when they connected. */
async function takeLock(admin: pg.Client): Promise<string | undefined> {
  for (const startedAt = Date.now(); Date.now() - startedAt < LOCK_TIMEOUT_MS; await sleep(LOCK_POLL_MS)) {
    const { rows } = await admin.query('SELECT pg_try_advisory_lock($1) AS "isTaken"', [SERVER_LOCK])
    if (rows[0]?.isTaken) return undefined
  }
  const { rows } = await admin.query(
    `SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [SERVER_LOCK],
  )
  return String(rows[0]?.application_name ?? 'just now').replace('lodestar', 'process')
}

async function provideDatabase(admin: pg.Client, password: string): Promise<void> {
  const role = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [DATABASE])
  if (role.rowCount === 0) {
    await admin.query(`CREATE ROLE ${DATABASE} LOGIN CREATEDB PASSWORD ${pg.escapeLiteral(password)}`)
  }
  const server = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [SERVER_ROLE])
  if (server.rowCount === 0)
    await admin.query(`CREATE ROLE ${SERVER_ROLE} NOLOGIN; GRANT ${SERVER_ROLE} TO ${DATABASE}`)
  const database = await admin.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (database.rowCount === 0) await admin.query(`CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`)
}

/**
 * Watches the connection that holds the lock: it ends when PostgreSQL dies, or restarts itself after the death of
 * one of its processes. Either way this server takes the database up again.
 *
 * @returns the function that ends the watch and the database.
 */
function keepRunning(cluster: Cluster, { admin, port }: RunningDatabase, log: Log): EmbeddedDatabase['stop'] {
  const ending = new AbortController()
  let held = admin
  let revival: Promise<void> | undefined
  let stopped: Promise<void> | undefined

  function watch(): void {
    held.once('end', () => {
      if (!ending.signal.aborted) revival = revive()
    })
  }

  function tell(error: unknown): void {
    if (!ending.signal.aborted) log(error instanceof Error ? error.message : String(error))
  }

  async function revive(): Promise<void> {
    log('The connection to the database broke: taking it up again')
    for (
      let delayMs = FIRST_RETRY_MS;
      !ending.signal.aborted;
      delayMs = Math.min(delayMs * 2, LAST_RETRY_MS)
    ) {
      try {
        held = (await holdDatabase({ cluster, port, log, ending: ending.signal })).admin
        watch()
        return log('The database is back')
      } catch (error) {
        tell(error)
        await sleep(delayMs, undefined, { signal: ending.signal }).catch(() => undefined)
      }
    }
  }

  async function stop(withinMs: number | undefined): Promise<void> {
    ending.abort()
    // It ends with that, unless it is just waiting for a PostgreSQL that is frozen.
    await Promise.race([revival, sleep(LAST_REVIVAL_MS)])
    // The lock is held to the end, so that a next start waits for this shutdown instead of attaching to it.
    await stopPostmaster(cluster.folder, withinMs)
    await held.end().catch(() => undefined)
  }

  watch()
  return (withinMs) => (stopped ??= stop(withinMs))
}
