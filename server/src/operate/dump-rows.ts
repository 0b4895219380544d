import pg from 'pg'
import { type BackupTable, RowSum, type TableSum } from './backup-format.ts'
import { listNames } from './list-tables.ts'

/** Some megabytes at most, where rows are as long as they get. */
const ROWS_AT_ONCE = 200
const CONNECT_TIMEOUT_MS = 10_000

/**
 * Connects for as long as a copy takes. What is set for the transaction alone holds behind a pooler too.
 *
 * @param run gets a client within a transaction that sees everybody's rows, and text that is the same on every server.
 */
export async function withWholeDatabase<T>(
  url: string,
  mode: 'isolation level repeatable read read only' | 'read write',
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'lodestar-copy',
  })
  // A connection that breaks fails the query too; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`begin ${mode}`)
    await client.query(
      `set local app.purpose = 'upkeep'; set local timezone = 'UTC'; set local statement_timeout = 0;
       set local idle_in_transaction_session_timeout = 0; set local extra_float_digits = 1`,
    )
    const result = await run(client)
    await client.query('commit')
    return result
  } finally {
    // Where the transaction has not been committed, it is undone with that.
    await client.end().catch(() => undefined)
  }
}

/** What of a table is somebody's, where that is not all: the queue's own jobs come again by themselves. */
const ONLY: Record<string, string> = { 'pgboss.job': "where name not like '\\_\\_pgboss%'" }

/** Reads the rows of a table as JSON, some at a time. */
export async function* readRows(client: pg.Client, { name, columns }: BackupTable): AsyncGenerator<string[]> {
  await client.query(
    `declare copied no scroll cursor for
     select row_to_json(picked)::text from (select ${listNames(columns)} from ${name} ${ONLY[name] ?? ''}) as picked`,
  )
  for (;;) {
    const { rows } = await client.query<[string]>({
      text: `fetch ${ROWS_AT_ONCE} from copied`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    yield rows.map(([row]) => row)
  }
  await client.query('close copied')
}

/** Adds up the rows of a table as they are stored now. */
export async function sumRows(client: pg.Client, table: BackupTable): Promise<TableSum> {
  const sum = new RowSum()
  for await (const rows of readRows(client, table)) for (const row of rows) sum.add(row)
  return sum.read()
}
