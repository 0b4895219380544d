import { setTimeout as sleep } from 'node:timers/promises'
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { Registry } from 'prom-client'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { ModelConfig } from '../lib/config.ts'
import { createLog } from '../lib/log.ts'
import {
  answerFor,
  type Behavior,
  endStream,
  openStream,
  refusing,
  saying,
  sendPiece,
  startFakeModelServer,
  writeWell,
} from '../testing/fake-model-server.ts'
import { createLanguageModel, type LanguageModel } from './language-model.ts'

const server = await startFakeModelServer()
afterAll(() => server.stop())
beforeEach(() => {
  server.behave(writeWell)
  server.received.length = 0
})

const log = createLog('silent')
const SCHEMA = z.strictObject({ message: z.string(), steps: z.array(z.string()) })
const REQUEST = {
  task: 'turn',
  userId: null,
  instructions: 'Keep to the rules.',
  prompt: 'Marco interrupts.',
  schema: SCHEMA,
} as const
const ANSWER = { message: 'Talk to him.', steps: ['Today.'] }
const PATIENCE = { firstMs: 10_000, nextMs: 10_000, totalMs: 15_000 }
vi.setConfig({ testTimeout: 30_000 })

type Open = NonNullable<Parameters<typeof createLanguageModel>[1]['open']>
function aModel(change: Partial<ModelConfig> = {}, open?: Open): LanguageModel {
  const ai = { provider: 'openai-compatible', model: 'mini-3', baseUrl: server.url, apiKey: 'key' } as const
  return createLanguageModel(
    { ...ai, ...change },
    { log, metrics: new Registry(), clock: () => new Date(), patience: PATIENCE, ...(open ? { open } : {}) },
  )
}
const formats = () => server.received.map(({ body }) => body['response_format'] !== undefined)

/** A stream of events as another provider's API writes them. */
const events =
  (...list: object[]): Behavior =>
  (_call, response) => {
    openStream(response)
    for (const event of list)
      response.write(`event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`)
    response.end()
  }
const text = JSON.stringify(ANSWER)
const halves = [text.slice(0, 20), text.slice(20)]

