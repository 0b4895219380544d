import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSelfTest, type SelfTestTurn } from '@lodestar/coach/self-test/judge-self-test'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../lib/log.ts'
import { aUser } from '../../testing/a-user.ts'
import {
  answerFor,
  type ReceivedCall,
  refusing,
  saying,
  startFakeModelServer,
  writeWell,
} from '../../testing/fake-model-server.ts'
import { aSession, MARCO, say } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { testModel } from './self-test.service.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await startFakeModelServer()
afterAll(() => server.stop())
beforeEach(() => {
  server.received.length = 0
})

const TURNS = readSelfTest(
  readFileSync(join(import.meta.dirname, '../../../../coach/self-test/turns.json'), 'utf8'),
)
const DAYS: Readonly<Record<string, string>> = { tuesday: '2026-11-24', thursday: '2026-11-26' }
const WORDS = 'We have to talk about this today, and I want to hear your side first.'

/** What a model answers that does everything right; the words are of no use to anybody. */
function answerRightly({ expects }: SelfTestTurn, call: ReceivedCall): string {
  const named = expects.mentions.map((pattern) => pattern.split('|').find((one) => /^[a-z ]+$/i.test(one)))
  const said = `It hangs on this: ${named.join(', ')}.`
  return answerFor(call, {
    message: expects.words ? `${said}\n\n> ${WORDS}\n\nThen wait.` : `${said} Then wait and listen.`,
    state: {
      ...JSON.parse(answerFor(call)).state,
      matter: { is: expects.matter ?? 'new', title: '' },
      promises: (expects.promises ?? []).map(({ quote, weekday }) => ({
        quote,
        text: '',
        day: DAYS[weekday] ?? null,
      })),
      words: expects.words ? [{ to: '', text: WORDS }] : [],
      ends: expects.ends ?? false,
      concern: null,
      step: null,
    },
  })
}
/** The turn that a call is about. */
function turnOf({ body }: ReceivedCall): SelfTestTurn {
  const asked = body.messages.findLast(({ content }) => content.startsWith('<known>'))?.content ?? ''
  const turn = TURNS.find(({ said }) => asked.includes(said.at(-1) ?? '?'))
  if (!turn) throw new Error('no turn of the self-test')
  return turn
}

let models = 0
/** An app with a model nobody has tested yet. */
async function withModel(mode: string) {
  const logged: string[] = []
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: `fresh-${models++}`,
    AI_BASE_URL: server.url,
    AI_MODE: mode,
  }
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const app = await testApp({ env, log })
  const user = await aUser(app)
  const engine = async () =>
    (await say(user, await aSession(user), MARCO)).assistantMessage.metadata.turn?.engine
  return { app, env, logged, engine, test: () => testModel(depsOfApp(app)) }
}

it('has twenty turns, each with something it is checked for', () => {
  expect(TURNS).toHaveLength(20)
  expect(new Set(TURNS.map(({ id }) => id)).size).toBe(20)
  for (const { said, coach = [], expects } of TURNS) {
    expect(coach).toHaveLength(said.length - 1)
    expect(expects.mentions.length).toBeGreaterThan(0)
  }
})

describe('a model that passes the self-test', () => {
  it('leads from then on, and the result is kept with its checks', async () => {
    server.behave(saying((call) => answerRightly(turnOf(call), call)))
    const { app, env, engine, logged, test } = await withModel('auto')
    expect(await engine()).toBe('built-in')
    expect(server.received).toEqual([])
    expect(await test()).toBe(true)
    const kept = await depsOfApp(app)
      .db.selectFrom('languageModelSelfTests')
      .selectAll()
      .where('model', '=', env.AI_MODEL)
      .executeTakeFirst()
    expect(kept).toMatchObject({ passed: true, turns: 20, provider: 'openai-compatible' })
    expect(kept?.checks).toEqual({ form: 20, matter: 20, acts: 20, quotes: 20, invented: 20 })
    expect(logged.join('')).toContain('has passed its self-test and leads')
    expect((await app.inject('/metrics')).body).toContain(`language_model_leads{model="${env.AI_MODEL}"} 1`)
    server.behave(writeWell)
    expect(await engine()).toBe(env.AI_MODEL)
    expect((await app.inject('/api/coaching/writer')).json().languageModel.leads).toBe(true)
  })

  it('is not asked again after a new start', async () => {
    server.behave(saying((call) => answerRightly(turnOf(call), call)))
    const { app, env, test } = await withModel('auto')
    await test()
    server.received.length = 0
    const again = await testApp({ env })
    const deps = depsOfApp(again)
    expect(deps.coach.leading.standing()).toBe('untested')
    await testModel(deps)
    expect(deps.coach.leading.standing()).toBe('leads')
    expect(server.received).toEqual([])
    expect(depsOfApp(app).coach.leading.standing()).toBe('leads')
  })
})

describe('a model that does not pass', () => {
  it.each<[string, (call: ReceivedCall) => string]>([
    [
      'because it answers beside the point',
      (call) => answerFor(call, { message: 'That sounds hard for you.' }),
    ],
    ['because it notes nothing', () => 'That sounds hard, and I would wait for a good moment.'],
    [
      'because it makes things up',
      (call) => answerRightly(turnOf(call), call).replace('It hangs', 'Studies show it. It hangs'),
    ],
  ])('%s leaves the turns to the built-in coach, and that is told', async (_, answer) => {
    server.behave(saying(answer))
    const { app, env, engine, logged, test } = await withModel('auto')
    expect(await test()).toBe(true)
    server.received.length = 0
    expect(await engine()).toBe('built-in')
    expect(server.received).toEqual([])
    expect(logged.join('')).toContain('has not passed its self-test')
    expect((await app.inject('/metrics')).body).toContain(`language_model_leads{model="${env.AI_MODEL}"} 0`)
    expect((await app.inject('/api/coaching/writer')).json().languageModel.leads).toBe(false)
  })

  it.each([
    ['could not be reached', 0],
    ['was stopped before the end', 18],
  ])('is not judged where it %s', async (_, answered) => {
    const { app, env, test } = await withModel('auto')
    server.behave((call, response) => {
      const isUp = server.received.length <= answered
      const behavior = isUp ? saying(answerRightly(turnOf(call), call)) : refusing(503)
      return behavior(call, response)
    })
    expect(await test()).toBe(false)
    expect(depsOfApp(app).coach.leading.standing()).toBe('untested')
    const kept = await depsOfApp(app)
      .db.selectFrom('languageModelSelfTests')
      .select('passed')
      .where('model', '=', env.AI_MODEL)
      .execute()
    expect(kept).toEqual([])
  })
})

it('AI_MODE=lead lets a model lead untested, and AI_MODE=off lets none', async () => {
  server.behave(writeWell)
  const [led, off] = [await withModel('lead'), await withModel('off')]
  await Promise.all([led.test(), off.test()])
  expect(server.received).toEqual([])
  expect(await led.engine()).toBe(led.env.AI_MODEL)
  expect(await off.engine()).toBe('built-in')
})
