import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import { CamelCasePlugin, Kysely, type KyselyConfig, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Vault } from '../lib/vault.ts'
import type { Database } from './schema.gen.ts'
import { makeScopedClient, type ScopedSettings } from './scoped-client.ts'
import { createSealPlugin } from './seal-plugin.ts'
import { findSealed, openValue } from './sealing.ts'

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

/** How a pool reaches its database: what encrypts and decrypts, for whom statements are run, and how many at once. */
export interface PoolSettings extends Omit<ScopedSettings, 'eachTransaction'> {
  /** True where the address is that of a pooler which shares connections between transactions: see `findPooling`. */
  isPooled?: boolean
  /** The role that statements run as; without it, the one that connects. */
  role?: string | null
  /** Connections at most. */
  connections?: number
  /** Told how long each statement took, in milliseconds, and its first word. */
  onStatement?: (operation: string, ms: number) => void
  /** How long one statement may take, in milliseconds. */
  statementMs?: number
}

/**
 * Twice as many statements at once as there are processors keep them busy; more only make them change from one to the other, and the
 * slowest slower (`npm run bench -- dashboard`). Enough where one takes long, and not more than a database shared by many servers can spare.
 */
const CONNECTIONS = Math.min(10, Math.max(4, 2 * availableParallelism()))

/**
 * Opens the pool that every feature's queries use.
 *
 * @returns the database; `destroy()` closes its connections.
 */
export function openDatabase(url: string, onError: (error: Error) => void, settings: PoolSettings): Db {
  const pool = openPool(url, onError, { connections: CONNECTIONS, ...settings }, types)
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    // Columns are renamed first: what encrypts knows them as SQL spells them.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), createSealPlugin(settings.vault)],
    ...observe(settings.onStatement),
  })
  pools.set(db, { pool, isPooled: settings.isPooled ?? false })
  vaults.set(db, settings.vault)
  return db
}

/** The text of a statement is not handed on: its values stand apart, but nobody should have to rely on that. */
const observe = (tell: PoolSettings['onStatement']): Pick<KyselyConfig, 'log'> =>
  tell
    ? {
        log: ({ query, queryDurationMillis }) =>
          tell(/\w+/.exec(query.sql)?.[0].toLowerCase() ?? 'statement', queryDurationMillis),
      }
    : {}

const pools = new WeakMap<Db, { pool: pg.Pool; isPooled: boolean }>()
const vaults = new WeakMap<Db, Vault>()

/** Connections of a pool at this moment, and how many wait for one. */
export interface PoolCount {
  used: number
  idle: number
  waiting: number
}

/** Counts the connections of a pool. @param pool a database that is none, such as a transaction, has none. */
export function countConnections(pool: Db | pg.Pool): PoolCount {
  const found = pool instanceof Kysely ? pools.get(pool)?.pool : pool
  if (!found) return { used: 0, idle: 0, waiting: 0 }
  return { used: found.totalCount - found.idleCount, idle: found.idleCount, waiting: found.waitingCount }
}

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
  const found = pools.get(db)
  if (!found) throw new RangeError('Only a pool runs prepared statements')
  // A pooler may run it on a connection that has never heard the name.
  const { name, text } = statement
  return (await found.pool.query<Row>({ ...(found.isPooled ? {} : { name }), text, values })).rows
}

/** Decrypts a value that SQL has put into JSON: such values do not come as a column of their own. */
export type OpenNested = (table: keyof Database, column: string, value: unknown) => unknown

/** Makes what decrypts the values of one person's rows within JSON, by their tables and columns as code names them. @param db a pool. */
export function openNested(db: Db, userId: string): OpenNested {
  const vault = vaults.get(db)
  if (!vault) throw new RangeError('Only a pool decrypts what SQL has put into JSON')
  return (table, column, value) => {
    const sealed = findSealed(toSnake(table), toSnake(column))
    return sealed ? openValue(vault, sealed, value, userId) : value
  }
}

const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Opens the sign-in library's own small pool; it reads instants as dates, and is about accounts whoever is calling. */
export function openAuthPool(
  url: string,
  onError: (error: Error) => void,
  settings: Pick<PoolSettings, 'vault' | 'role' | 'isPooled'>,
): pg.Pool {
  return openPool(url, onError, { connections: 4, ...settings, always: { purpose: 'sign-in' } })
}

/** The sign-in library's pool as it writes by it: encrypted where columns are. */
export const openAuthDatabase = (pool: pg.Pool, vault: Vault): Kysely<never> =>
  new Kysely<never>({ dialect: new PostgresDialect({ pool }), plugins: [createSealPlugin(vault)] })

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
  { connections, statementMs = STATEMENT_TIMEOUT_MS, role, isPooled = false, ...scoped }: PoolSettings,
  parsers?: pg.CustomTypesConfig,
): pg.Pool {
  // The sessions' time zone is UTC, so that text made by the database means the same everywhere.
  const session = { TimeZone: 'UTC', ...(role ? { role } : {}) }
  const limits = {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  }
  const Client = makeScopedClient(HastyClient, {
    ...scoped,
    eachTransaction: isPooled ? mapValues({ ...session, ...limits }) : undefined,
  })
  const pool = new pg.Pool({
    connectionString: url,
    Client,
    onConnect: (client) => Client.readCatalog(client),
    max: connections,
    connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // A pooler refuses what it cannot keep for one client; each transaction is told of it instead.
    ...(isPooled ? {} : { ...limits, options: toOptions(session) }),
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

const mapValues = (settings: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))

const toOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

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
