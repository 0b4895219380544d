import pg from 'pg'

const CONNECT_TIMEOUT_MS = 5_000
/** How PgBouncer says that a client wants something kept that it keeps for nobody. */
const UNSUPPORTED = '08P01'

/**
 * Finds out whether an address is that of a pooler which shares connections between transactions, as PgBouncer does:
 * it does not hand on the options of a connection, or refuses them.
 */
export async function findPooling(url: string): Promise<boolean> {
  const mark = crypto.randomUUID()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    options: `-c app.mark=${mark}`,
  })
  // A connection that breaks fails the query too; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ mark: string | null }>(
      "select current_setting('app.mark', true) as mark",
    )
    return rows[0]?.mark !== mark
  } catch (error) {
    if ((error as { code?: unknown }).code === UNSUPPORTED) return true
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
