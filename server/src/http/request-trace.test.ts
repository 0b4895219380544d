import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { openTracing } from '../lib/tracing.ts'
import { aUser } from '../testing/a-user.ts'
import { aSession, MARCO } from '../testing/scenes.ts'
import { testApp } from '../testing/test-app.ts'

interface Sent {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

const received: string[] = []
const collector = createServer(async (request, reply) => {
  received.push(await text(request))
  reply.end('{}')
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
afterAll(() => collector.close())

const address = collector.address()
const port = typeof address === 'object' && address ? address.port : 0
const tracing = await openTracing(`http://127.0.0.1:${port}/`, 'web')
const app = await testApp({ tracing, env: { TRUSTED_PROXIES: '10.1.0.0/16' } })
const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${PARENT.traceId}-${PARENT.spanId}-01`

it('a trace goes on from a trusted proxy to the parts of a turn, and holds no word, address or id of anybody', async () => {
  const ada = await aUser(app)
  const session = await aSession(ada)
  const call = {
    method: 'POST',
    url: `/api/coaching/sessions/${session.id}/messages`,
    headers: { ...ada.headers, traceparent },
  } as const
  const payload = { content: MARCO }
  expect((await app.inject({ ...call, payload, remoteAddress: '10.1.2.3' })).statusCode).toBe(200)
  await app.inject({
    url: `/api/no/such?who=${ada.id}`,
    headers: { traceparent },
    remoteAddress: '203.0.113.7',
  })
  await tracing.stop()

  const all = received.join('\n')
  const spans: Sent[] = received.flatMap((each) =>
    JSON.parse(each).resourceSpans.flatMap((one: { scopeSpans: { spans: Sent[] }[] }) =>
      one.scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
  const request = spans.find(({ name }) => name === 'POST /api/coaching/sessions/:id/messages')
  expect(request).toMatchObject({ traceId: PARENT.traceId, parentSpanId: PARENT.spanId })
  for (const name of ['turn prepare', 'turn write'])
    expect(spans.find((span) => span.name === name)).toMatchObject({
      traceId: PARENT.traceId,
      parentSpanId: request?.spanId,
    })
  const strange = spans.find(({ name }) => name === 'GET none')
  expect(strange?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(strange?.traceId).not.toBe(PARENT.traceId)
  for (const secret of ['Marco', 'Ana', ada.id, ada.email, session.id, 'who=', '10.1.2.3'])
    expect(all).not.toContain(secret)
}, 60_000)