describe('each provider', () => {
  it('that speaks the OpenAI chat API is asked with the form as a grammar, under its key', async () => {
    server.behave(saying(text))
    expect(await aModel().write(REQUEST)).toEqual(ANSWER)
    const [call] = server.received
    expect(call).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer key',
      body: {
        model: 'mini-3',
        stream: true,
        response_format: {
          type: 'json_schema',
          json_schema: {
            strict: true,
            schema: { required: ['message', 'steps'], additionalProperties: false },
          },
        },
        messages: [
          { role: 'system', content: REQUEST.instructions },
          { role: 'user', content: REQUEST.prompt },
        ],
      },
    })
  })

  it('such as Ollama needs no key', async () => {
    server.behave(saying(text))
    expect(await aModel({ provider: 'ollama', apiKey: null }).write(REQUEST)).toEqual(ANSWER)
    expect(server.received[0]?.authorization).toBeUndefined()
    expect(server.received[0]?.body).not.toHaveProperty('reasoning_effort')
  })

  it('Google is asked through its OpenAI chat API, to think little', async () => {
    server.behave(saying(text))
    expect(await aModel({ provider: 'google', model: 'gemini-3-flash' }).write(REQUEST)).toEqual(ANSWER)
    expect(server.received[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer key',
      body: { reasoning_effort: 'low', response_format: { type: 'json_schema' } },
    })
  })

  it('that speaks the OpenAI chat API is asked what an answer takes, until it refuses what it does not know', async () => {
    const model = aModel({ provider: 'google' })
    server.behave((call, response) =>
      call.body['stream_options'] ? refusing(400)(call, response) : writeWell(call, response),
    )
    expect(await model.write(REQUEST)).not.toBeNull()
    expect(server.received[0]?.body['stream_options']).toEqual({ include_usage: true })
    expect(server.received[1]?.body).not.toHaveProperty('reasoning_effort')
  })

  it('OpenAI is asked through its responses API, and not to keep what it is sent', async () => {
    server.behave(
      events(
        { type: 'response.created', response: { id: 'r', created_at: 1, model: 'gpt-5-mini' } },
        { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'm' } },
        ...halves.map((delta) => ({ type: 'response.output_text.delta', item_id: 'm', delta })),
        { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'm' } },
        { type: 'response.completed', response: { usage: { input_tokens: 1, output_tokens: 1 } } },
      ),
    )
    expect(await aModel({ provider: 'openai', model: 'gpt-5-mini' }).write(REQUEST)).toEqual(ANSWER)
    expect(server.received[0]).toMatchObject({
      path: '/v1/responses',
      body: {
        store: false,
        text: { format: { type: 'json_schema', strict: true } },
        // Finds what it has read before, and thinks little.
        prompt_cache_key: 'lodestar-turn',
        reasoning: { effort: 'low' },
      },
    })
    expect(server.received[0]?.body['reasoning']).toEqual({ effort: 'low' })
  })

  it('Anthropic is asked through its messages API', async () => {
    const index = 0
    server.behave(
      events(
        {
          type: 'message_start',
          message: { id: 'm', model: 'x', role: 'assistant', content: [], usage: { input_tokens: 1 } },
        },
        { type: 'content_block_start', index, content_block: { type: 'text', text: '' } },
        ...halves.map((half) => ({
          type: 'content_block_delta',
          index,
          delta: { type: 'text_delta', text: half },
        })),
        { type: 'content_block_stop', index },
        { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 5 } },
        { type: 'message_stop' },
      ),
    )
    const model = aModel({ provider: 'anthropic', model: 'claude-sonnet-4-5' })
    expect(await model.write(REQUEST)).toEqual(ANSWER)
    const [call] = server.received
    expect(call?.path).toBe('/v1/messages')
    // Its server keeps the instructions, which are the same for everybody, and nothing of the conversation.
    expect(call?.body['system']).toEqual([
      { type: 'text', text: REQUEST.instructions, cache_control: { type: 'ephemeral' } },
    ])
    expect(JSON.stringify(call?.body.messages)).not.toContain('cache_control')
    expect(JSON.stringify(server.received[0]?.body)).toContain('json_schema')
  })

  it('is named with the host it runs at, or as this machine', () => {
    const hostOf = (change: Partial<ModelConfig>) => aModel(change).host
    expect(hostOf({ provider: 'openai', baseUrl: null })).toBe('api.openai.com')
    expect(hostOf({ provider: 'anthropic', baseUrl: null })).toBe('api.anthropic.com')
    expect(hostOf({ provider: 'google', baseUrl: null })).toBe('generativelanguage.googleapis.com')
    expect(hostOf({ provider: 'ollama', baseUrl: null })).toBeNull()
    expect(hostOf({ provider: 'ollama', baseUrl: 'http://gpu.example.com:11434/v1' })).toBe('gpu.example.com')
    for (const baseUrl of ['http://localhost:1234/v1', 'http://127.0.0.1:8000/v1', 'http://[::1]:8000/v1'])
      expect(hostOf({ baseUrl })).toBeNull()
  })
})

describe('a server without grammars', () => {
  it('is asked again in words at once, and only so from then on', async () => {
    const model = aModel()
    server.behave((call, response) =>
      call.body['response_format'] ? refusing(400)(call, response) : writeWell(call, response),
    )
    expect(await model.write(REQUEST)).toMatchObject({ message: expect.any(String) })
    expect(await model.write(REQUEST)).toMatchObject({ message: expect.any(String) })
    expect(formats()).toEqual([true, false, false])
    expect(server.received[1]?.body.messages[0]?.content).toContain('"required":["message","steps"]')
  })

  it('that takes no notice of one is asked in words from the next time on', async () => {
    const model = aModel()
    server.behave(saying('I would talk to him.'))
    expect(await model.write(REQUEST)).toBeNull()
    server.behave(saying((call) => `Here you are:\n\`\`\`json\n${answerFor(call)}\n\`\`\``))
    expect(await model.write(REQUEST)).toMatchObject({ message: expect.any(String) })
    expect(formats()).toEqual([true, false])
  })

  it('that has kept to a grammar before is not doubted for one bad request', async () => {
    const model = aModel()
    await model.write(REQUEST)
    server.behave(refusing(400))
    expect(await model.write(REQUEST)).toBeNull()
    expect(formats()).toEqual([true, true])
  })
})

