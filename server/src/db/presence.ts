import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'

/** Tells this server's advisory locks from others. */
const LOCK_SPACE = 7_305_911
const CONNECT_TIMEOUT_MS = 5_000
const PAUSE_MS = 1_000

/** Lets other servers on the same database see that this one lives. */
export interface Presence {
  /**
   * The number this server is known by, once others can see that it lives.
   *
   * @throws Error of the database, when it cannot be reached.
   */
  number: () => Promise<number>
  stop: () => Promise<void>
}

/**
 * Makes this server's presence: an advisory lock on a number of its own, held on one connection from the first call on.
 *
 * The lock ends with the connection. It is taken again where the database comes back; until then others may take this
 * server for dead, so whatever they take over must bear being finished twice.
 *
 * @param url of the database; behind a pooler that shares connections between transactions the lock means nothing.
 */
export function createPresence(url: string): Presence {
  let known: number | undefined
  let holding: Promise<pg.Client> | undefined
  let isStopped = false

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      application_name: 'lodestar-presence',
      keepAlive: true,
    })
    // A connection that ends is followed by its end, whatever the reason.
    client.on('error', () => undefined)
    await client.connect()
    try {
      known ??= await drawNumber(client)
      await client.query('select pg_advisory_lock($1, $2)', [LOCK_SPACE, known])
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    client.on('end', () => void comeBack())
    return client
  }
  const hold = () => {
    holding ??= connect().catch((error) => {
      holding = undefined
      throw error
    })
    return holding
  }
  const comeBack = async () => {
    holding = undefined
    while (!isStopped && !holding) {
      await hold().catch(() => sleep(PAUSE_MS, undefined, { ref: false }))
    }
  }
  return {
    number: async () => {
      await hold()
      return known ?? 0
    },
    stop: async () => {
      isStopped = true
      const client = await holding?.catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}

async function drawNumber(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    "select nextval('server_numbers')::integer as number",
  )
  return rows[0]?.number ?? 0
}

/** Whether the server of a number lives, as SQL; `column` names a column that holds such a number. */
export const isServerAlive = (column: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
    and classid = ${LOCK_SPACE}::integer::oid and objid = ${sql.ref(column)}::oid)`
