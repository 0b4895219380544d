import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import { createCoach } from '../coach/coach.ts'
import { createJobQueue } from '../db/job-queue.ts'
import { createPresence } from '../db/presence.ts'
import { SERVER_ROLE } from '../db/server-role.ts'
import type { Deps } from '../deps.ts'
import { systemClock } from '../lib/clock.ts'
import { readConfig } from '../lib/config.ts'
import { timeOrderedIds } from '../lib/ids.ts'
import { DEFAULT_LIMITS } from '../lib/limits.ts'
import { createLog } from '../lib/log.ts'
import { NO_TRACING } from '../lib/tracing.ts'
import { createBudget } from '../llm/budget.ts'
import { createLanguageModel } from '../llm/language-model.ts'
import { ALWAYS_LEADS, createLeading } from '../llm/leading.ts'
import { createAnalyzer } from '../nlp/analyzer.ts'
import { NO_GRAMMAR } from '../nlp/grammar.ts'
import { openTestAuthPool, openTestDatabase, TEST_SECRET, testVault } from './open-test-database.ts'
import { TEST_COSTS } from './test-costs.ts'
import { provideDatabase } from './test-database.ts'

/** What a test may replace; everything else is as in production, but for what hashing costs. */
export interface TestAppOptions extends Partial<Omit<Deps, 'limits' | 'coach'>> {
  coach?: Partial<Deps['coach']>
  limits?: Partial<Omit<Deps['limits'], 'quotas'>> & { quotas?: Partial<Deps['limits']['quotas']> }
  /** Settings, as in the environment. */
  env?: Record<string, string>
  /** Another database than that of the worker, reached as in production: by the server's role, for nobody until somebody is named. */
  database?: { url: string; isPooled?: boolean }
  siteDir?: string
  /** Adds routes of the test's own before the app is ready. */
  extend?: (app: FastifyInstance) => void
}

/** Limits that no test meets by chance, since all of them call from one address. */
const ROOMY = {
  callsPerMinute: 1e6,
  publicWritesPerMinute: 1e6,
  signInsPerNetwork: 1e6,
  signUpsPerNetwork: 1e6,
  turnsPerMinute: 1e6,
  promptsPerMinute: 1e6,
  visitorPromptsPerMinute: 1e6,
  resetsPerNetwork: 1e6,
  exportsPerMinute: 1e6,
  analyticsPerMinute: 1e6,
  derivedPerMinute: 1e6,
}

// Threads as in production, shared by all tests of a worker; the coach goes by words alone.
const quiet = createLog('silent')
const builtIn = createCoach({ log: quiet, hasEncoder: false })
const analyzer = createAnalyzer({ log: quiet })
const depsOf = new WeakMap<FastifyInstance, Deps>()

/**
 * Builds the whole server on this worker's database, ready for `app.inject`; it is closed after the file's tests.
 *
 * @example const app = await testApp({ clock: () => new Date('2026-05-03T09:30:00Z') })
 */
export async function testApp({
  env = {},
  limits,
  siteDir,
  extend,
  coach,
  database,
  ...given
}: TestAppOptions = {}): Promise<FastifyInstance> {
  const { url, isPooled, ...reach } = database
    ? { isPooled: false, ...database, role: SERVER_ROLE, outside: {} }
    : { url: await provideDatabase(), isPooled: false }
  const pool = { ...reach, isPooled }
  const log = given.log ?? createLog('silent')
  const clock = given.clock ?? systemClock
  const metrics = new Registry()
  const config = readConfig(env)
  const db = openTestDatabase(url, () => {}, pool)
  const languageModel =
    config.ai &&
    createLanguageModel(config.ai, {
      log,
      metrics,
      clock,
      budget: createBudget(config.ai.budget, given.db ?? db, clock),
      prices: config.ai.prices,
    })
  // Nothing tests a model here: it leads, unless a test says otherwise.
  const leading = config.ai && env['AI_MODE'] ? createLeading(config.ai, metrics) : ALWAYS_LEADS
  const deps: Deps = {
    db,
    turnsDb: given.db ?? openTestDatabase(url, () => {}, { ...pool, connections: 5 }),
    presence: createPresence(url, isPooled),
    authPool: openTestAuthPool(url, () => {}, pool),
    jobs: createJobQueue({ url, onError: () => {}, isWorker: false }),
    clock,
    ids: timeOrderedIds,
    config,
    secretKey: TEST_SECRET,
    vault: testVault,
    hashCosts: TEST_COSTS,
    log,
    tracing: NO_TRACING,
    metrics,
    coach: { languageModel, leading, builtIn, analyzer, grammar: NO_GRAMMAR, ...coach },
    ...given,
    limits: {
      ...DEFAULT_LIMITS,
      ...ROOMY,
      ...limits,
      quotas: { ...DEFAULT_LIMITS.quotas, ...limits?.quotas },
    },
  }
  const app = await buildApp(deps, siteDir)
  depsOf.set(app, deps)
  extend?.(app)
  app.addHook('onClose', async () => {
    await deps.jobs.stop()
    await deps.presence.stop()
    await deps.turnsDb.destroy()
    await deps.db.destroy()
    await deps.authPool.end()
  })
  afterAll(() => app.close())
  await app.ready()
  return app
}

/** The dependencies an app was built with, for setting a scene in its database. */
export function depsOfApp(app: FastifyInstance): Deps {
  const deps = depsOf.get(app)
  if (!deps) throw new RangeError('This app was not made by testApp')
  return deps
}
