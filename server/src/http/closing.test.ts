import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { COMMON_ERRORS, Problem } from '@lodestar/contract/error'
import type { FastifyInstance } from 'fastify'
import { expect, it, vi } from 'vitest'
import { createLog } from '../lib/log.ts'
import { testApp } from '../testing/test-app.ts'
import { leave } from './closing.ts'

/** Connects to a listening app. */
async function dial(app: FastifyInstance): Promise<Socket> {
  const socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Reads a connection to its end; returns the last answer's status, headers and body. */
async function readLast(socket: Socket) {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const [head = '', body = ''] = text.slice(text.lastIndexOf('HTTP/1.1 ')).split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    head: head.toLowerCase(),
    problem: Problem.parse(JSON.parse(body)),
  }
}

const GET = 'GET /api/auth/options HTTP/1.1\r\nhost: x\r\n\r\n'

it('a request that arrives while the server closes is told to try again, in the one shape', async () => {
  const gate = Promise.withResolvers<void>()
  const closing = Promise.withResolvers<void>()
  const app = await testApp({
    extend: (to) => {
      to.get('/api/test/slow', async () => {
        await gate.promise
        return {}
      })
      to.addHook('preClose', async () => closing.resolve())
    },
  })
  const socket = await dial(app)
  const send = async (request: string) => {
    socket.write(request)
    await once(app.server, 'request')
  }
  await send(GET.replace('auth/options', 'test/slow'))
  const closed = app.close()
  await closing.promise
  // The slow request keeps its connection open; the next one on it comes too late.
  await send(GET)
  gate.resolve()
  const last = await readLast(socket)
  expect(last.status).toBe(503)
  expect(last.problem.code).toBe('unavailable')
  expect(last.head).toMatch(/\r\nretry-after: [1-9]/)
  expect(last.head).toContain(`\r\nx-request-id: ${last.problem.requestId}`)
  await closed
})

it('a server that leaves answers what still comes, and waits for what is under way', async () => {
  const gate = Promise.withResolvers<void>()
  const app = await testApp({
    extend: (to) => {
      to.get('/api/test/slow', async () => {
        await gate.promise
        return {}
      })
    },
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const slow = fetch(`${origin}/api/test/slow`)
  await once(app.server, 'request')
  let hasLeft = false
  const leaving = leave(app, 3_000).then(() => {
    hasLeft = true
  })
  expect((await fetch(`${origin}/readyz`)).status).toBe(503)
  const late = await fetch(`${origin}/api/auth/options`)
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  await sleep(3_200)
  expect(hasLeft).toBe(false)
  gate.resolve()
  expect((await slow).status).toBe(200)
  await leaving
})

it('a request that does not arrive whole in time is told so, in the one shape', async () => {
  const app = await testApp()
  // Node takes the longer of the two for a body that does not come.
  expect(app.server.headersTimeout).toBeLessThanOrEqual(app.server.requestTimeout)
  app.server.headersTimeout = app.server.requestTimeout = 100
  const socket = await dial(app)
  socket.write('POST /api/identity/sign-in/email HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n')
  socket.write('content-type: application/json\r\n\r\n{"email":')
  const last = await readLast(socket)
  expect(last.status).toBe(408)
  expect(last.problem.code).toBe('too_slow')
  expect(last.head).toContain(`\r\nx-request-id: ${last.problem.requestId}`)
})

it.each([
  ['what is not HTTP', 'EHLO mail.example.com\r\n\r\n', 400, 'invalid_input'],
  ['headers without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}`, 413, 'too_large'],
  ['an address without end', `GET /api/goals?${'x'.repeat(20_000)}`, 413, 'too_large'],
])('%s is refused in the one shape', async (_what, sent, status, code) => {
  const socket = await dial(await testApp())
  socket.write(sent)
  const last = await readLast(socket)
  expect(last).toMatchObject({ status, problem: { code } })
  // Whatever was asked for, so the document of the API says it of every call.
  if (status === 413) expect(COMMON_ERRORS).toContain(code)
})

it('a caller who hangs up in the middle of a request is no failure of ours', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const app = await testApp({ log })
  const socket = await dial(app)
  socket.write('POST /api/identity/sign-in/email HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n')
  socket.write('content-type: application/json\r\n\r\n{"email":')
  await once(app.server, 'request')
  lines.length = 0
  socket.destroy()
  await vi.waitFor(() => expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['request']))
})
