import type { Problem } from '@lodestar/contract/error'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, type Quotas } from '../lib/limits.ts'
import { aUser, aVisitor, type TestUser } from '../testing/a-user.ts'
import { aSession, completeAnswers, MARCO, say, takeAssessment } from '../testing/scenes.ts'
import { depsOfApp, testApp } from '../testing/test-app.ts'

const GOAL = { title: 'Hand over the release', category: 'delegation' }
const MEETING = { title: 'Review', startTime: '2031-05-07T13:00:00Z', endTime: '2031-05-07T13:30:00Z' }
const DISC = { assessmentType: 'disc', rawResults: 'D 78 I 61 S 22 C 35' }
const MESSAGE = { communicationType: 'email', messageText: 'You never send the numbers in time.' }

const app = await testApp()
const { db, ids } = depsOfApp(app)
const small = await testApp()
const limitTo = (quotas: Partial<Quotas>) => {
  depsOfApp(small).limits.quotas = { ...DEFAULT_LIMITS.quotas, ...quotas }
}
const idOf = async (making: ReturnType<TestUser['post']>) => (await making).json<{ id: string }>().id

/** Makes one thing of a kind, in the place that was prepared for it. */
type Make = (user: TestUser, place: string) => ReturnType<TestUser['post']>
const aGoal: Make = (user) => user.post('/api/goals', GOAL)
const aStep: Make = (user, goal) => user.post(`/api/goals/${goal}/progress`, { progress: 10 })
const anImport: Make = (user) => user.post('/api/assessments/external', DISC)
const aMeeting: Make = (user) => user.post('/api/meetings', MEETING)
const aMessage: Make = (user, session) =>
  user.post(`/api/coaching/sessions/${session}/messages`, { content: MARCO })

const nowhere = async () => ''
const inGoal = (user: TestUser) => idOf(aGoal(user, ''))
const inSession = async (user: TestUser) => (await aSession(user)).id

describe('a person keeps no more than the quota', () => {
  it.each<[keyof Quotas, number, (user: TestUser) => Promise<string>, Make, RegExp]>([
    ['goals', 2, nowhere, aGoal, /^You have set 2 goals.+Change/],
    ['steps', 2, inGoal, aStep, /^Your goals have 2 steps.+Delete/],
    ['stepsPerGoal', 2, inGoal, aStep, /^This goal has 2 steps.+new one/],
    ['meetings', 2, nowhere, aMeeting, /^You keep 2 meetings.+Delete/],
    ['imports', 2, nowhere, anImport, /^You keep 2 imported results.+Delete/],
    ['messagesPerSession', 4, inSession, aMessage, /^This session holds 4 messages.+new one/],
    [
      'analyses',
      2,
      nowhere,
      (user) => user.post('/api/communication/analyze', MESSAGE),
      /2 messages analyzed/,
    ],
    [
      'sessions',
      2,
      async (user) => String(await takeAssessment(user)),
      (user) => user.post('/api/coaching/sessions', { title: 'Feedback for Marco' }),
      /^You have started 2 coaching sessions.+Go on in one/,
    ],
    [
      'keys',
      2,
      nowhere,
      (user) => user.post('/api/goals', GOAL, { 'idempotency-key': ids() }),
      /2 Idempotency-Keys within a day.+tomorrow/,
    ],
  ])('of %s, and reads what is full and what to do', async (kind, most, prepare, make, message) => {
    limitTo({ [kind]: most })
    const [ada, eve] = [await aUser(small), await aUser(small)]
    const place = await prepare(ada)
    // A turn makes two messages.
    const times = kind === 'messagesPerSession' ? most / 2 : most
    for (let n = 0; n < times; n += 1) expect((await make(ada, place)).statusCode).toBeLessThan(300)
    const refused = await make(ada, place)
    expect(refused.statusCode).toBe(409)
    const problem = refused.json<Problem>()
    expect(problem.code).toBe('quota_reached')
    expect(problem.message).toMatch(message)
    // Somebody else has room.
    expect((await make(eve, await prepare(eve))).statusCode).toBeLessThan(300)
  })

  it('of assessments and predictions either', async () => {
    limitTo({ assessments: 1, predictions: 1 })
    const ada = await aUser(small)
    const answers = { responses: completeAnswers() }
    const take = () => ada.post('/api/assessment/submit', answers)
    const predict = () => ada.post('/api/analytics/predictions/generate', {})
    for (const make of [take, predict]) {
      expect((await make()).statusCode).toBeLessThan(300)
      const refused = await make()
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'quota_reached'])
    }
    // A visitor's answers are scored and not kept.
    expect((await aVisitor(small).post('/api/assessment/submit', answers)).statusCode).toBe(200)
  })

  it('of imports, and has room again when one is deleted', async () => {
    limitTo({ imports: 1 })
    const ada = await aUser(small)
    const id = await idOf(anImport(ada, ''))
    expect((await anImport(ada, '')).statusCode).toBe(409)
    await ada.delete(`/api/assessments/external/${id}`)
    expect((await anImport(ada, '')).statusCode).toBe(201)
  })

  it('of goals, deleted ones included', async () => {
    limitTo({ goals: 1 })
    const ada = await aUser(small)
    await ada.delete(`/api/goals/${await inGoal(ada)}`)
    expect((await aGoal(ada, '')).statusCode).toBe(409)
  })

  it('but for those that come at the same moment: of two at once one may be too many', async () => {
    limitTo({ meetings: 1 })
    const ada = await aUser(small)
    await Promise.all([aMeeting(ada, ''), aMeeting(ada, '')])
    expect((await ada.get('/api/meetings')).json().length).toBeLessThanOrEqual(2)
    expect((await aMeeting(ada, '')).statusCode).toBe(409)
  })
})

