import * as account from '@lodestar/contract/account'
import * as coaching from '@lodestar/contract/coaching'
import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import { ENDPOINTS } from '@lodestar/contract/features'
import type { Goal } from '@lodestar/contract/goals'
import * as goals from '@lodestar/contract/goals'
import type { Meeting } from '@lodestar/contract/meetings'
import * as people from '@lodestar/contract/people'
import * as profile from '@lodestar/contract/profile'
import * as prompts from '@lodestar/contract/prompts'
import * as rehearsals from '@lodestar/contract/rehearsals'
import * as security from '@lodestar/contract/security'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobQueue } from './db/job-queue.ts'
import { createPresence } from './db/presence.ts'
import { resolveDuePredictions } from './features/analytics/analytics.service.ts'
import { keepModelText, keepSent } from './features/coaching/sent.store.ts'
import { readMissedTalk } from './features/coaching/talk.service.ts'
import { refreshStandings } from './features/gamification/gamification.service.ts'
import { sweepExpired } from './jobs.ts'
import { aUser, personWith, type TestUser } from './testing/a-user.ts'
import { openTestAuthPool, openTestDatabase } from './testing/open-test-database.ts'
import { aSession, MARCO, say } from './testing/scenes.ts'
import { depsOfApp, testApp } from './testing/test-app.ts'
import { copyDatabase, dropDatabase } from './testing/test-database.ts'

/** What a read may write: how often somebody has asked, that their session goes on, and that it was asked for. Nothing people recorded. */
const MAY_BE_WRITTEN = ['throttles', 'auth_sessions', 'security_events']
/** One hands out what is stored, so what a job has removed is in it until then; the other tells that it was asked for. */
const HANDS_OUT_ROWS: string[] = [profile.exportPersonalData.path, security.listSecurityEvents.path]

const DAY_MS = 86_400_000
let now = new Date('2026-05-03T09:30:00Z')
const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}

const url = await copyDatabase(`reads_${process.pid}`)
const owner = openTestDatabase(url, () => {})
afterAll(async () => {
  await owner.destroy()
  await dropDatabase(url)
})

/** The name by which the database knows connections that must not write. */
const READER = 'lodestar-reader'

