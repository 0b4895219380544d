import type { IncomingMessage } from 'node:http'
import type { SpanContext } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Tracing } from '../lib/tracing.ts'
import type { IsTrusted } from './trusted-proxies.ts'

/** W3C Trace Context: version, trace, parent, flags. Zeros are none. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})/

/** Traces each request by its route and status: no path, no query, no header, no body. */
export function registerTracing(app: FastifyInstance, tracing: Tracing, isTrusted: IsTrusted): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    open.set(request, tracing.begin(readParent(request.raw, isTrusted), done))
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    open.get(request)?.end(`${method} ${route}`, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    })
  })
}

/** The trace that a trusted proxy says a request belongs to. */
function readParent({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): SpanContext | undefined {
  if (!isTrusted(socket.remoteAddress)) return undefined
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(headers['traceparent'])) ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16) & 1, isRemote: true }
}