describe('an answer', () => {
  it('is parsed by the schema whatever was promised', async () => {
    server.behave(saying('{"message": 7, "steps": []}'))
    expect(await aModel().write(REQUEST)).toBeNull()
    server.behave(saying('{"message": "x"}'))
    expect(await aModel().write(REQUEST)).toBeNull()
  })

  it('is shown while it comes, and stopped as soon as the caller has seen enough', async () => {
    const seen: unknown[] = []
    server.behave(saying(text))
    const onPartial = (partial: unknown) => {
      seen.push(partial)
      return null
    }
    await aModel().write({ ...REQUEST, onPartial })
    expect(seen[0]).toMatchObject({ message: expect.stringMatching(/^Talk/) })
    expect(await aModel().write({ ...REQUEST, onPartial: () => ({ refusal: 'markup' }) })).toBeNull()
    expect(await aModel().write({ ...REQUEST, check: () => ({ refusal: 'repeated' }) })).toBeNull()
  })

  it('in plain words is shown while it comes, too, however slowly, also where a form was asked for', async () => {
    const { promise: isSeen, resolve: see } = Promise.withResolvers<void>()
    server.behave(async (_call, response) => {
      openStream(response)
      sendPiece(response, 'Talk to ')
      await sleep(60)
      sendPiece(response, 'him.')
      await isSeen
      endStream(response)
    })
    const answer = await aModel().write({
      ...REQUEST,
      read: (_found, said) => said,
      onPartial: (partial) => {
        expect(partial).toEqual({ message: expect.stringMatching(/^Talk to /) })
        see()
        return null
      },
    })
    expect(answer).toBe('Talk to him.')
    expect(formats()).toEqual([true])
  })

  it('may be thought about first: thoughts are a sign of life and are not shown', async () => {
    const id = '1'
    const usage = {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    }
    const thoughts = Array.from({ length: 6 }, () => ({
      type: 'reasoning-delta' as const,
      id,
      delta: 'Hm {"message"',
    }))
    const open = async () =>
      new MockLanguageModelV4({
        doStream: async () => ({
          stream: simulateReadableStream({
            chunkDelayInMs: 300,
            chunks: [
              { type: 'stream-start', warnings: [] },
              { type: 'reasoning-start', id },
              ...thoughts,
              { type: 'reasoning-end', id },
              { type: 'text-start', id: '2' },
              { type: 'text-delta', id: '2', delta: text },
              { type: 'text-end', id: '2' },
              { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage },
            ],
          }),
        }),
      })
    const metrics = new Registry()
    const ai = { provider: 'openai', model: 'thinker', baseUrl: null, apiKey: 'key' } as const
    const patience = { firstMs: 2_000, nextMs: 2_000, totalMs: 15_000 }
    const model = createLanguageModel(ai, { log, metrics, clock: () => new Date(), patience, open })
    expect(await model.write(REQUEST)).toEqual(ANSWER)
  })
})

