import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import { AS_UPKEEP } from './scope.ts'

/** How long, in milliseconds, what prepares a database waits for the locks of others. */
export interface LockPatience {
  /** From the first try to giving up. */
  inAll: number
  /** For one lock on a table or row at a time: whoever asks for that table meanwhile stands behind us. */
  each: number
}

/** A start waits longer than most backups take, and holds the version before up for moments only. */
const PATIENCE: LockPatience = { inAll: 600_000, each: 2_000 }
const CONNECT_TIMEOUT_MS = 10_000
/** Between two tries, so that those behind us get their turn. */
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/** Whether a statement failed because others held a lock for too long. */
export const isLockMissing = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE

/** What prepares a database, in one or more transactions. */
export interface Setup {
  /** What is prepared, as the subject of a sentence. */
  name: string
  /** The advisory lock of whoever prepares it, of which there is one at a time. */
  lock: number
  /** Told, while others hold what is waited for, who they are. */
  tell?: ((line: string) => void) | undefined
  patience?: LockPatience | undefined
}

/** Runs something in a transaction that holds the lock; again from the start where a lock was not to be had. */
export type Transact = <T>(run: (client: pg.Client) => Promise<T>) => Promise<T>

/**
 * Runs what prepares a database, one server at a time, and waits for the locks of others only so long.
 *
 * The advisory lock ends with each transaction: one of the session would be somebody else's behind a pooler.
 *
 * @throws StartError that names who holds a lock, when it was not to be had in time.
 */
export async function runSetup<T>(
  url: string,
  setup: Setup,
  use: (transact: Transact) => Promise<T>,
): Promise<T> {
  // No time limit for statements: a migration of much data takes as long as it takes.
  const client = await connect(url)
  const watch = watchHolders(url, setup)
  try {
    return await use((run) => transactPatiently(client, setup, watch, run))
  } finally {
    watch.stop()
    await client.end()
  }
}

async function transactPatiently<T>(
  client: pg.Client,
  { name, lock, patience = PATIENCE }: Setup,
  watch: Watch,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const giveUpAtMs = performance.now() + patience.inAll
  for (;;) {
    try {
      return await transact(
        client,
        { lock, run, watch },
        { ...patience, inAll: giveUpAtMs - performance.now() },
      )
    } catch (error) {
      if (!isLockMissing(error)) throw error
      if (performance.now() + PAUSE_MS >= giveUpAtMs) throw givenUp(name, watch.last(), patience, error)
      await sleep(PAUSE_MS)
    }
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'lodestar-start',
  })
  // A connection that breaks fails the query too; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

interface Work<T> {
  lock: number
  run: (client: pg.Client) => Promise<T>
  watch: Watch
}

async function transact<T>(
  client: pg.Client,
  { lock, run, watch }: Work<T>,
  { inAll, each }: LockPatience,
): Promise<T> {
  try {
    await client.query('begin')
    await client.query(AS_UPKEEP)
    const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id')
    watch.over(rows[0]?.id ?? 0)
    // Nobody stands behind us here, so there is no need to let go in between.
    await limitWait(client, inAll)
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await limitWait(client, each)
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    // Fails where the connection is what broke; everything is undone then all the same.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** A limit of 0 would be none. */
const limitWait = (client: pg.Client, ms: number) =>
  client.query("select set_config('lock_timeout', $1, true)", [`${Math.max(1, Math.ceil(ms))}ms`])

function givenUp(
  name: string,
  holders: string | undefined,
  { inAll }: LockPatience,
  cause: Error,
): StartError {
  const who = holders ?? 'another connection, which has ended since'
  return new StartError(
    `${name} needs a lock that is held by ${who}, and has not got it in ${Math.round(inAll / 1000)} s. ` +
      'Wait until that has ended, or end it with "select pg_terminate_backend(process)", and start again.',
    { cause },
  )
}

/** Looks at who holds what a connection waits for. */
interface Watch {
  over: (backend: number) => void
  /** Who did when last looked; undefined where nobody was seen. */
  last: () => string | undefined
  stop: () => void
}

const LOOK_AFTER_MS = 1_500
const HOLDERS = `
  select pid, application_name as "program", host(client_addr) as address, state,
    extract(epoch from now() - xact_start)::integer as "seconds"
  from pg_stat_activity where pid = any(pg_blocking_pids($1)) order by xact_start`

interface Holder {
  pid: number
  program: string | null
  address: string | null
  state: string | null
  seconds: number | null
}

/** Only another connection can see it: ours is waiting. It is opened when the first wait lasts. */
function watchHolders(url: string, { name, tell }: Setup): Watch {
  let backend = 0
  let last: string | undefined
  let told: string | undefined
  const look = async () => {
    const client = await connect(url)
    try {
      const { rows } = await client.query<Holder>({ text: HOLDERS, values: [backend] })
      if (rows.length > 0) last = rows.map(describe).join('; ')
    } finally {
      await client.end()
    }
    const who = last?.replaceAll(/ for \d+ s/g, '')
    if (who !== told) tell?.(`${name} waits for ${last}`)
    told = who
  }
  // What cannot be found out is not worth failing for.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_AFTER_MS).unref()
  return {
    over: (of) => {
      backend = of
    },
    last: () => last,
    stop: () => clearInterval(timer),
  }
}

function describe({ pid, program, address, state, seconds }: Holder): string {
  const what = program ? `"${program}"` : 'a connection'
  const from = address ? ` from ${address}` : ''
  const doing = state && seconds !== null ? `, ${state} for ${seconds} s` : ''
  return `${what}${from} (process ${pid}${doing})`
}
