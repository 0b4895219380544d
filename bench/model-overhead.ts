import { setTimeout as sleep } from 'node:timers/promises'
import { answerAll } from '@lodestar/coach/assessment/answer-all'
import type { CoachingSession } from '@lodestar/contract/coaching'
import { startProduct } from '../e2e/support/product.ts'
import {
  answerFor,
  endStream,
  openStream,
  sendPiece,
  startFakeModelServer,
} from '../server/src/testing/fake-model-server.ts'
import { createAccount } from './people.ts'

/** How long the model itself takes to its first word, in ms; taken off again. */
const THINKING_MS = 50
/** One person may have twenty a minute. */
const TURNS_OF_ONE = 15
const MESSAGE =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.'

/**
 * Measures what stands between a leader and a language model's first word, besides the model: reading the message,
 * planning, asking, checking. In ms, on a running product with a model's server in this process.
 */
export async function measureModelOverhead(turns = 60): Promise<{ p50: number; p95: number }> {
  let thought = 0
  const server = await startFakeModelServer(async (call, response) => {
    const receivedAt = performance.now()
    await sleep(THINKING_MS)
    openStream(response)
    thought = performance.now() - receivedAt
    const answer = answerFor(call)
    for (let at = 0; at < answer.length; at += 30) sendPiece(response, answer.slice(at, at + 30))
    endStream(response)
  })
  const product = await startProduct({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake',
    AI_BASE_URL: server.url,
    AI_MODE: 'lead',
  })
  try {
    let cookie = ''
    const post = (path: string, body: object, accept = 'application/json') =>
      fetch(product.baseUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.baseUrl, cookie, accept },
        body: JSON.stringify(body),
      })
    const times: number[] = []
    for (let at = 0; at < turns + 10; at++) {
      if (at % TURNS_OF_ONE === 0) {
        cookie = await createAccount(product.baseUrl)
        await post('/api/assessment/submit', { responses: answerAll(() => 'Coaching') })
      }
      const reply = await post('/api/coaching/sessions', { title: `Talk ${at}` })
      const { id } = (await reply.json()) as CoachingSession
      const before = performance.now()
      const stream = await post(
        `/api/coaching/sessions/${id}/messages`,
        { content: `${MESSAGE} This is the ${at}th time.` },
        'text/event-stream',
      )
      const firstWordAt = await awaitFirstWord(stream)
      // The first ones pay for loading the coach and the provider's package.
      if (at >= 10) times.push(firstWordAt - before - thought)
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    return { p50: at(0.5), p95: at(0.95) }
  } finally {
    await product.stop()
    await server.stop()
  }
}

/** Reads a streamed turn to its end. @returns when its first words came. */
async function awaitFirstWord(reply: Response): Promise<number> {
  let firstWordAt: number | undefined
  let text = ''
  for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.includes('"type":"delta"')) firstWordAt ??= performance.now()
  }
  if (firstWordAt === undefined || !text.includes('"engine":"fake"'))
    throw new Error('The model did not write')
  return firstWordAt
}
