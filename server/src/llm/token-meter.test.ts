import { Registry } from 'prom-client'
import { afterAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { ModelConfig } from '../lib/config.ts'
import { createLog } from '../lib/log.ts'
import { type Behavior, openStream, saying, startFakeModelServer } from '../testing/fake-model-server.ts'
import { createLanguageModel } from './language-model.ts'
import type { TokenPrices } from './token-meter.ts'

vi.setConfig({ testTimeout: 30_000 })
const server = await startFakeModelServer()
afterAll(() => server.stop())

const ANSWER = JSON.stringify({ message: 'Talk to him.' })
const REQUEST = {
  task: 'turn',
  userId: null,
  instructions: 'Keep to the rules.',
  prompt: 'Marco interrupts.',
  schema: z.strictObject({ message: z.string() }),
} as const

/** Lets a model write once. @returns the lines of /metrics about tokens and cost. */
async function readCounters(
  behavior: Behavior,
  { prices = null, ...change }: Partial<ModelConfig> & { prices?: TokenPrices | null } = {},
): Promise<string[]> {
  server.behave(behavior)
  const metrics = new Registry()
  const ai = { provider: 'openai-compatible', model: 'x', baseUrl: server.url, apiKey: 'key' } as const
  const model = createLanguageModel(
    { ...ai, ...change },
    { log: createLog('silent'), metrics, clock: () => new Date(), prices },
  )
  expect(await model.write(REQUEST)).toEqual({ message: 'Talk to him.' })
  const told = await metrics.metrics()
  return told.split('\n').filter((line) => /^language_model_(tokens|cost)_total\{/.test(line))
}

const TAKEN = {
  prompt_tokens: 3000,
  completion_tokens: 400,
  prompt_tokens_details: { cached_tokens: 2000 },
}
const COUNTED = [
  'language_model_tokens_total{task="turn",kind="input"} 1000',
  'language_model_tokens_total{task="turn",kind="cached"} 2000',
  'language_model_tokens_total{task="turn",kind="output"} 400',
]

describe('the tokens of a language model', () => {
  it('are counted by task: read anew, read from the cache, and written; no cost is told without prices', async () => {
    expect(await readCounters(saying(ANSWER, 40, TAKEN))).toEqual(COUNTED)
  })

  it('cost what the settings say for a million of each', async () => {
    const counted = await readCounters(saying(ANSWER, 40, TAKEN), {
      prices: { input: 2.5, output: 10, cached: 0.25 },
    })
    expect(counted).toEqual([...COUNTED, 'language_model_cost_total{task="turn"} 0.007'])
  })

  it('are counted of Anthropic as well, with what it has kept', async () => {
    const [index, delta] = [0, { type: 'text_delta', text: ANSWER }]
    const usage = { input_tokens: 1000, cache_read_input_tokens: 2000, output_tokens: 1 }
    const events = [
      {
        type: 'message_start',
        message: { id: 'm', model: 'x', role: 'assistant', content: [], usage },
      },
      { type: 'content_block_start', index, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index, delta },
      { type: 'content_block_stop', index },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 400 } },
      { type: 'message_stop' },
    ]
    const behavior: Behavior = (_call, response) => {
      openStream(response)
      for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      response.end()
    }
    expect(await readCounters(behavior, { provider: 'anthropic', model: 'claude-sonnet-4-5' })).toEqual(
      COUNTED,
    )
  })

  it('are estimated where a server does not tell them', async () => {
    const [input, cached, output] = await readCounters(saying(ANSWER))
    expect(input).toMatch(/"input"\} 9$/)
    expect(cached).toMatch(/"cached"\} 0$/)
    expect(output).toMatch(/"output"\} 7$/)
  })
})
