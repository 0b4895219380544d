import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerAll } from '../coach/src/assessment/answer-all.ts'
import type { AnalyticsInsight, AnalyticsStats, Prediction } from '../contract/src/analytics.ts'
import type { CoachingSession } from '../contract/src/coaching.ts'
import type { GamificationStats } from '../contract/src/gamification.ts'
import type { Goal } from '../contract/src/goals.ts'
import type { Insight } from '../contract/src/insights.ts'
import { buildApp } from '../server/src/app.ts'
import { migrate } from '../server/src/db/migrate.ts'
import type { Deps } from '../server/src/deps.ts'
import { startEmbeddedDatabase } from '../server/src/embedded/embedded-database.ts'
import { openDeps } from '../server/src/testing/dashboard-server.ts'
import { openTestAuthPool } from '../server/src/testing/open-test-database.ts'
import { isActive, type Leader, makeLeaders } from './leader-habits.ts'

const SECRET = 'a secret key of a simulation that guards nothing'
const DAY_MS = 86_400_000
const DAYS = 365
/** When in the day everybody is there: morning in California, the next morning in New Zealand. */
const HOUR_MS = 15 * 3_600_000
/** A Monday; the year has both changes of the clock. */
const START_MS = Date.parse('2026-01-05T00:00:00Z')
/** Everybody opens the analytics once in so many days, active or not. */
const PREDICTS_EVERY = 30

const SITUATION =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.'
const PROMISE = 'I will talk to him on Thursday morning and ask what he saw.'
const MESSAGE = 'Hi all, the report is late again. Somebody really should maybe look at it soon, thanks.'
const SKILLS = ['delegation', 'communication', 'team_building', 'decision_making'] as const

/** What a year did to one leader, as the product shows it to them at its end. */
export interface YearOf {
  readonly leader: Leader
  readonly activeDays: number
  readonly progress: GamificationStats
  readonly insights: readonly Insight[]
  readonly signals: readonly AnalyticsInsight[]
  readonly stats: AnalyticsStats
  readonly predictions: readonly Prediction[]
}

type App = Awaited<ReturnType<typeof buildApp>>

interface Person {
  leader: Leader
  activeDays: number
  goals: Goal[]
  /** Sessions with commitments that are not decided yet, and the day they were made on. */
  open: { session: CoachingSession; day: number }[]
  call: <T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => Promise<T>
}

/** Lets leaders with different habits use the whole product for a year, on a clock of its own and through its API. */
export async function simulateYear(count: number): Promise<YearOf[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-year-'))
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
  await migrate(database.url)
  await hurryUp(database.url)
  let now = new Date(START_MS)
  const deps = openDeps(database.url, SECRET, () => now)
  try {
    const app = await buildApp(deps)
    const people: Person[] = []
    for (const leader of makeLeaders(count)) people.push(await joinUp(app, deps, leader))
    for (let day = 0; day < DAYS; day += 1) {
      now = new Date(START_MS + day * DAY_MS + HOUR_MS)
      await Promise.all(people.map((person, at) => pass(person, day, (day + at) % PREDICTS_EVERY === 0)))
    }
    now = new Date(START_MS + DAYS * DAY_MS)
    const years: YearOf[] = []
    for (const person of people) years.push(await lookBack(person))
    await app.close()
    return years
  } finally {
    await deps.db.destroy()
    await deps.authPool.end()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Nothing here has to survive a crash, so no write waits for the disk. */
async function hurryUp(url: string): Promise<void> {
  const pool = openTestAuthPool(url, () => {})
  await pool.query('alter role current_user set synchronous_commit = off')
  await pool.end()
}

/** One day of one leader, active or not. */
async function pass(person: Person, day: number, predicts: boolean): Promise<void> {
  if (isActive(person.leader, day)) await live(person, day)
  if (predicts && day > person.leader.startsOn)
    await person.call('POST', '/api/analytics/predictions/generate', {})
}

async function joinUp(app: App, { db, ids }: Deps, leader: Leader): Promise<Person> {
  const [id, token] = [ids(), ids()]
  const at = new Date(START_MS).toISOString()
  const person = {
    id,
    email: `${id}@example.com`,
    firstName: 'Ada',
    lastName: 'Okafor',
    timeZone: leader.timeZone,
  }
  await db
    .insertInto('users')
    .values({ ...person, createdAt: at, updatedAt: at })
    .execute()
  // The sign-in library reads the machine's clock, whatever the simulation's says.
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString()
  await db.insertInto('authSessions').values({ id: ids(), userId: id, token, expiresAt }).execute()
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  const cookie = `lodestar.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  return {
    leader,
    activeDays: 0,
    goals: [],
    open: [],
    call: async (method, url, payload) => {
      const reply = await app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) })
      if (reply.statusCode >= 300) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`)
      return reply.json()
    },
  }
}

