import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'

const PATIENCE_MS = 10_000
const PAUSE_MS = 500
const CONNECT_TIMEOUT_MS = 3000
/** The oldest PostgreSQL, by its major version, that the product runs on. */
export const OLDEST_VERSION = 15

/** Refusals that waiting does not change, by PostgreSQL's code. */
const FINAL: Record<string, string> = {
  '28P01': 'refuses the user name or password',
  '28000': 'refuses this user',
  '3D000': 'has no database of that name',
  '42501': 'does not let this user in',
}

/**
 * Waits until the configured database answers: it may be starting at the same time as we are.
 *
 * @param patienceMs how long to go on trying.
 * @throws StartError when it refuses us, is too old, or has not answered after ten seconds. The password is not repeated.
 */
export async function awaitDatabase(url: string, patienceMs = PATIENCE_MS): Promise<void> {
  const giveUpAtMs = performance.now() + patienceMs
  for (;;) {
    try {
      return await checkDatabase(url)
    } catch (error) {
      if (error instanceof StartError) throw error
      if (performance.now() >= giveUpAtMs) throw unreachable(url, error)
      await sleep(PAUSE_MS)
    }
  }
}

async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // A connection that breaks fails the query too; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    const major = Math.floor(Number(rows[0]?.version) / 10_000)
    if (major < OLDEST_VERSION)
      throw new StartError(
        `The database in DATABASE_URL is PostgreSQL ${major}; Lodestar needs ${OLDEST_VERSION} or newer.`,
      )
  } catch (error) {
    const refusal = error instanceof pg.DatabaseError ? FINAL[error.code ?? ''] : undefined
    if (refusal)
      throw new StartError(`The database in DATABASE_URL (${nameOf(url)}) ${refusal}.`, { cause: error })
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

function unreachable(url: string, cause: unknown): StartError {
  const reason = cause instanceof AggregateError ? cause.errors[0] : cause
  const why = reason instanceof Error ? reason.message : String(reason)
  return new StartError(`The database in DATABASE_URL (${nameOf(url)}) cannot be reached: ${why}.`, { cause })
}

function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}
