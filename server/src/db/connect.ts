import type { Socket } from 'node:net'
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.gen.ts'

/** The database, or a transaction on it. Columns are camelCase in code and snake_case in SQL. */
export type Db = Kysely<Database>
/** A transaction: what is written with it is written whole or not at all. */
export type Tx = Transaction<Database>

const TIMESTAMPTZ = 1184
const TIMESTAMP = 1114
const DATE = 1082
const INT8 = 20
const NUMERIC = 1700

/**
 * Reads values as the contract writes them: instants as ISO 8601 in UTC, days as `YYYY-MM-DD`, counts as numbers.
 *
 * Counts stay far below 2^53, above which a number would lose digits.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ || oid === TIMESTAMP) return (value: string) => new Date(value).toISOString()
    if (oid === DATE) return (value: string) => value
    if (oid === INT8 || oid === NUMERIC) return Number
    return pg.types.getTypeParser(oid, format ?? 'text')
  },
}

/** How many connections a pool opens at most, and how long one statement may take, in milliseconds. */
interface PoolSize {
  connections?: number
  statementMs?: number
}

/**
 * Opens the pool that every feature's queries use.
 *
 * @returns the database; `destroy()` closes its connections.
 */
export function openDatabase(url: string, onError: (error: Error) => void, size: PoolSize = {}): Db {
  const pool = openPool(url, onError, { connections: 10, ...size }, types)
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Db, pg.Pool>()

/** A statement that is planned once per connection and kept there under its name. */
export interface PreparedStatement {
  readonly name: string
  readonly text: string
}

/**
 * Runs a read that is worth preparing: one so large that planning it takes longer than running it.
 *
 * @param db a pool; a transaction has no statements of its own.
 * @returns rows with the columns as the statement names them.
 */
export async function runPrepared<Row extends pg.QueryResultRow>(
  db: Db,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const pool = pools.get(db)
  if (!pool) throw new RangeError('Only a pool runs prepared statements')
  return (await pool.query<Row>({ ...statement, values })).rows
}

/** Opens the sign-in library's own small pool; it reads instants as dates. */
export function openAuthPool(url: string, onError: (error: Error) => void): pg.Pool {
  return openPool(url, onError, { connections: 4 })
}

const CONNECT_TIMEOUT_MS = 5_000
/** How long a request waits for a connection while all of them are in use: a wave of requests passes within this. */
const QUEUE_TIMEOUT_MS = 15_000
const STATEMENT_TIMEOUT_MS = 12_000
/** How much longer than PostgreSQL itself we wait for the end of a statement before we take it for dead. */
const SILENCE_AFTER_MS = 3_000
const IDLE_IN_TRANSACTION_MS = 60_000
const KEEP_ALIVE_AFTER_MS = 10_000

/** The pool's own time limit is for waiting in its queue too, where patience pays; a host that is gone is known sooner. */
class HastyClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  }
}

/** Opens a pool on which no lost connection ends the process and no silent database is waited for without end. */
function openPool(
  url: string,
  onError: (error: Error) => void,
  { connections, statementMs = STATEMENT_TIMEOUT_MS }: PoolSize,
  parsers?: pg.CustomTypesConfig,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: HastyClient,
    max: connections,
    connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // The sessions' time zone is UTC, so that text made by the database means the same everywhere.
    options: '-c timezone=UTC',
    ...(parsers ? { types: parsers } : {}),
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // The pool does not listen while the connection is in use. Whoever uses it learns of its end by their query.
    client.on('error', () => undefined)
    endWhenSilent(client as OpenClient, statementMs + SILENCE_AFTER_MS)
  })
  return pool
}

type OpenClient = pg.PoolClient & Pick<pg.Client, 'connection'> & { readyForQuery?: boolean }

/**
 * Ends a connection that does not answer a statement, as that to a frozen PostgreSQL or behind a broken network.
 *
 * The driver's own `query_timeout` would hand the connection back to the pool with the answer still outstanding.
 */
function endWhenSilent(client: OpenClient, silenceMs: number): void {
  const socket = client.connection.stream as Socket
  socket.setTimeout(silenceMs)
  socket.on('timeout', () => {
    const heardBytes = socket.bytesRead
    // An answer may lie there unread, where we were the ones who were too busy.
    setImmediate(() => {
      if (client.readyForQuery || socket.bytesRead > heardBytes) return
      const silence = new Error('The database does not answer')
      socket.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }))
    })
  })
}
