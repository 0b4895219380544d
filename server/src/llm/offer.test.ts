import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { findOffer } from './offer.ts'

const GB = 1e9
const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.closeAllConnections()
})

/** A server on this machine that tells one thing on every path. @returns its port. */
async function telling(told: unknown, status = 200, headers: Record<string, string> = {}): Promise<number> {
  const server = createServer((_request, response) => {
    if (told === undefined) return
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof told === 'string' ? told : JSON.stringify(told))
  }).listen(0, '127.0.0.1')
  running.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A port on which nobody listens. */
async function nobody(): Promise<number> {
  const port = await telling(null)
  await new Promise((closed) => running.pop()?.close(closed))
  return port
}

const find = (ports: { ollama: number; lmStudio: number }, memory = 32 * GB) => findOffer(ports, memory)
const tags = (...models: [name: string, gigabytes: number][]) => ({
  models: models.map(([name, size]) => ({ name, size: size * GB, details: { family: 'any' } })),
})

it('of many models at Ollama the largest is offered that leaves the machine room, with the settings that connect it', async () => {
  const ollama = await telling(
    tags(
      ['tiny:1b', 0.8],
      ['huge:70b', 40],
      ['fine:8b', 5],
      ['nomic-embed-text:latest', 9],
      ['far:120b-cloud', 0],
    ),
  )
  expect(await find({ ollama, lmStudio: await nobody() })).toBe(
    'Found Ollama with fine:8b: AI_PROVIDER=ollama AI_MODEL=fine:8b lets it coach',
  )
  expect(await find({ ollama, lmStudio: await nobody() }, 8 * GB)).toContain('Found Ollama with tiny:1b:')
})

it('a model at LM Studio is offered with its address; its size is read from its name', async () => {
  const lmStudio = await telling({
    data: [
      { id: 'text-embedding-nomic' },
      { id: 'qwen3-4b' },
      { id: 'mistral-small-24b' },
      { id: 'qwen3-0.6b' },
    ],
  })
  expect(await find({ ollama: await nobody(), lmStudio }, 16 * GB)).toBe(
    'Found LM Studio with qwen3-4b: AI_PROVIDER=openai-compatible AI_BASE_URL=http://localhost:1234/v1 AI_MODEL=qwen3-4b lets it coach',
  )
})

it.each<[string, unknown, number?]>([
  ['has no model', { models: [] }],
  ['has only models that write no conversation', tags(['nomic-embed-text', 1], ['far:480b-cloud', 0])],
  ['is something else', '<html>Hello</html>'],
  ['breaks', tags(['fine:8b', 5]), 500],
  ['names a model that would do something to a terminal', tags(['\u001b[2Jfine', 5])],
  ['does not answer', undefined],
])('nothing is offered where what listens there %s', async (_, told, status) => {
  expect(await find({ ollama: await telling(told, status), lmStudio: await nobody() })).toBeNull()
})

it('nothing but loopback is asked, not even where a server there points elsewhere or a proxy is set', async () => {
  const asked: string[] = []
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.on('lookup', (_error, address: string) => asked.push(address))
    socket.on('connectionAttempt', (address: string) => asked.push(address))
  }
  process.env['HTTP_PROXY'] = 'http://192.0.2.1:3128'
  subscribe('net.client.socket', note)
  try {
    const ollama = await telling('', 302, { location: 'http://192.0.2.2/' })
    expect(await find({ ollama, lmStudio: await nobody() })).toBeNull()
  } finally {
    unsubscribe('net.client.socket', note)
    delete process.env['HTTP_PROXY']
  }
  expect(new Set(asked)).toEqual(new Set(['127.0.0.1']))
})
