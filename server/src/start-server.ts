import { setTimeout as sleep } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { buildApp } from './app.ts'
import { createCoach } from './coach/coach.ts'
import { awaitDatabase } from './db/await-database.ts'
import { type Db, openAuthPool, openDatabase } from './db/connect.ts'
import { createJobQueue, JobQueueStopped, withSpans } from './db/job-queue.ts'
import { migrate } from './db/migrate.ts'
import { findPooling } from './db/pooler.ts'
import { createPresence } from './db/presence.ts'
import { requireKeys } from './db/sealing-keys.ts'
import { findWall, prepareServerRole } from './db/server-role.ts'
import type { Deps } from './deps.ts'
import { startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { testModelPatiently } from './features/coaching/self-test.service.ts'
import { leave } from './http/closing.ts'
import { startJobs } from './jobs.ts'
import { systemClock } from './lib/clock.ts'
import { type Config, readConfig } from './lib/config.ts'
import { timeOrderedIds } from './lib/ids.ts'
import { DEFAULT_LIMITS } from './lib/limits.ts'
import { createLog, type Log } from './lib/log.ts'
import { HASH_COSTS } from './lib/scrypt.ts'
import { loadSecretKey } from './lib/secret-key.ts'
import { StartError } from './lib/start-error.ts'
import { NO_TRACING, openTracing, type Tracing } from './lib/tracing.ts'
import { createVault, type Vault } from './lib/vault.ts'
import { createBudget } from './llm/budget.ts'
import { createLanguageModel } from './llm/language-model.ts'
import { ALWAYS_LEADS, createLeading } from './llm/leading.ts'
import { findOffer } from './llm/offer.ts'
import { createAnalyzer } from './nlp/analyzer.ts'
import { createGrammar, NO_GRAMMAR } from './nlp/grammar.ts'
import type { StopList } from './stop-in-order.ts'

type Say = (line: string) => void
type Began = StopList['add']

/**
 * Starts everything in order: settings, database, migrations, then listening. Says one line per step.
 *
 * @param stops is told, after each step, how to undo what has been started.
 * @param ending breaks the start off, at the latest after the step under way.
 * @throws StartError for everything a person can put right.
 */
export async function startServer(say: Say, stops: StopList, ending: AbortSignal): Promise<void> {
  const began: Began = (stop) => stops.add(stop)
  const config = readConfig()
  const secretKey = await loadSecretKey(config)
  const vault = createVault(secretKey, config.oldSecretKeys)
  const url = await timed(say, 'Database', async () => openStorage(config, say, stops, ending))
  const ownerUrl = config.databaseOwnerUrl ?? url
  ending.throwIfAborted()
  await timed(say, 'Schema', async () => {
    const applied = await migrate(ownerUrl, { tell: say })
    return [undefined, applied.length > 0 ? `migrated by ${applied.join(', ')}` : 'up to date']
  })
  ending.throwIfAborted()
  const log = createLog(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'))
  const tracing = await startTracing(config, began)
  const role = await prepareServerRole(ownerUrl, { url, tell: say })
  const isPooled = await isShared(config, url, say)
  const reach = { vault, role, isPooled, ...noteStatements(config, tracing) }
  // Before the queue, so that it is closed after the jobs at work have ended.
  const jobDb = openJobDatabase(url, reach, log, began)
  const deps = openDeps(config, { secretKey, tracing, ...reach }, { url, ownerUrl }, log, began)
  const jobDeps = { ...deps, db: jobDb }
  await requireKeys(deps.db, vault)
  await tellWall(deps, say)
  if (config.role === 'worker') {
    await timed(say, 'Jobs', async () => [await startJobs(jobDeps), 'at work'])
    return keepAlive(say, began)
  }
  if (config.leaveSeconds > 0) await timed(say, 'Coach', async () => [undefined, await wakeCoach(deps)])
  ending.throwIfAborted()
  await timed(say, 'Server', async () => [await listen(deps, stops), config.host])
  ending.throwIfAborted()
  // After the first page can be served: nobody waits for the jobs.
  if (config.role === 'all') void startJobsPatiently(jobDeps)
  void testModelPatiently(deps)
  say(`Lodestar is ready on ${config.publicUrl}`)
  if (!config.ai && config.offersModel) void findOffer().then((offer) => offer && say(offer))
}

const WALLS = {
  full: 'stands between the rows of people',
  owner: 'stands, but the role of DATABASE_URL owns the tables and could take it down: see docs/run.md',
  off: 'is off: the role of DATABASE_URL passes by it, and may make no other. See docs/run.md',
}

/** Says whether the database itself keeps people's rows apart. */
async function tellWall({ authPool, log }: Pick<Deps, 'authPool' | 'log'>, say: Say): Promise<void> {
  const wall = await findWall(authPool)
  if (wall === 'off')
    log.warn('Row-level security is off: only the queries themselves keep the rows of people apart')
  say(`${'Wall'.padEnd(9)} ${WALLS[wall]}`)
}

/** Runs a step and says how it went and how long it took. */
async function timed<T>(say: Say, name: string, run: () => Promise<[T, string]>): Promise<T> {
  const startedAt = performance.now()
  const [result, outcome] = await run()
  say(`${name.padEnd(9)} ${outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  return result
}

async function openStorage(
  config: Config,
  say: Say,
  stops: StopList,
  ending: AbortSignal,
): Promise<[string, string]> {
  if (config.databaseUrl !== null) {
    await awaitDatabase(config.databaseUrl)
    return [config.databaseUrl, `PostgreSQL at ${new URL(config.databaseUrl).host}`]
  }
  const database = await startEmbeddedDatabase({ dataDir: config.dataDir, log: say, ending })
  stops.addLast((withinMs) => database.stop(withinMs))
  return [database.url, `${database.attached ? 'attached to' : 'started in'} ${config.dataDir}`]
}

/** How every pool reaches the database. */
interface Reach {
  vault: Vault
  role: string | null
  isPooled: boolean
  onStatement?: (operation: string, ms: number) => void
}

async function startTracing({ traceEndpoint, role }: Config, began: Began): Promise<Tracing> {
  if (traceEndpoint === null) return NO_TRACING
  const tracing = await openTracing(traceEndpoint, role)
  began(() => tracing.stop())
  return tracing
}

const noteStatements = ({ traceEndpoint }: Config, tracing: Tracing): Pick<Reach, 'onStatement'> =>
  traceEndpoint === null ? {} : { onStatement: (operation, ms) => tracing.note(`database ${operation}`, ms) }

/** Whether a pooler stands before the database that shares connections between transactions; says so. */
async function isShared({ databasePooled, databaseUrl }: Config, url: string, say: Say): Promise<boolean> {
  const isPooled = databasePooled ?? (databaseUrl !== null && (await findPooling(url)))
  if (isPooled) say(`${'Pooler'.padEnd(9)} shares connections between transactions`)
  return isPooled
}

/** Enough for the turns that are composed at once and for messages that are kept meanwhile. */
const TURN_CONNECTIONS = 5

function openDeps(
  config: Config,
  { secretKey, tracing, ...reach }: Pick<Deps, 'secretKey' | 'tracing'> & Reach,
  { url, ownerUrl }: { url: string; ownerUrl: string },
  log: Log,
  began: Began,
): Deps {
  const warn = tellBroken(log)
  const db = openDatabase(url, warn, reach)
  const turnsDb = openDatabase(url, warn, { ...reach, connections: TURN_CONNECTIONS })
  const authPool = openAuthPool(url, warn, reach)
  const presence = createPresence(url, reach.isPooled)
  began(async () => {
    await presence.stop()
    await Promise.all([db.destroy(), turnsDb.destroy(), authPool.end()])
  })
  const onError = (error: Error) => log.error({ err: error }, 'A job failed')
  const queue = createJobQueue({ url: ownerUrl, onError, isWorker: config.role !== 'web' })
  const jobs = withSpans(queue, (name, run) => tracing.span(name, {}, run))
  began(() => jobs.stop())
  const grammar = config.grammar ? createGrammar({ log }) : NO_GRAMMAR
  began(() => grammar.stop())
  const builtIn = createCoach({ log })
  began(() => builtIn.stop())
  const analyzer = createAnalyzer({ log })
  began(() => analyzer.stop())
  const metrics = new Registry()
  const languageModel =
    config.ai &&
    createLanguageModel(config.ai, {
      log,
      metrics,
      clock: systemClock,
      budget: createBudget(config.ai.budget, db, systemClock),
      prices: config.ai.prices,
    })
  const leading = config.ai ? createLeading(config.ai, metrics) : ALWAYS_LEADS
  return {
    db,
    turnsDb,
    presence,
    authPool,
    jobs,
    clock: systemClock,
    ids: timeOrderedIds,
    config,
    secretKey,
    vault: reach.vault,
    hashCosts: HASH_COSTS,
    limits: DEFAULT_LIMITS,
    log,
    tracing,
    metrics,
    coach: { languageModel, leading, builtIn, analyzer, grammar },
  }
}

const tellBroken = (log: Log) => (error: Error) => log.warn({ err: error }, 'A database connection broke')

/** As long as the queue gives a job; nobody waits for one, and what looks across everyone takes its time. */
const JOB_STATEMENT_MS = 110_000

/** Jobs have a few connections of their own: they take none from people, and their statements may take longer. */
function openJobDatabase(url: string, settings: Reach, log: Log, began: Began): Db {
  const db = openDatabase(url, tellBroken(log), {
    ...settings,
    connections: 3,
    statementMs: JOB_STATEMENT_MS,
  })
  began(() => db.destroy())
  return db
}

/** Requests under way get this long to be answered before their connections are closed. */
const LAST_ANSWERS_MS = 4_000

async function listen(deps: Deps, stops: StopList): Promise<void> {
  const { port, host, leaveSeconds } = deps.config
  const app = await buildApp(deps)
  stops.addFirst(async () => {
    if (leaveSeconds > 0) await leave(app, leaveSeconds * 1000)
  })
  stops.add(async () => {
    // Whoever is answered while it closes keeps a connection open that would hold the end up.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    const cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS)
    await app.close().finally(() => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
  // A turn that waits for the model is answered by the built-in coach then, so that nobody waits for the end.
  stops.add(async () => deps.coach.languageModel?.close())
  try {
    await app.listen({ port, host })
  } catch (cause) {
    throw explainListenError(cause, deps.config)
  }
}

/** A coach that takes longer to wake goes on doing so while its server answers everything else. */
const WAKE_MS = 10_000
const POLL_MS = 50

/** Where others can answer meanwhile, nobody's first turn waits for a coach that sleeps. */
async function wakeCoach({ coach: { builtIn } }: Deps): Promise<string> {
  builtIn.wake()
  for (let waitedMs = 0; builtIn.isStarting() && waitedMs < WAKE_MS; waitedMs += POLL_MS) await sleep(POLL_MS)
  return builtIn.isStarting() ? 'waking' : 'awake'
}

const JOBS_RETRY_MS = 15_000

/** A server that can answer stays, even while the jobs cannot start; they are tried again until they do. */
async function startJobsPatiently(deps: Deps): Promise<void> {
  try {
    await startJobs(deps)
  } catch (error) {
    if (error instanceof JobQueueStopped) return
    deps.log.error({ err: error }, 'The jobs could not start and are tried again')
    setTimeout(() => void startJobsPatiently(deps), JOBS_RETRY_MS).unref()
  }
}

function explainListenError(cause: unknown, { host, port }: Config): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const lines: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use by another program. Stop it or set PORT to another number.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST is ${host}, which is not an address of this machine.`,
    ENOTFOUND: `HOST is ${host}, which is not an address of this machine.`,
  }
  const line = typeof code === 'string' ? lines[code] : undefined
  return line ? new StartError(line, { cause }) : cause
}

/** A worker serves no pages and lives until it is stopped. */
function keepAlive(say: Say, began: Began): void {
  const timer = setInterval(() => {}, 60_000)
  began(async () => clearInterval(timer))
  say('Lodestar is ready to work in the background')
}