/** What somebody does on an active day. */
async function live(person: Person, day: number): Promise<void> {
  const { leader, call } = person
  const { draw } = leader
  if (person.activeDays === 0)
    await call('POST', '/api/assessment/submit', { responses: answerAll(() => 'Directive') })
  person.activeDays += 1
  await decideCommitments(person, day)
  if (person.goals.length === 0 || draw() < 0.03) await setGoal(person, day)
  else if (draw() < 0.75) await moveGoal(person)
  if (draw() < 0.2) await holdSession(person, day)
  if (draw() < 0.15)
    await call('POST', '/api/communication/analyze', { communicationType: 'chat', messageText: MESSAGE })
}

async function setGoal({ goals, leader: { draw }, call }: Person, day: number): Promise<void> {
  const inDays = 20 + Math.floor(draw() * 80)
  const targetDate =
    draw() < 0.7 ? new Date(START_MS + (day + inDays) * DAY_MS).toISOString().slice(0, 10) : null
  const category = SKILLS[Math.floor(draw() * SKILLS.length)]
  goals.push(await call<Goal>('POST', '/api/goals', { title: `Goal of day ${day}`, category, targetDate }))
}

async function moveGoal({ goals, leader: { draw, diligence }, call }: Person): Promise<void> {
  const [goal] = goals
  if (!goal) return
  const progress = Math.min(100, goal.progress + Math.round((2 + 16 * draw() * diligence) / 2) * 2)
  goals[0] = await call<Goal>('POST', `/api/goals/${goal.id}/progress`, { progress })
  if (progress < 100) return
  await call('PUT', `/api/goals/${goal.id}`, { status: 'completed' })
  goals.shift()
}

async function holdSession({ leader, open, call }: Person, day: number): Promise<void> {
  const { draw, mood, drift } = leader
  const session = await call<CoachingSession>('POST', '/api/coaching/sessions', { title: `Day ${day}` })
  for (const content of [SITUATION, PROMISE])
    await call('POST', `/api/coaching/sessions/${session.id}/messages`, { content })
  const ended = await call<CoachingSession>('POST', `/api/coaching/sessions/${session.id}/complete`)
  open.push({ session: ended, day })
  const rating = Math.min(5, Math.max(1, Math.round(mood + (drift * day) / DAYS + 2 * (draw() - 0.5))))
  await call('POST', '/api/coaching/feedback', { sessionId: session.id, rating })
}

/** A week later it is said what became of a session's commitments. */
async function decideCommitments(person: Person, day: number): Promise<void> {
  const { draw, diligence } = person.leader
  const due = person.open.filter(({ day: heldOn }) => day - heldOn >= 7)
  person.open = person.open.filter((each) => !due.includes(each))
  for (const { session } of due)
    for (const [item, { origin }] of session.steps.entries()) {
      if (origin === 'coach') continue
      const outcome = draw() < diligence ? 'done' : 'dropped'
      await person.call('PUT', `/api/coaching/sessions/${session.id}/commitments/${item}`, { outcome })
    }
}

async function lookBack({ leader, activeDays, call }: Person): Promise<YearOf> {
  return {
    leader,
    activeDays,
    progress: await call('GET', '/api/gamification/stats'),
    insights: await call('GET', '/api/insights'),
    signals: await call('GET', '/api/analytics/insights'),
    stats: await call('GET', '/api/analytics/dashboard'),
    predictions: await call('GET', '/api/analytics/predictions'),
  }
}
