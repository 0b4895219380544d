import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerAll } from '../../coach/src/assessment/answer-all.ts'
import type { CoachingSession } from '../../contract/src/coaching.ts'
import type { Goal } from '../../contract/src/goals.ts'
import { buildApp } from '../../server/src/app.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import type { Deps } from '../../server/src/deps.ts'
import { startEmbeddedDatabase } from '../../server/src/embedded/embedded-database.ts'
import { openDeps } from '../../server/src/testing/dashboard-server.ts'

const SECRET = 'a secret key of pictures that guards nothing'
const DAY_MS = 86_400_000
const WEEKS = 16
const MOST_TRIES = 30
const WAIT_MS = 1_000
const ZONE = 'Europe/Berlin'

type Call = <T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => Promise<T>

/** A signed-in person of a product that is only looked at. */
interface Person {
  /** The value of the session's cookie. */
  readonly cookie: string
  readonly call: Call
}

/** The product with somebody who has just signed up and somebody who has used it for four months. */
export interface Furnished {
  readonly baseUrl: string
  readonly fresh: Person
  readonly settled: Person
  readonly sessions: Record<'open' | 'empty' | 'ended', string>
  readonly stop: () => Promise<void>
}

const TALKS: readonly (readonly [title: string, ...messages: string[]])[] = [
  [
    'Marco interrupts Ana in planning',
    'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
    'I hinted at it once and he laughed it off.',
    "I'll talk to him on Thursday at nine and name the two times I saw it.",
  ],
  [
    'Priya did not get the promotion',
    'I have to tell Priya that she did not get the promotion. She has worked for it for a year and Tom got it.',
    "I'll tell her on Friday morning, alone.",
  ],
  [
    'Handing over the release',
    'I still check every release myself although Jonas could do it. He asked me last week whether I trust him.',
    "I'll let Jonas run the release next Tuesday without me.",
  ],
]
const GOALS = [
  { title: 'Hand over the release to Jonas', category: 'delegation', priority: 'high', inDays: 150 },
  { title: 'Let people finish before I answer', category: 'communication', priority: 'medium', inDays: 125 },
  {
    title: 'One conversation a week that is not about tasks',
    category: 'team_building',
    priority: 'low',
    inDays: null,
  },
] as const
const MESSAGE = 'Hi all, the report is late again. Somebody really should maybe look at it soon, thanks.'
const DISC = 'Dominance 72, Influence 48, Steadiness 31, Conscientiousness 55'