describe('all that somebody writes', () => {
  const countOf = async ({ id }: TestUser) => {
    const query = db.selectFrom('storageUse').select('characters').where('userId', '=', id)
    return (await query.executeTakeFirst())?.characters ?? 0
  }
  const TABLES = [
    'goals',
    'goal_progress',
    'deleted_goals',
    'meetings',
    'meeting_reflections',
    'session_feedback',
    'external_assessments',
    'communication_analyses',
    'coaching_messages',
  ]
  const sumOf = async ({ id }: TestUser) => {
    const sums = TABLES.map(
      (table) => sql`select sum(length(t::text)) as n from ${sql.table(table)} as t where user_id = ${id}`,
    )
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(n), 0) as sum from (${sql.join(sums, sql` union all `)}) as all_of_it`.execute(db)
    return Number(rows[0]?.sum)
  }

  it('is counted as it is written, changed and deleted', async () => {
    const ada = await aUser(app)
    expect(await countOf(ada)).toBe(0)
    const [goal, other] = [await inGoal(ada), await inGoal(ada)]
    const meeting = await idOf(aMeeting(ada, ''))
    const imported = await idOf(anImport(ada, ''))
    await aStep(ada, goal)
    await ada.put(`/api/goals/${goal}`, { description: 'x'.repeat(5000) })
    await ada.put(`/api/meetings/${meeting}`, { ...MEETING, description: 'y'.repeat(3000) })
    await ada.post(`/api/meetings/${meeting}/reflection`, { answer: 'It went well.' })
    await ada.post(`/api/meetings/${meeting}/reflection`, { answer: 'It went well, after all.' })
    await ada.delete(`/api/goals/${other}`)
    expect(await countOf(ada)).toBeGreaterThan(8000)
    expect(await countOf(ada)).toBe(await sumOf(ada))
    await ada.delete(`/api/meetings/${meeting}`)
    await ada.delete(`/api/assessments/external/${imported}`)
    await db.deleteFrom('externalAssessments').where('userId', '=', ada.id).execute()
    await db.deleteFrom('goals').where('userId', '=', ada.id).execute()
    // The deletion was noted in a row that was not counted anew.
    expect(Math.abs((await countOf(ada)) - (await sumOf(ada)))).toBeLessThan(100)
    expect(await countOf(ada)).toBeLessThan(1000)
  })

  it('is counted with what the coach answered', async () => {
    const ada = await aUser(app)
    const session = await aSession(ada)
    const before = await countOf(ada)
    await say(ada, session, MARCO)
    const { rows } = await sql<{ content: number }>`
      select sum(length(content)) as content from coaching_messages where user_id = ${ada.id}`.execute(db)
    expect((await countOf(ada)) - before).toBeGreaterThan(Number(rows[0]?.content))
    expect(Math.abs((await countOf(ada)) - (await sumOf(ada)))).toBeLessThan(100)
  })

  it('has an end, wherever it is written', async () => {
    limitTo({ characters: 2000 })
    const ada = await aUser(small)
    const session = await inSession(ada)
    const [goal, meeting] = [await inGoal(ada), await idOf(aMeeting(ada, ''))]
    const description = 'x'.repeat(2000)
    const filled = (await ada.post('/api/goals', { ...GOAL, description })).json<{ id: string }>()
    const replies = [
      await aGoal(ada, ''),
      await aStep(ada, goal),
      await aMeeting(ada, ''),
      await anImport(ada, ''),
      await aMessage(ada, session),
      await ada.post('/api/communication/analyze', MESSAGE),
      await ada.put(`/api/goals/${goal}`, { description }),
      await ada.put(`/api/meetings/${meeting}`, { ...MEETING, description }),
      await ada.post(`/api/meetings/${meeting}/reflection`, { answer: 'It went well.' }),
      await ada.post('/api/coaching/feedback', { sessionId: session, rating: 4, feedback: 'Fine.' }),
    ]
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'quota_reached'])
      expect(reply.json().message).toMatch(/^What you keep here fills 2,000 characters.+Delete/)
    }
    await ada.put('/api/auth/time-zone', { timeZone: 'Europe/Berlin', locale: 'de-DE' })
    expect((await aGoal(ada, '')).json().message).toMatch(/^What you keep here fills 2.000 characters/)
    // What is there can still be read, ended and deleted, and then there is room; its words are kept for an hour.
    expect((await ada.put(`/api/goals/${goal}`, { status: 'completed' })).statusCode).toBe(200)
    await ada.delete(`/api/goals/${filled.id}`)
    expect((await aGoal(ada, '')).statusCode).toBe(409)
    const wiped = { goal: '{}', steps: '[]' }
    await db.updateTable('deletedGoals').set(wiped).where('userId', '=', ada.id).execute()
    expect((await aGoal(ada, '')).statusCode).toBe(201)
  })

  it('of everybody is counted apart, also by one statement for many', async () => {
    const [ada, eve] = [await aUser(app), await aUser(app)]
    for (const user of [ada, eve]) await aGoal(user, '')
    const before = [await countOf(ada), await countOf(eve)]
    await sql`update goals set description = repeat('z', 100) where user_id = any(${[ada.id, eve.id]})`.execute(
      db,
    )
    expect([await countOf(ada), await countOf(eve)]).toEqual(before.map((count) => count + 98))
  })
})

it('the list of imported results is short however long they are, and the export has them whole', async () => {
  const ada = await aUser(app)
  const rawResults = `D 78 I 61 S 22 C 35\n${'and so on '.repeat(15_000)}`
  const made = await ada.post('/api/assessments/external', { ...DISC, rawResults })
  expect(made.statusCode).toBe(201)
  const listed = await ada.get('/api/assessments/external')
  expect(listed.body.length).toBeLessThan(10_000)
  expect(listed.json()[0].rawResults).toBe(made.json().rawResults)
  expect(listed.json()[0].rawResults).toHaveLength(4000)
  expect((await ada.get('/api/profile/export')).body.length).toBeGreaterThan(150_000)
})
