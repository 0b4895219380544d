import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@lodestar/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Db } from '../db/connect.ts'
import { asNobody, asPerson, asPurpose } from '../db/scope.ts'
import type { Clock } from '../lib/clock.ts'
import type { Limits } from '../lib/limits.ts'
import { AppError } from './errors.ts'
import { answerOnce } from './idempotency.ts'
import { parseInput } from './input.ts'
import type { Caller } from './session.ts'

/** Returned by a handler that has taken over the reply (`reply.hijack()`) to stream it. */
export const STREAMED = Symbol('streamed')

/**
 * The reply of an endpoint that has nothing else to say.
 *
 * A literal written in a handler is widened by the compiler (`true` to `boolean`), so it would not fit the contract.
 */
export const SUCCESS = { success: true } as const

/** What a handler is given: parsed input, who is calling, and the database to use for this request. */
interface HandlerInput<E extends Endpoint, User> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  user: User
  /** The transaction of an idempotent create, else the pool. Writing through it keeps a repeated create from making two. */
  db: Db
  request: FastifyRequest
  /** Only for streaming and for cookies; ordinary handlers return their reply. */
  reply: FastifyReply
}

/** Answers one endpoint. What it returns is checked against the contract before it is sent. */
type Handler<E extends Endpoint, User> = (
  input: HandlerInput<E, User>,
) => Promise<z.input<E['reply']> | typeof STREAMED>

/**
 * Serves an endpoint of the contract to signed-in users; everybody else gets 401.
 *
 * @throws Error at start when the endpoint is declared public.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E, Caller>,
): void {
  if (endpoint.access !== 'user') throw new Error(`${endpoint.path} is public: use mountPublic`)
  serve(app, endpoint, (input) => handler({ ...input, user: input.user as Caller }))
}

/**
 * Serves a public endpoint of the contract; `user` is null for a visitor.
 *
 * @throws Error at start when the endpoint needs a session.
 */
export function mountPublic<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E, Caller | null>,
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} needs a session: use mount`)
  serve(app, endpoint, handler)
}

/** As `mountPublic`, for signing in and for what a mailed link does: it is about accounts whoever is calling. */
export function mountAccounts<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E, Caller | null>,
): void {
  mountPublic(app, endpoint, (input) => asPurpose('sign-in', () => handler(input)))
}

function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E, Caller | null>,
): void {
  const isPublicWrite = endpoint.access === 'public' && endpoint.method !== 'GET'
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: isPublicWrite ? { rateLimit: app.publicWriteLimit } : {},
    // After the limits, so that refused calls count; before the body is read, since a stranger's is not worth parsing.
    preParsing: async (request, reply) => {
      request.caller = await app.identify(request, reply)
      if (endpoint.access === 'user' && !request.caller) throw new AppError('unauthorized')
    },
    handler: async (request, reply) => {
      const run = () => answer(app, endpoint, handler, request, reply)
      // Whatever a handler asks the database, it sees this person's rows and no others.
      const result = await (request.caller ? asPerson(request.caller.id, run) : asNobody(run))
      if (result === STREAMED) return reply
      return reply
        .code(endpoint.status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(result))
    },
  })
}

async function answer<E extends Endpoint>(
  { db, clock }: FastifyInstance,
  endpoint: E,
  handler: Handler<E, Caller | null>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const input = parseInput(endpoint, request)
  const user = request.caller
  const run = async (through: Db) => {
    const context = { ...input, user, db: through, request, reply } as HandlerInput<E, Caller | null>
    const result = await handler(context)
    return result === STREAMED ? STREAMED : checkReply(endpoint, result)
  }
  const isOnce = endpoint.status === 201 && endpoint.errors.includes('idempotency_mismatch')
  return isOnce && user ? answerOnce({ db, now: clock(), request, reply, userId: user.id, run }) : run(db)
}

/** A reply of the wrong shape is our mistake: it is logged and told as `internal`, never sent. */
function checkReply(endpoint: Endpoint, result: unknown): unknown {
  const { success, data, error } = endpoint.reply.safeParse(result)
  if (success) return data
  throw new Error(`The reply of ${endpoint.method} ${endpoint.path} does not match the contract`, {
    cause: error,
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    clock: Clock
    limits: Limits
    publicWriteLimit: { max: number; timeWindow: number }
  }
}
