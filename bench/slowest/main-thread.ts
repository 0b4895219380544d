import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerAll } from '@lodestar/coach/assessment/answer-all'
import type { CoachingSession } from '@lodestar/contract/coaching'
import { buildApp } from '../../server/src/app.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { startEmbeddedDatabase } from '../../server/src/embedded/embedded-database.ts'
import { openDeps } from '../../server/src/testing/dashboard-server.ts'
import { fill, ORDINARY, UNITS } from './texts.ts'

/** The longest that one text has held the main thread, in ms of CPU. */
export interface Hold {
  call: string
  unit: string
  ms: number
  ordinaryMs: number
}

const SECRET = 'a-secret-key-that-only-measurements-use'
const LIMIT = 10_000
const IMPORT_LIMIT = 200_000

/** Watches how long the main thread is held: the CPU time it uses between two moments at which it is free. */
function watchMainThread() {
  let longestMs = 0
  let last = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(last)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    last = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  return {
    /** The longest since the last call. */
    take: () => {
      look()
      const taken = longestMs
      longestMs = 0
      return taken
    },
    stop: () => clearInterval(timer),
  }
}

type Send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => Promise<unknown>

/** Every call that takes a text, and those that read what has been kept of it. */
function listCalls(
  send: Send,
  session: () => Promise<string>,
): Record<string, (text: string) => Promise<unknown>> {
  const at = '2026-12-01T10:00:00.000Z'
  return {
    'a message to the coach': async (content) =>
      send('POST', `/api/coaching/sessions/${await session()}/messages`, { content }),
    'a quick word, signed out': (specificDetails) =>
      send('POST', '/api/coaching/prompts', {
        situation: 'feedback',
        context: { hasDetails: true, specificDetails },
      }),
    'a message to analyze': (messageText) =>
      send('POST', '/api/communication/analyze', {
        communicationType: 'email',
        context: 'general',
        messageText,
      }),
    'a result to import': (text) =>
      send('POST', '/api/assessments/external', {
        assessmentType: 'disc',
        rawResults: fill(text, IMPORT_LIMIT),
      }),
    'a goal': (description) =>
      send('POST', '/api/goals', { title: 'A goal', description, category: 'communication' }),
    'a meeting': (description) =>
      send('POST', '/api/meetings', {
        title: 'A talk',
        description,
        startTime: at,
        endTime: '2026-12-01T11:00:00.000Z',
      }),
    'the end of a conversation': async (content) => {
      const id = await session()
      await send('POST', `/api/coaching/sessions/${id}/messages`, { content })
      return send('POST', `/api/coaching/sessions/${id}/complete`)
    },
    dashboard: () => send('GET', '/api/dashboard'),
    insights: () => send('GET', '/api/insights'),
    analytics: () => send('GET', '/api/analytics/dashboard'),
    'progress of goals': () => send('GET', '/api/coaching/progress'),
  }
}

async function signUp(app: Awaited<ReturnType<typeof buildApp>>): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/identity/sign-up/email',
    payload: {
      firstName: 'Ada',
      lastName: 'Okafor',
      email: `ada-${crypto.randomUUID()}@example.com`,
      password: 'a quiet long passphrase',
    },
  })
  return reply.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

/**
 * Searches, for every call that takes a text, the one that holds the main thread longest.
 *
 * @param most how many of the odd texts are tried on each call.
 */
export async function measureMainThread(most = UNITS.length): Promise<Hold[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-hold-'))
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
  const clock = () => new Date()
  try {
    await migrate(database.url)
    const deps = openDeps(database.url, SECRET, clock)
    const app = await buildApp(deps)
    const watch = watchMainThread()
    const cookie = await signUp(app)
    const send: Send = async (method, url, payload) => {
      const reply = await app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) })
      if (reply.statusCode >= 500) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`)
      return reply.json()
    }
    await send('POST', '/api/assessment/submit', { responses: answerAll(() => 'Coaching') })
    const session = async () =>
      ((await send('POST', '/api/coaching/sessions', { title: 'A talk' })) as CoachingSession).id
    const holds: Hold[] = []
    for (const [call, run] of Object.entries(listCalls(send, session))) {
      // The first ones load and compile.
      for (let warm = 0; warm < 5; warm += 1) await run(fill(ORDINARY, LIMIT))
      watch.take()
      await run(fill(ORDINARY, LIMIT))
      const ordinaryMs = watch.take()
      const found: Hold[] = []
      for (const unit of UNITS.slice(0, most)) {
        await run(fill(unit, LIMIT))
        found.push({ call, unit, ms: watch.take(), ordinaryMs })
      }
      holds.push(...found.toSorted((one, other) => other.ms - one.ms).slice(0, 1))
    }
    watch.stop()
    await app.close()
    await Promise.all([
      deps.coach.builtIn.stop(),
      deps.coach.analyzer.stop(),
      deps.presence.stop(),
      deps.jobs.stop(),
    ])
    await Promise.all([deps.db.destroy(), deps.turnsDb.destroy(), deps.authPool.end()])
    return holds
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
