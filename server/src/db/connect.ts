import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

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

/** The sessions' time zone is UTC, so that text made by the database means the same everywhere. */
const OPTIONS = '-c timezone=UTC'

/**
 * Opens the pool that every feature's queries use.
 *
 * @param connections most connections at once.
 * @returns the database; `destroy()` closes its connections.
 */
export function openDatabase(url: string, onError: (error: Error) => void, connections = 10): Db {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, options: OPTIONS })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
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
  const pool = new pg.Pool({ connectionString: url, max: 4, options: OPTIONS })
  pool.on('error', onError)
  return pool
}
