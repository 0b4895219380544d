import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span, SpanContext } from '@opentelemetry/api'

/** What a span says: kinds and counts that stand in the code; never a word, an address or an id of somebody. */
type SpanFacts = Readonly<Record<string, string | number>>

/** One piece of work that is being traced. */
export interface OpenSpan {
  /** Names it, where that is known only later, and ends it. */
  end: (name: string, facts: SpanFacts) => void
}

/** Tells a collector how long which piece of work took. Off, it only runs the work. */
export interface Tracing {
  /** Runs a piece of work as a part of the request or job that it belongs to. */
  span: <T>(name: string, facts: SpanFacts, run: () => Promise<T>) => Promise<T>
  /** Notes a piece of work of so many milliseconds that has just ended, where it belongs to something traced. */
  note: (name: string, ms: number) => void
  /** Begins what comes from outside, and goes on within it. @param parent the trace it belongs to, where somebody trusted has said so. */
  begin: (parent: SpanContext | undefined, goOn: () => void) => OpenSpan
  /** Sends what is left. */
  stop: () => Promise<void>
}

/** Where nothing is traced. */
export const NO_TRACING: Tracing = {
  span: (_name, _facts, run) => run(),
  note: () => undefined,
  begin: (_parent, goOn) => {
    goOn()
    return { end: () => undefined }
  },
  stop: async () => undefined,
}

/** Longer than the sum of what a stop may take is never waited for. */
const EXPORT_TIMEOUT_MS = 2_000

/**
 * Starts tracing to a collector by OTLP over HTTP. OpenTelemetry is loaded only here.
 *
 * Nothing is registered for the whole process: no library traces by itself what it was given.
 *
 * @param endpoint the collector's address, without `/v1/traces`. @param role what this process does.
 */
export async function openTracing(endpoint: string, role: string): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  })
  const provider = new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({ root: new sdk.AlwaysOnSampler() }),
    resource: resources.resourceFromAttributes({ 'service.name': 'lodestar', 'lodestar.role': role }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('lodestar')
  const contexts = new AsyncLocalStorage<Context>()
  const enter = (span: Span) => trace.setSpan(ROOT_CONTEXT, span)
  return {
    span: async (name, facts, run) => {
      const span = tracer.startSpan(name, { attributes: facts }, contexts.getStore() ?? ROOT_CONTEXT)
      try {
        return await contexts.run(enter(span), run)
      } catch (error) {
        // Without the error's message, which may quote what somebody wrote.
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    note: (name, ms) => {
      const context = contexts.getStore()
      if (!context) return
      const endMs = Date.now()
      tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: endMs - ms }, context).end(endMs)
    },
    begin: (parent, goOn) => {
      const outside = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, outside)
      contexts.run(enter(span), goOn)
      return {
        end: (name, facts) => {
          span.updateName(name)
          span.setAttributes(facts)
          span.end()
        },
      }
    },
    stop: () => provider.shutdown(),
  }
}
