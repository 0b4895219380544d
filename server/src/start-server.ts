import { Registry } from 'prom-client'
import { buildApp } from './app.ts'
import { awaitDatabase } from './db/await-database.ts'
import { openAuthPool, openDatabase } from './db/connect.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { createJobQueue, JobQueueStopped } from './db/job-queue.ts'
import { migrate } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import { startJobs } from './jobs.ts'
import { systemClock } from './lib/clock.ts'
import { type Config, readConfig } from './lib/config.ts'
import { timeOrderedIds } from './lib/ids.ts'
import { lazyCoach } from './lib/lazy-coach.ts'
import { DEFAULT_LIMITS } from './lib/limits.ts'
import { createLog } from './lib/log.ts'
import { loadSecretKey } from './lib/secret-key.ts'
import { StartError } from './lib/start-error.ts'
import { createLanguageModel } from './llm/language-model.ts'
import { createEncoder } from './nlp/encoder.ts'
import { createGrammar, NO_GRAMMAR } from './nlp/grammar.ts'

type Say = (line: string) => void
type Stop = () => Promise<void>

/**
 * Starts everything in order: settings, database, migrations, then listening. Says one line per step.
 *
 * @param onStop is told, after each step, how to undo what has been started until then.
 * @throws StartError for everything a person can put right.
 */
export async function startServer(say: Say, onStop: (stop: Stop) => void): Promise<void> {
  const stops: Stop[] = []
  const began = (stop: Stop) => {
    stops.unshift(stop)
    onStop(async () => {
      for (const each of stops) await each()
    })
  }
  const config = readConfig()
  const secretKey = await loadSecretKey(config)
  const url = await timed(say, 'Database', async () => openStorage(config, say, began))
  await timed(say, 'Schema', async () => {
    const applied = await migrate(url)
    return [undefined, applied.length > 0 ? `migrated by ${applied.join(', ')}` : 'up to date']
  })
  const deps = openDeps(config, secretKey, url, began)
  if (config.role === 'worker') {
    await timed(say, 'Jobs', async () => [await startJobs(deps), 'at work'])
    return keepAlive(say, began)
  }
  await timed(say, 'Server', async () => [await listen(deps, began), config.host])
  // After the first page can be served: nobody waits for the jobs.
  if (config.role === 'all') void startJobsPatiently(deps)
  say(`Lodestar is ready on ${config.publicUrl}`)
}

/** Runs a step and says how it went and how long it took. */
async function timed<T>(say: Say, name: string, run: () => Promise<[T, string]>): Promise<T> {
  const startedAt = performance.now()
  const [result, outcome] = await run()
  say(`${name.padEnd(9)} ${outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  return result
}

async function openStorage(config: Config, say: Say, began: (stop: Stop) => void): Promise<[string, string]> {
  if (config.databaseUrl !== null) {
    await awaitDatabase(config.databaseUrl)
    return [config.databaseUrl, `PostgreSQL at ${new URL(config.databaseUrl).host}`]
  }
  const database = await startEmbeddedDatabase({ dataDir: config.dataDir, log: say })
  began(() => database.stop())
  return [database.url, `${database.attached ? 'attached to' : 'started in'} ${config.dataDir}`]
}

function openDeps(config: Config, secretKey: string, url: string, began: (stop: Stop) => void): Deps {
  const log = createLog(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'))
  const warn = (error: Error) => log.warn({ err: error }, 'A database connection broke')
  const db = openDatabase(url, warn)
  const authPool = openAuthPool(url, warn)
  began(async () => {
    await db.destroy()
    await authPool.end()
  })
  const onError = (error: Error) => log.error({ err: error }, 'A job failed')
  const jobs = createJobQueue({ url, onError, isWorker: config.role !== 'web' })
  began(() => jobs.stop())
  const grammar = config.grammar ? createGrammar({ log }) : NO_GRAMMAR
  began(() => grammar.stop())
  const encoder = createEncoder({ log })
  began(() => encoder.stop())
  const metrics = new Registry()
  const languageModel = config.ai && createLanguageModel(config.ai, { log, metrics, clock: systemClock })
  return {
    db,
    authPool,
    jobs,
    clock: systemClock,
    ids: timeOrderedIds,
    config,
    secretKey,
    limits: DEFAULT_LIMITS,
    log,
    metrics,
    coach: { languageModel, engine: lazyCoach(encoder), grammar },
  }
}

async function listen(deps: Deps, began: (stop: Stop) => void): Promise<void> {
  const { port, host } = deps.config
  const app = await buildApp(deps)
  began(async () => {
    // Whoever is answered while it closes keeps a connection open that would hold the end up.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close().finally(() => clearInterval(sweep))
  })
  // A turn that waits for the model is answered by the built-in coach then, so that nobody waits for the end.
  began(async () => deps.coach.languageModel?.close())
  try {
    await app.listen({ port, host })
  } catch (cause) {
    throw explainListenError(cause, deps.config)
  }
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
function keepAlive(say: Say, began: (stop: Stop) => void): void {
  const timer = setInterval(() => {}, 60_000)
  began(async () => clearInterval(timer))
  say('Lodestar is ready to work in the background')
}
