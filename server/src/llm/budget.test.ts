import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aUser, aVisitor, type TestUser } from '../testing/a-user.ts'
import {
  answerFor,
  refusing,
  saying,
  startFakeModelServer,
  type ToldUsage,
} from '../testing/fake-model-server.ts'
import { aSession, MARCO, say } from '../testing/scenes.ts'
import { depsOfApp, testApp } from '../testing/test-app.ts'
import { createBudget } from './budget.ts'

vi.setConfig({ testTimeout: 30_000 })
const server = await startFakeModelServer()
afterAll(() => server.stop())

/** A day of its own for each test: what is used belongs to a day. */
let now = new Date('2031-03-01T10:00:00Z')
beforeEach(() => {
  now = new Date(now.getTime() + 86_400_000)
  server.received.length = 0
})
const RESETS_IN_MS = 14 * 3_600_000

async function withBudget(limits: Record<string, string>) {
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'mini-3',
    AI_BASE_URL: server.url,
    ...limits,
  }
  const app = await testApp({ env, clock: () => now })
  // Each server holds connections: all of them at once would be more than the database takes.
  onTestFinished(() => app.close())
  const { db } = depsOfApp(app)
  const readUse = () =>
    db.selectFrom('languageModelUse').selectAll().where('day', '=', now.toISOString().slice(0, 10)).execute()
  return { app, db, readUse, user: await aUser(app) }
}

/** A server whose answers take so many tokens, three quarters of them read. */
const taking = (tokens: number) =>
  saying((call) => answerFor(call), 40, {
    prompt_tokens: tokens * 0.75,
    completion_tokens: tokens * 0.25,
    prompt_tokens_details: { cached_tokens: tokens * 0.25 },
  } satisfies ToldUsage)
const engineOf = async (user: TestUser, message = MARCO) =>
  (await say(user, await aSession(user), message)).assistantMessage.metadata.turn?.engine
const budgetOf = async (user: Pick<TestUser, 'get'>) =>
  (await user.get('/api/coaching/writer')).json().languageModel.budget

