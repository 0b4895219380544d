import pg from 'pg'
import { readMigrations } from '../db/migrate.ts'
import { opensAll } from '../db/sealing-keys.ts'
import { findWall, SERVER_ROLE } from '../db/server-role.ts'
import type { Config } from '../lib/config.ts'
import { findSecretKey } from '../lib/secret-key.ts'
import { createVault } from '../lib/vault.ts'
import { withWholeDatabase } from './dump-rows.ts'
import type { Finding } from './finding.ts'

/** Codes and mails are good for minutes; ten seconds are noticed first. */
const MOST_CLOCK_DIFFERENCE_MS = 10_000
/** A worker looks every two seconds, an hourly kind every half minute; a dead worker's jobs come back after three minutes. */
const STUCK_AFTER = '10 minutes'
const CONNECT_TIMEOUT_MS = 5_000

/**
 * Looks at a database that answers.
 *
 * @param url as the server uses it.
 * @param takesOptions whether a connection may begin as another role; not all poolers hand that on.
 */
export async function checkDatabase(config: Config, url: string, takesOptions = true): Promise<Finding[]> {
  // Within a transaction: what is set for a connection would stay in a pooler's for whoever comes next.
  return withWholeDatabase(url, 'isolation level repeatable read read only', async (client) => {
    const schema = await checkSchema(client)
    const rows = schema.isWhole ? await checkRows(config, client, url, takesOptions) : []
    return [...schema.findings, await checkClock(client), ...rows].filter((finding) => finding !== undefined)
  })
}

const checkRows = async (config: Config, client: pg.Client, url: string, takesOptions: boolean) => [
  await checkWall(client, url, takesOptions),
  await checkKey(config, client),
  await checkJobs(client),
]

async function checkSchema(client: pg.Client): Promise<{ isWhole: boolean; findings: Finding[] }> {
  const { rows: there } = await client.query("select to_regclass('public.migrations') as name")
  const start = 'Start this version of Lodestar: it migrates by itself.'
  if (there[0].name === null)
    return { isWhole: false, findings: [{ what: 'The database is empty.', todo: start }] }
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migrations order by name',
  )
  const known = await readMigrations()
  const findings: Finding[] = []
  const foreign = rows.filter(({ name }) => !known.some((migration) => migration.name === name))
  if (foreign[0])
    findings.push({
      what: `The database is ahead of this version: it has the migration ${foreign.at(-1)?.name}.`,
      todo: 'Use the newer version of Lodestar that has migrated it.',
    })
  const changed = rows.find(({ name, checksum }) =>
    known.some((migration) => migration.name === name && migration.checksum !== checksum),
  )
  if (changed)
    findings.push({
      what: `The file of the migration ${changed.name} was changed after it had been applied.`,
      todo: 'Bring the file back as it was released.',
    })
  const missing = known.filter(({ name }) => !rows.some((row) => row.name === name))
  if (missing[0])
    findings.push({
      what: `The database is ${missing.length} migrations behind this version, from ${missing[0].name} on.`,
      todo: start,
    })
  return { isWhole: missing.length === 0, findings }
}

async function checkClock(client: pg.Client): Promise<Finding | undefined> {
  const sentAtMs = Date.now()
  const { rows } = await client.query('select extract(epoch from clock_timestamp()) * 1000 as "atMs"')
  const hereMs = (sentAtMs + Date.now()) / 2
  const awayMs = Math.abs(Number(rows[0].atMs) - hereMs)
  if (awayMs < MOST_CLOCK_DIFFERENCE_MS) return undefined
  return {
    what: `The clock of this machine and that of the database are ${Math.round(awayMs / 1000)} seconds apart.`,
    todo: 'Set both by the network (timedatectl set-ntp true).',
  }
}

/** Looks through the eyes of the server: by its role, where there is one that it may take on. */
async function checkWall(
  client: pg.Client,
  url: string,
  takesOptions: boolean,
): Promise<Finding | undefined> {
  const { rows } = await client.query(
    `select exists (select from pg_roles where rolname = $1) and
       (select pg_has_role(current_user, oid, 'member') from pg_roles where rolname = $1) as "isMember"`,
    [SERVER_ROLE],
  )
  // Behind such a pooler the server takes its role on in each transaction.
  if (rows[0].isMember && !takesOptions) return undefined
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(rows[0].isMember ? { options: `-c role=${SERVER_ROLE}` } : {}),
  })
  pool.on('error', () => undefined)
  try {
    if ((await findWall(pool)) !== 'off') return undefined
  } finally {
    await pool.end()
  }
  return {
    what: 'The second wall between the rows of people is off: the user of DATABASE_URL passes by every policy.',
    todo: 'Connect by a user that is no superuser and has no BYPASSRLS: docs/run.md, "Two roles".',
  }
}

async function checkKey(config: Config, client: pg.Client): Promise<Finding | undefined> {
  const { rows } = await client.query<{ keyId: string; canary: string }>(
    'select key_id as "keyId", canary from public.sealing_keys',
  )
  if (rows.length === 0) return undefined
  const where = 'SECRET_KEY, or the file "secret-key" in DATA_DIR'
  const key = await findSecretKey(config)
  if (key === null)
    return {
      what: `The secret key is missing (${where}): what is stored cannot be read.`,
      todo: 'Set SECRET_KEY to the key it was used with, or put that file back; a backup holds it.',
    }
  if (opensAll(rows, createVault(key, config.oldSecretKeys))) return undefined
  return {
    what: `The secret key (${where}) is not the one that the texts are encrypted by.`,
    todo: 'Set SECRET_KEY to that one, or, if you are changing it, SECRET_KEY_OLD to the one before.',
  }
}

async function checkJobs(client: pg.Client): Promise<Finding | undefined> {
  const { rows: there } = await client.query("select to_regclass('pgboss.job') as name")
  if (there[0].name === null) return undefined
  const { rows } = await client.query(
    `select count(*)::int as count, min(start_after)::text as since from pgboss.job
     where state in ('created', 'retry') and start_after < now() - interval '${STUCK_AFTER}'
       or state = 'active' and started_on < now() - interval '${STUCK_AFTER}'`,
  )
  if (rows[0].count === 0) return undefined
  return {
    what: `${rows[0].count} jobs (reminders, mails, upkeep) are overdue, the first since ${rows[0].since}.`,
    todo: 'See that a server with ROLE=all or ROLE=worker runs, and what its log says of jobs.',
  }
}
