import pg from 'pg'
import { type Finding, sayError } from './finding.ts'

const CONNECT_TIMEOUT_MS = 5_000
const PROBE = 'app.doctor'

/** Finds out whether a pooler stands before the database, and whether it lets through what is needed. */
export async function checkPooler(url: string): Promise<{ findings: Finding[]; takesOptions: boolean }> {
  const clients: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      options: `-c ${PROBE}=seen`,
    })
    client.on('error', () => undefined)
    clients.push(client)
    await client.connect()
    return client
  }
  try {
    const first = await connect()
    const lost = await checkOption(first)
    const findings = [lost, await checkSharing(first, await connect())]
    return { findings: findings.filter((finding) => finding !== undefined), takesOptions: !lost }
  } catch (error) {
    return { findings: [lostOption(sayError(error))], takesOptions: false }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

const lostOption = (why: string): Finding => ({
  what: `The pooler before the database does not hand on the start option "options" (${why}).`,
  todo: 'Have it hand that on (PgBouncer: track_extra_parameters), or let DATABASE_URL name PostgreSQL itself.',
})

async function checkOption(client: pg.Client): Promise<Finding | undefined> {
  const { rows } = await client.query('select current_setting($1, true) as value', [PROBE])
  return rows[0].value === 'seen' ? undefined : lostOption('it is dropped')
}

/** A second client that is in a transaction takes the first one's connection, where connections are shared. */
async function checkSharing(first: pg.Client, second: pg.Client): Promise<Finding | undefined> {
  const before = await readBackend(first)
  await second.query('begin')
  const other = await readBackend(second)
  await second.query('rollback')
  if (before !== other) return undefined
  return {
    what: 'DATABASE_URL leads through a pooler that shares connections between transactions.',
    todo: 'Have it keep a connection for a session (PgBouncer: pool_mode = session), or name PostgreSQL itself: servers know by locks of a session which of them live.',
  }
}

async function readBackend(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid
}
