import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'

/** Tells this server's advisory locks from others. */
const LOCK_SPACE = 7_305_911
const CONNECT_TIMEOUT_MS = 5_000
const PAUSE_MS = 1_000
/** How long a pooler that is told to pause, or to stop in order, waits for us at most. */
const RENEW_MS = 20_000

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
 * @param isPooled true where `url` is that of a pooler that shares connections between transactions: the lock is then that
 * of a transaction, which keeps one connection of the pooler and is begun anew again and again. It reads nothing, so it
 * holds up no clean-up.
 */
export function createPresence(url: string, isPooled = false): Presence {
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
      await (isPooled ? lockTransaction(client, known) : lockSession(client, known))
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    const renewing = isPooled && known !== undefined ? keepRenewing(client, known) : undefined
    client.on('end', () => {
      clearInterval(renewing)
      void comeBack()
    })
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

const lockSession = (client: pg.Client, number: number) =>
  client.query('select pg_advisory_lock($1, $2)', [LOCK_SPACE, number])

async function lockTransaction(client: pg.Client, number: number): Promise<void> {
  await client.query('begin; set local idle_in_transaction_session_timeout = 0')
  await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_SPACE, number])
}

function keepRenewing(client: pg.Client, number: number): NodeJS.Timeout {
  const renew = async () => {
    await client.query('commit')
    await lockTransaction(client, number)
  }
  return setInterval(() => void renew().catch(() => client.end().catch(() => undefined)), RENEW_MS).unref()
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
