import pg from 'pg'

const CONNECT_TIMEOUT_MS = 5_000
const PROBE = 'app.doctor'

/** Says whether a connection may begin with a start option; a pooler before the database may refuse it, or drop it without a word. */
export async function takesStartOptions(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: `-c ${PROBE}=seen`,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('select current_setting($1, true) as value', [PROBE])
    return rows[0].value === 'seen'
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
