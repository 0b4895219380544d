import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ADMIN_ROLE, PASSWORD_FILE } from '../../server/src/embedded/initdb.ts'
import { findPostmaster } from '../../server/src/embedded/postmaster.ts'
import { openTestAuthPool } from '../../server/src/testing/open-test-database.ts'

/** Runs SQL as superuser on the embedded database of a running product. */
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

async function signalPostmaster(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const postmaster = await findPostmaster(await realpath(join(dataDir, 'postgres')))
  if (!postmaster) throw new Error('There is no database to be stopped')
  process.kill(postmaster.pid, signal)
}

const OTHERS = "pid <> pg_backend_pid() and backend_type = 'client backend'"

/** What happens to a database, by what it is called in the table. */
export const FAULTS: Readonly<Record<string, (dataDir: string) => Promise<unknown>>> = {
  'every connection ended (pg_terminate_backend)': (dataDir) =>
    queryDatabase(dataDir, `select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`),
  'fast restart (SIGINT)': (dataDir) => signalPostmaster(dataDir, 'SIGINT'),
  'immediate restart (SIGQUIT)': (dataDir) => signalPostmaster(dataDir, 'SIGQUIT'),
  'postmaster killed (kill -9)': (dataDir) => signalPostmaster(dataDir, 'SIGKILL'),
  'one backend killed (kill -9)': async (dataDir) => {
    // Whoever writes at this moment, if anybody does.
    const [backend] = await queryDatabase<{ pid: number }>(
      dataDir,
      `select pid from pg_stat_activity where ${OTHERS} and usename <> $1 order by state = 'active' desc limit 1`,
      [ADMIN_ROLE],
    )
    if (backend) process.kill(backend.pid, 'SIGKILL')
  },
}
