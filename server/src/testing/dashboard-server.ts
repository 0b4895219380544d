import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { buildApp } from '../app.ts'
import { createCoach } from '../coach/coach.ts'
import { openAuthPool } from '../db/connect.ts'
import { createJobQueue } from '../db/job-queue.ts'
import { createPresence } from '../db/presence.ts'
import type { Deps } from '../deps.ts'
import { mountAccount } from '../features/account/account.routes.ts'
import { systemClock } from '../lib/clock.ts'
import { readConfig } from '../lib/config.ts'
import { timeOrderedIds } from '../lib/ids.ts'
import { DEFAULT_LIMITS } from '../lib/limits.ts'
import { createLog } from '../lib/log.ts'
import { HASH_COSTS } from '../lib/scrypt.ts'
import { NO_TRACING } from '../lib/tracing.ts'
import { createVault } from '../lib/vault.ts'
import { ALWAYS_LEADS } from '../llm/leading.ts'
import { createAnalyzer } from '../nlp/analyzer.ts'
import { NO_GRAMMAR } from '../nlp/grammar.ts'
import { openTestDatabase } from './open-test-database.ts'

/** No measurement is about being turned away. */
const ENDLESS = {
  callsPerMinute: 1e9,
  publicWritesPerMinute: 1e9,
  analysesPerMinute: 1e9,
  turnsPerMinute: 1e9,
  promptsPerMinute: 1e9,
  visitorPromptsPerMinute: 1e9,
  exportsPerMinute: 1e9,
  analyticsPerMinute: 1e9,
  derivedPerMinute: 1e9,
}

/**
 * Everything a server needs on a database of a measurement; nobody is turned away for asking too often.
 *
 * @param role the one that statements run as, as in production; without it they pass by row-level security.
 */
export function openDeps(
  url: string,
  secretKey: string,
  clock: Deps['clock'] = systemClock,
  role: string | null = null,
): Deps {
  const log = createLog('silent')
  const vault = createVault(secretKey)
  return {
    db: openTestDatabase(url, () => {}, { vault, role }),
    turnsDb: openTestDatabase(url, () => {}, { vault, role, connections: 5 }),
    presence: createPresence(url),
    authPool: openAuthPool(url, () => {}, { vault, role }),
    jobs: createJobQueue({ url, onError: () => {}, isWorker: false }),
    clock,
    ids: timeOrderedIds,
    config: readConfig({}),
    secretKey,
    vault,
    hashCosts: HASH_COSTS,
    limits: { ...DEFAULT_LIMITS, ...ENDLESS },
    log,
    tracing: NO_TRACING,
    metrics: new Registry(),
    coach: {
      languageModel: null,
      leading: ALWAYS_LEADS,
      builtIn: createCoach({ log }),
      analyzer: createAnalyzer({ log }),
      grammar: NO_GRAMMAR,
    },
  }
}

/** What one would write by hand: the same check of the session, three queries at once, their rows as JSON. */
function buildBare(deps: Deps): FastifyInstance {
  const app = fastify({ logger: false })
  app.decorate('db', deps.db)
  app.decorate('clock', deps.clock)
  app.decorate('publicWriteLimit', { max: 1, timeWindow: 1 })
  mountAccount(app, deps)
  app.get('/bare', async (request, reply) => {
    const caller = await app.identify(request, reply)
    if (!caller) return reply.code(401).send()
    const [sessions, messages, goals] = await Promise.all([
      sql`select s.id, s.title, s.status, s.steps, s.started_at, s.completed_at, f.rating, f.feedback
          from coaching_sessions s left join session_feedback f on f.session_id = s.id
          where s.user_id = ${caller.id} order by s.started_at desc limit 60`.execute(deps.db),
      sql`select session_id, words, feelings, hopeful, clarity, confidence, created_at from coaching_messages
          where user_id = ${caller.id} and role = 'user' order by position desc limit 60`.execute(deps.db),
      sql`select g.id, g.title, g.status, g.progress, g.target_date, g.created_at, max(p.created_at) as moved_at
          from goals g left join goal_progress p on p.goal_id = g.id
          where g.user_id = ${caller.id} group by g.id order by g.created_at desc limit 50`.execute(deps.db),
    ])
    return { sessions: sessions.rows, messages: messages.rows, goals: goals.rows }
  })
  return app
}

/**
 * Serves the whole product, or by hand three queries behind the same check of the session (`/bare`), to be measured
 * against each other.
 *
 * @param secretKey signs cookies.
 * @returns its origin; it lives until its process ends.
 */
export async function serveMeasured(kind: string, url: string, secretKey: string): Promise<string> {
  const deps = openDeps(url, secretKey)
  const app = kind === 'bare' ? buildBare(deps) : await buildApp(deps)
  return app.listen({ port: 0, host: '127.0.0.1' })
}