describe('a daily budget of a person', () => {
  it('is told from four fifths on; where it is spent the built-in coach goes on, until the next day', async () => {
    const { app, user, readUse } = await withBudget({ AI_DAILY_TOKENS_PER_PERSON: '1000' })
    const resetsAt = new Date(now.getTime() + RESETS_IN_MS).toISOString()
    server.behave(taking(400))
    expect(await engineOf(user)).toBe('mini-3')
    expect(await budgetOf(user)).toBeNull()
    expect(await engineOf(user)).toBe('mini-3')
    expect(await budgetOf(user)).toEqual({ isSpent: false, resetsAt })
    expect(await engineOf(user)).toBe('mini-3')
    expect(await budgetOf(user)).toEqual({ isSpent: true, resetsAt })
    expect(server.received).toHaveLength(3)

    const session = await aSession(user)
    const turn = await say(user, session, MARCO)
    expect(turn.assistantMessage.metadata.turn?.engine).toBe('built-in')
    const kept = (await user.get(`/api/coaching/sessions/${session.id}`)).json()
    expect(kept.messages).toEqual([turn.userMessage, turn.assistantMessage])
    expect(server.received).toHaveLength(3)
    expect((await app.inject('/metrics')).body).toContain(
      'language_model_answers_total{task="turn",outcome="over-budget"} 1',
    )
    // Everybody else has a budget of their own.
    expect(await engineOf(await aUser(app))).toBe('mini-3')
    expect((await readUse()).find(({ userId }) => userId === user.id)?.tokens).toBe(1200)

    now = new Date(now.getTime() + RESETS_IN_MS)
    expect(await budgetOf(user)).toBeNull()
    expect(await engineOf(user)).toBe('mini-3')
    expect(await readUse()).toHaveLength(2)
  })

  it('holds after a new start and for another server on the same database', async () => {
    const { user, db } = await withBudget({ AI_DAILY_TOKENS_PER_PERSON: '1000' })
    server.behave(taking(1200))
    await engineOf(user)
    const other = createBudget({ perPerson: 1000, inAll: null }, db, () => now)
    expect(await other.read(user.id)).toMatchObject({ isSpent: true })
    expect(await other.read('somebody-else')).toBeNull()
  })

  it('counts prompts and improved versions, too', async () => {
    const { user, readUse } = await withBudget({ AI_DAILY_TOKENS_PER_PERSON: '100000' })
    server.behave(taking(400))
    await user.post('/api/coaching/prompts', {
      situation: 'difficult-conversation',
      context: { hasDetails: true, specificDetails: MARCO },
    })
    await user.post('/api/communication/analyze', {
      messageText: 'Hi Priya, you never send the numbers in time. I need them for the board. Thanks, Ada',
      communicationType: 'email',
      context: 'general',
    })
    expect(server.received.length).toBeGreaterThanOrEqual(2)
    const [mine] = (await readUse()).filter(({ userId }) => userId === user.id)
    expect(mine?.tokens).toBe(server.received.length * 400)
  })

  it('is estimated where the server does not tell what an answer took, also of one that broke off', async () => {
    const { user, readUse } = await withBudget({ AI_DAILY_TOKENS_PER_PERSON: '100000' })
    const mine = async () => (await readUse()).find(({ userId }) => userId === user.id)?.tokens ?? 0
    server.behave(saying((call) => answerFor(call)))
    expect(await engineOf(user)).toBe('mini-3')
    const [sent] = server.received
    const bytes = Buffer.byteLength((sent?.body.messages ?? []).map(({ content }) => content).join(''))
    const whole = await mine()
    expect(whole).toBeGreaterThan(bytes / 4)
    expect(whole).toBeLessThan(bytes / 3)
    server.behave(saying('{"message": "Half a'))
    expect(await engineOf(user)).toBe('built-in')
    expect(await mine()).toBeGreaterThan(whole * 1.9)
  })

  it('is not taken from by a server that refuses', async () => {
    const { user, readUse } = await withBudget({ AI_DAILY_TOKENS_PER_PERSON: '100000' })
    server.behave(refusing(500))
    expect(await engineOf(user)).toBe('built-in')
    expect(await readUse()).toEqual([])
  })

  it('is in the export, and what was used goes with the account; what everybody used stays', async () => {
    const { user, readUse } = await withBudget({ AI_DAILY_TOKENS_PER_PERSON: '100000' })
    server.behave(taking(400))
    await engineOf(user)
    const { records } = (await user.get('/api/profile/export')).json()
    expect(records.languageModelUse).toMatchObject([{ tokens: 400 }])
    await user.delete('/api/profile', { email: user.email })
    expect(await readUse()).toMatchObject([{ userId: null, tokens: 400 }])
  })
})

describe('a daily budget of the installation', () => {
  it('holds for everybody together', async () => {
    const { app, user } = await withBudget({ AI_DAILY_TOKENS: '1000', AI_DAILY_TOKENS_PER_PERSON: '900' })
    server.behave(taking(500))
    await Promise.all([engineOf(user), engineOf(await aUser(app))])
    const third = await aUser(app)
    expect(await budgetOf(third)).toMatchObject({ isSpent: true })
    expect(await engineOf(third)).toBe('built-in')
    expect(await budgetOf(aVisitor(app))).toBeNull()
  })

  it('counts every answer of many at once', async () => {
    const { db, readUse } = await withBudget({ AI_DAILY_TOKENS: '1000' })
    const budget = createBudget({ perPerson: null, inAll: 1000 }, db, () => now)
    await Promise.all(Array.from({ length: 30 }, () => budget.spend(null, 7)))
    expect(await readUse()).toMatchObject([{ userId: null, tokens: 210 }])
  })
})

it('where no budget is set nothing is counted', async () => {
  const { user, readUse } = await withBudget({})
  server.behave(taking(400))
  expect(await engineOf(user)).toBe('mini-3')
  expect(await readUse()).toEqual([])
})