describe('a model that asks for patience, or takes it', () => {
  let now = new Date('2026-11-21T10:00:00Z')
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  const aTimedModel = () =>
    createLanguageModel(
      { provider: 'openai-compatible', model: 'mini-3', baseUrl: server.url, apiKey: 'key' },
      { log, metrics: new Registry(), clock: () => now, patience: PATIENCE },
    )

  it.each([
    ['seconds', '45'],
    ['a date', 'Sat, 21 Nov 2026 10:00:45 GMT'],
  ])(
    'is left alone from its first "too many" on, for as long as Retry-After says in %s',
    async (_, after) => {
      now = new Date('2026-11-21T10:00:00Z')
      const model = aTimedModel()
      server.behave(refusing(429, { 'retry-after': after }))
      expect(await model.write(REQUEST)).toBeNull()
      server.behave(writeWell)
      pass(44)
      expect(await model.write(REQUEST)).toBeNull()
      expect(server.received).toHaveLength(1)
      pass(1)
      expect(await model.write(REQUEST)).not.toBeNull()
    },
  )

  it.each(['soon', '-5', '', 'Sat, 21 Nov 2009 10:00:00 GMT'])(
    'is asked again where Retry-After says “%s”, which tells nothing',
    async (after) => {
      const model = aTimedModel()
      server.behave(refusing(503, { 'retry-after': after }))
      expect(await model.write(REQUEST)).toBeNull()
      server.behave(writeWell)
      expect(await model.write(REQUEST)).not.toBeNull()
    },
  )

  it('is left alone after three answers that took nearly all the time there is; they are used', async () => {
    const model = aTimedModel()
    server.behave((call, response) => {
      pass(11)
      return writeWell(call, response)
    })
    for (let turn = 0; turn < 3; turn += 1) expect(await model.write(REQUEST)).not.toBeNull()
    expect(await model.write(REQUEST)).toBeNull()
    expect(server.received).toHaveLength(3)
    pass(60)
    server.behave(writeWell)
    for (let turn = 0; turn < 2; turn += 1) expect(await model.write(REQUEST)).not.toBeNull()
  })

  it('is not left alone for answers within two thirds of the time', async () => {
    const model = aTimedModel()
    server.behave((call, response) => {
      pass(9)
      return writeWell(call, response)
    })
    for (let turn = 0; turn < 5; turn += 1) expect(await model.write(REQUEST)).not.toBeNull()
  })
})

it.each<[ModelConfig['provider'], Behavior]>([
  [
    'openai',
    events({ type: 'error', code: 'server_error', message: 'The engine has stopped', sequence_number: 1 }),
  ],
  ['anthropic', events({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } })],
  [
    'openai-compatible',
    (_call, response) => {
      openStream(response)
      response.end('data: {"error":{"message":"The engine has stopped","type":"server_error"}}\n\n')
    },
  ],
])('an error that a server of %s sends as an event has a name in the figures', async (provider, behavior) => {
  const metrics = new Registry()
  const ai = { provider, model: 'x', baseUrl: server.url, apiKey: 'key' } as const
  const model = createLanguageModel(ai, { log, metrics, clock: () => new Date(), patience: PATIENCE })
  server.behave(behavior)
  expect(await model.write(REQUEST)).toBeNull()
  const [metric] = await metrics.getMetricsAsJSON()
  const outcomes = (metric?.values ?? []).map(({ labels }) => labels['outcome'])
  expect(outcomes).toHaveLength(1)
  expect(['error-event', 'overloaded', 'server-error']).toContain(outcomes[0])
})

it('a key and a conversation are not carried on to where a server redirects', async () => {
  const elsewhere = await startFakeModelServer()
  server.behave(refusing(302, { location: `${elsewhere.url}/chat/completions` }))
  expect(await aModel().write(REQUEST)).toBeNull()
  expect(elsewhere.received).toEqual([])
  await elsewhere.stop()
})

it('what it needs is loaded once, when it is woken', async () => {
  let loads = 0
  const open: Open = async () => {
    loads++
    return new MockLanguageModelV4()
  }
  const model = aModel({}, open)
  expect(loads).toBe(0)
  model.wake()
  model.wake()
  await model.write(REQUEST)
  expect(loads).toBe(1)
})

it('what loads a provider failing once is tried again by the next who asks', async () => {
  let tries = 0
  const broken: Open = async () => {
    tries++
    throw new Error('no such package')
  }
  const model = aModel({}, broken)
  expect(await model.write(REQUEST)).toBeNull()
  expect(await model.write(REQUEST)).toBeNull()
  expect(tries).toBe(2)
})
