import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../server-process.ts'
import { findProgram } from './find-program.ts'
import { chooseRunner, giveTo, isSoon, type Part, startPart } from './part.ts'

/** A PgBouncer that shares connections between transactions. */
export interface PgBouncer {
  /** The address of the same database and user, through it. */
  url: string
  /** Sends everybody to another server from now on. */
  pointTo: (url: string) => Promise<void>
  /** Ends it at once and starts it again. */
  restart: () => Promise<void>
  end: (signal: NodeJS.Signals) => Promise<void>
}

/** Finds PgBouncer; undefined where it is not installed. */
export const findPgBouncer = (): string | undefined => findProgram('pgbouncer')

const START_MS = 10_000

/** Starts PgBouncer before a database, with no setting for the product but the way of pooling. @param home a folder of its own. @param more further settings. */
export async function startPgBouncer(
  program: string,
  home: string,
  url: string,
  more = '',
): Promise<PgBouncer> {
  const runner = await chooseRunner()
  const port = await freePort()
  await mkdir(home, { recursive: true, mode: 0o755 })
  await giveTo(runner, home)
  const config = join(home, 'pgbouncer.ini')
  const { username, password } = new URL(url)
  await writeFile(join(home, 'users.txt'), `"${username}" "${password}"\n`)
  await writeFile(config, writeConfig(home, port, url, more))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  const start = async () => {
    const part = await startPart(runner, program, [config])
    if (!(await isSoon(() => answers(through.href), START_MS)))
      throw new Error(`PgBouncer did not start: ${part.printed()}`)
    return part
  }
  let part: Part = await start()
  return {
    url: through.href,
    pointTo: async (other) => {
      await writeFile(config, writeConfig(home, port, other, more))
      part.signal('SIGHUP')
    },
    restart: async () => {
      await part.end('SIGTERM')
      part = await start()
    },
    end: (signal) => part.end(signal),
  }
}

function writeConfig(home: string, port: number, url: string, more: string): string {
  const { hostname, port: to, pathname } = new URL(url)
  return `[databases]
${pathname.slice(1)} = host=${hostname} port=${to || 5432}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(home, 'users.txt')}
pool_mode = transaction
max_client_conn = 300
default_pool_size = 20
server_login_retry = 1
query_wait_timeout = 10
${more}
`
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