/** Starts the product in this process, on a clock of its own until four months have passed. */
export async function furnish(): Promise<Furnished> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-screens-'))
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
  await migrate(database.url)
  const startMs = Date.now() - WEEKS * 7 * DAY_MS
  let now: Date | null = new Date(startMs)
  const deps = openDeps(database.url, SECRET, () => now ?? new Date())
  const app = await buildApp(deps)
  const enter = async (firstName: string): Promise<Person> => {
    const cookie = await signUp(deps, firstName, new Date(startMs))
    const call: Call = async (method, url, payload) => {
      const headers = { cookie: `lodestar.session_token=${cookie}` }
      const ask = () => app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      const reply = await insist(ask)
      if (reply.statusCode >= 300) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`)
      return reply.json()
    }
    return { cookie, call }
  }
  const settled = await enter('Ada')
  const fresh = await enter('Noor')
  const liveOn = (day: number) => {
    now = new Date(startMs + day * DAY_MS)
  }
  await spendMonths(settled.call, liveOn, startMs)
  now = null
  const sessions = await openNow(settled.call)
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    app.server.closeAllConnections()
    await app.close()
    await Promise.all([deps.db.destroy(), deps.turnsDb.destroy()])
    await deps.authPool.end()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { baseUrl, fresh, settled, sessions, stop }
}

/** Asks again, for a while, what a busy machine puts off. */
async function insist<Reply extends { statusCode: number }>(ask: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const reply = await ask()
    if (reply.statusCode !== 503) return reply
    await sleep(WAIT_MS)
  }
  return ask()
}

/** @returns the value of the new person's session cookie. */
async function signUp({ db, ids }: Deps, firstName: string, at: Date): Promise<string> {
  const [id, token] = [ids(), ids()]
  const createdAt = at.toISOString()
  const email = `${firstName.toLowerCase()}@example.com`
  await db
    .insertInto('users')
    .values({ id, email, firstName, lastName: 'Okafor', timeZone: ZONE, createdAt, updatedAt: createdAt })
    .execute()
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString()
  await db.insertInto('authSessions').values({ id: ids(), userId: id, token, expiresAt }).execute()
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}

/** A session every week, steps on the goals, messages and forecasts in between. */
async function spendMonths(call: Call, liveOn: (day: number) => void, startMs: number): Promise<void> {
  liveOn(0)
  await call('POST', '/api/assessment/submit', { responses: answerAll(() => 'Directive') })
  await call('POST', '/api/assessments/external', { assessmentType: 'disc', rawResults: DISC })
  const goals: Goal[] = []
  for (const { inDays, ...goal } of GOALS) {
    const targetDate = inDays ? new Date(startMs + inDays * DAY_MS).toISOString().slice(0, 10) : null
    goals.push(await call<Goal>('POST', '/api/goals', { ...goal, targetDate }))
  }
  for (let week = 0; week < WEEKS; week += 1) {
    liveOn(week * 7 + 1)
    const ended = await holdTalk(call, TALKS[week % TALKS.length])
    await call('POST', '/api/coaching/feedback', { sessionId: ended.id, rating: 3 + (week % 3) })
    liveOn(week * 7 + 3)
    const { id } = goals[week % goals.length] ?? {}
    await call('POST', `/api/goals/${id}/progress`, { progress: Math.min(90, 10 + week * 5) })
    await call('POST', '/api/communication/analyze', { communicationType: 'chat', messageText: MESSAGE })
    liveOn(week * 7 + 6)
    if (week < WEEKS - 1) await noteOutcomes(call, ended, week % 3 === 2 ? 'dropped' : 'done')
    await call('POST', '/api/analytics/predictions/generate', {})
  }
}

async function noteOutcomes(
  call: Call,
  { id, steps }: CoachingSession,
  outcome: 'done' | 'dropped',
): Promise<void> {
  for (const [item, { origin }] of steps.entries())
    if (origin === 'leader')
      await call('PUT', `/api/coaching/sessions/${id}/commitments/${item}`, { outcome })
}

async function holdTalk(
  call: Call,
  [title = 'A talk', ...messages]: readonly string[] = [],
): Promise<CoachingSession> {
  const { id } = await call<CoachingSession>('POST', '/api/coaching/sessions', { title })
  for (const content of messages) await call('POST', `/api/coaching/sessions/${id}/messages`, { content })
  return call<CoachingSession>('POST', `/api/coaching/sessions/${id}/complete`)
}

/** What stands open today: a conversation in the middle, one that has only a title, and two meetings. */
async function openNow(call: Call): Promise<Furnished['sessions']> {
  for (const [days, title] of [
    [1, 'One-on-one with Marco'],
    [3, 'Quarterly planning with the whole product group and the two new leads'],
  ] as const) {
    const from = Date.now() + days * DAY_MS
    await call('POST', '/api/meetings', {
      title,
      description: '',
      startTime: new Date(from).toISOString(),
      endTime: new Date(from + 1_800_000).toISOString(),
      location: '',
      meetingType: days === 1 ? 'one-on-one' : 'team',
      importance: 'high',
    })
  }
  const ended = await holdTalk(call, TALKS[0])
  const empty = await call<CoachingSession>('POST', '/api/coaching/sessions', { title: 'Before the review' })
  const open = await call<CoachingSession>('POST', '/api/coaching/sessions', { title: 'Dorota shouts' })
  for (const content of [
    'Our head baker Dorota corrects the apprentices loudly in front of customers, and yesterday Emil put down his apron and walked out. I have to say something before Friday.',
    'What exactly do I say to her?',
  ])
    await call('POST', `/api/coaching/sessions/${open.id}/messages`, { content })
  return { open: open.id, empty: empty.id, ended: ended.id }
}