/** Makes every table refuse what a reader's connection writes, even where no row would change. @returns a reader's URL. */
async function refuseReaders(): Promise<string> {
  await sql`
    create function refuse_readers() returns trigger language plpgsql as $$
    begin
      if current_setting('application_name') = ${sql.lit(READER)} then
        raise exception 'a read writes to %', tg_table_name;
      end if;
      return null;
    end $$`.execute(owner)
  const { rows } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as "table" from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and table_name <> all(${MAY_BE_WRITTEN})`.execute(owner)
  for (const { schema, table } of rows)
    await sql`
      create trigger refuse_readers before insert or update or delete or truncate on ${sql.table(`${schema}.${table}`)}
      for each statement execute function refuse_readers()`.execute(owner)
  const readers = new URL(url)
  readers.searchParams.set('application_name', READER)
  return readers.href
}

const appOn = (on: string): Promise<FastifyInstance> =>
  testApp({
    clock: () => now,
    db: openTestDatabase(on, () => {}),
    turnsDb: openTestDatabase(on, () => {}),
    authPool: openTestAuthPool(on, () => {}),
    presence: createPresence(on),
    jobs: createJobQueue({ url: on, onError: () => {}, isWorker: false }),
  })

const BLUNT =
  'Hi Priya, you never send the numbers in time. I need the March figures for the board. Thanks, Ada'

/** Notes with the last answer what a language model would have been sent for it. @returns the answer's id. */
async function asIfModelHadLed(user: TestUser, sessionId: string): Promise<string> {
  const { messages } = (await user.get(`/api/coaching/sessions/${sessionId}`)).json<{
    messages: coaching.Message[]
  }>()
  const id = messages.at(-1)?.id ?? ''
  const sent = { instructions: 'Coach them.', messages: [], model: 'mini-3', host: null }
  await owner.transaction().execute(async (tx) => {
    const columns = await keepSent(tx, sent, messages)
    await tx
      .updateTable('coachingMessages')
      .set(columns)
      .where('id', '=', id)
      .where('userId', '=', user.id)
      .execute()
    const text = { builtIn: '', written: null, sent, createdAt: now.toISOString() }
    await keepModelText(tx, { userId: user.id, task: 'summary', subject: sessionId, ...text })
  })
  return id
}

/** Somebody with something of everything, much of which has run out since. @returns what stands for `:id` in each path. */
async function liveAMonth(user: TestUser): Promise<Record<string, string>> {
  const session = await aSession(user)
  await say(user, session, MARCO)
  await say(user, session, 'I will talk to Marco on Friday morning.')
  const answerId = await asIfModelHadLed(user, session.id)
  await user.post(`/api/coaching/sessions/${session.id}/complete`)
  await user.post('/api/coaching/feedback', { sessionId: session.id, rating: 5, feedback: 'It helped.' })
  await user.put('/api/coaching/preferences', {})
  await user.put('/api/notifications/preferences', { coachingRemindersEnabled: true })
  const starts = { startTime: '2026-05-07T13:00:00Z', endTime: '2026-05-07T13:30:00Z' }
  const meeting = (await user.post('/api/meetings', { title: 'Budget', ...starts })).json<Meeting>()
  await user.post(`/api/meetings/${meeting.id}/reflection`, { answer: 'I asked first.' })
  const analysis = { communicationType: 'email', messageText: BLUNT }
  const { feedback } = (await user.post('/api/communication/analyze', analysis)).json<CommunicationAnalysis>()
  await user.put(`/api/communication/muted-rules/${feedback.findings[0]?.rule}`)
  const addGoal = async (title: string) =>
    (await user.post('/api/goals', { title, category: 'delegation' })).json<Goal>()
  const [goal, gone] = [await addGoal('Hand over the release'), await addGoal('A secret')]
  await user.post(`/api/goals/${goal.id}/progress`, { progress: 30 })
  const result = { assessmentType: 'disc', rawResults: 'DISC style: SC' }
  const imported = (await user.post('/api/assessments/external', result)).json<{ id: string }>()
  await user.post('/api/analytics/predictions/generate', { timeHorizon: 30 })
  later(1)
  await user.delete(`/api/goals/${gone.id}`)
  await user.delete(`/api/assessments/external/${imported.id}`)
  later(31)
  const rehearsal = (
    await user.post('/api/rehearsals', { sessionId: session.id })
  ).json<rehearsals.Rehearsal>()
  await user.post(`/api/rehearsals/${rehearsal.id}/lines`, {
    text: 'You interrupted Ana. How do you see it?',
  })
  return {
    [coaching.getSession.path]: session.id,
    [coaching.getSent.path]: answerId,
    [people.getPerson.path]: 'marco',
    [rehearsals.getRehearsal.path]: rehearsal.id,
    [coaching.getSentText.path]: `summary/${session.id}`,
    [goals.listGoalProgress.path]: goal.id,
    [prompts.getSkillQuestions.path]: prompts.FOCUS_AREAS[0],
  }
}

const READS = ENDPOINTS.filter(({ endpoint }) => endpoint.method === 'GET').map(({ name, endpoint }) => ({
  name,
  path: endpoint.path,
}))
let reader: FastifyInstance
let ada: TestUser
let named: Record<string, string>
beforeAll(async () => {
  const writer = await appOn(url)
  // Whose standing only the next refresh will know.
  const grace = await aUser(writer, { firstName: 'Grace', onLeaderboard: true })
  await aSession(grace)
  ada = await aUser(writer, { timeZone: 'Europe/Berlin', onLeaderboard: true })
  named = await liveAMonth(ada)
  await owner
    .updateTable('authSessions')
    .set({ confirmedAt: now.toISOString() })
    .where('userId', '=', ada.id)
    .execute()
  reader = await appOn(await refuseReaders())
})
const read = (path: string) =>
  personWith(reader, ada.headers).get(
    path.replace(/:\w+(?:\/:\w+)*/, () => named[path] ?? 'nobody knows which'),
  )

describe('a read writes nothing that anybody recorded', () => {
  it.each(READS)('$name', async ({ path }) => {
    const reply = await read(path)
    expect([reply.statusCode, reply.json().code]).toEqual([200, undefined])
  })

  it('nor do the calendar addresses', async () => {
    const { url: feed } = (await read('/api/meetings/feed')).json<{ url: string }>()
    const [meeting] = (await read('/api/meetings')).json<Meeting[]>()
    for (const path of [new URL(feed).pathname, `/api/meetings/${meeting?.id}.ics`])
      expect((await read(path)).body).toContain('SUMMARY:Budget')
  })

  it('and this would notice one that does', async () => {
    const { db } = depsOfApp(reader)
    const added = { userId: ada.id, insightId: 'any', dismissedAt: now.toISOString() }
    await expect(db.insertInto('dismissedInsights').values(added).execute()).rejects.toThrow(
      'a read writes to dismissed_insights',
    )
    await expect(db.deleteFrom('goals').where('id', '=', 'none').execute()).rejects.toThrow(
      'a read writes to goals',
    )
    const goal = { title: 'Another one', category: 'delegation' }
    expect((await personWith(reader, ada.headers).post('/api/goals', goal)).statusCode).toBe(500)
  })
})

describe('a read answers the same before and after the jobs have run', () => {
  const [before, after] = [new Map<string, unknown>(), new Map<string, unknown>()]
  beforeAll(async () => {
    for (const { path } of READS) before.set(path, (await read(path)).json())
    const work = {
      ...depsOfApp(reader),
      db: owner,
      jobs: createJobQueue({ url, onError: () => {}, isWorker: false }),
    }
    const waiting = await countWaiting()
    expect(Object.entries(waiting).filter(([, count]) => count === 0)).toEqual([])
    await sweepExpired(work)
    await resolveDuePredictions(owner, now)
    await refreshStandings(owner, now)
    await readMissedTalk(work)
    await work.jobs.stop()
    expect(Object.values(await countWaiting())).toEqual(Object.values(waiting).map(() => 0))
    for (const { path } of READS) after.set(path, (await read(path)).json())
  })

  it.each(READS.filter(({ path }) => !HANDS_OUT_ROWS.includes(path)))('$name', ({ path }) => {
    expect(before.get(path)).toBeDefined()
    expect(after.get(path)).toEqual(before.get(path))
  })

  it('whatever the jobs had to do', () => {
    const board = JSON.stringify(before.get('/api/gamification/leaderboard'))
    expect(board).toContain('Grace O.')
    const predictions = JSON.stringify(before.get('/api/analytics/predictions'))
    expect(predictions).toContain('"outcome":"no"')
    expect(predictions).not.toContain('A secret')
    expect(before.get('/api/assessments/external')).toEqual([])
    expect(before.get(account.getUser.path)).toMatchObject({ id: ada.id })
  })
})

/** What the jobs have still to do. */
async function countWaiting(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from deleted_goals where goal <> '{}') as goals,
      (select count(*) from external_assessments where deleted_at is not null) as imports,
      (select count(*) from predictions where asked ->> 'goalId' in (select id from deleted_goals)) as words,
      (select count(*) from predictions where outcome is null and due_at <= ${now.toISOString()}) as answers,
      (select count(*) from users where not exists (
        select from standings where user_id = users.id)) as standings`.execute(owner)
  return rows[0] ?? {}
}
