import { buildApp } from './app.ts'
import { awaitDatabase } from './db/await-database.ts'
import { openAuthPool, openDatabase } from './db/connect.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { systemClock } from './lib/clock.ts'
import { type Config, readConfig } from './lib/config.ts'
import { timeOrderedIds } from './lib/ids.ts'
import { lazyCoach } from './lib/lazy-coach.ts'
import { DEFAULT_LIMITS } from './lib/limits.ts'
import { createLog } from './lib/log.ts'
import { loadSecretKey } from './lib/secret-key.ts'
import { StartError } from './lib/start-error.ts'
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
  if (config.role === 'worker') return keepAlive(say, began)
  await timed(say, 'Server', async () => [await listen(config, secretKey, url, began), config.host])
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

async function listen(
  config: Config,
  secretKey: string,
  url: string,
  began: (stop: Stop) => void,
): Promise<void> {
  const log = createLog(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'))
  const warn = (error: Error) => log.warn({ err: error }, 'A database connection broke')
  const db = openDatabase(url, warn)
  const authPool = openAuthPool(url, warn)
  began(async () => {
    await db.destroy()
    await authPool.end()
  })
  const grammar = config.grammar ? createGrammar({ log }) : NO_GRAMMAR
  began(() => grammar.stop())
  const app = await buildApp({
    db,
    authPool,
    clock: systemClock,
    ids: timeOrderedIds,
    config,
    secretKey,
    limits: DEFAULT_LIMITS,
    log,
    coach: { languageModel: null, engine: lazyCoach(), grammar },
  })
  began(() => app.close())
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (cause) {
    throw explainListenError(cause, config)
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
