import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ADMIN_ROLE, PASSWORD_FILE } from '../../server/src/embedded/initdb.ts'
import { findPostmaster } from '../../server/src/embedded/postmaster.ts'
import { openTestAuthPool } from '../../server/src/testing/open-test-database.ts'

/** Runs SQL as superuser on the database in a folder; what comes back is decrypted. */
export async function queryDatabase<Row>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const cluster = await realpath(join(dataDir, 'postgres'))
  const password = (await readFile(join(cluster, PASSWORD_FILE), 'utf8')).trim()
  const port = (await findPostmaster(cluster))?.port
  const pool = openTestAuthPool(`postgres://${ADMIN_ROLE}:${password}@127.0.0.1:${port}/lodestar`, () => {})
  try {
    return (await pool.query(sql, values)).rows
  } finally {
    await pool.end()
  }
}

/** Sends PostgreSQL's first process a signal. */
export async function signalPostmaster(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const postmaster = await findPostmaster(await realpath(join(dataDir, 'postgres')))
  if (!postmaster) throw new Error('There is no database to be stopped')
  process.kill(postmaster.pid, signal)
}

const OTHERS = "pid <> pg_backend_pid() and backend_type = 'client backend'"

/** Ends connections of the server, those at work first. @returns how many. */
export async function terminateBackends(dataDir: string, most: number): Promise<number> {
  const ended = await queryDatabase(
    dataDir,
    `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity where ${OTHERS} and usename <> $1 order by state = 'active' desc, random() limit $2
     ) as chosen`,
    [ADMIN_ROLE, most],
  )
  return ended.length
}

/** Kills the process of a connection of the server, one at work if there is any. @returns how many. */
export async function killBackend(dataDir: string): Promise<number> {
  const [backend] = await queryDatabase<{ pid: number }>(
    dataDir,
    `select pid from pg_stat_activity where ${OTHERS} and usename <> $1 order by state = 'active' desc, random() limit 1`,
    [ADMIN_ROLE],
  )
  if (backend) process.kill(backend.pid, 'SIGKILL')
  return backend ? 1 : 0
}
