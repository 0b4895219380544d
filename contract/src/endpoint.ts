import type * as z from 'zod/mini'
import type { ErrorCode } from './error.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = z.ZodMiniType
/** The part of a path after each colon: `'/api/goals/:id'` gives `'id'`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * One call the browser may make, declared once: the server mounts it, the browser calls it, the API page prints it.
 *
 * `access` is who may call: `'user'` needs a session (401 without), `'public'` does not.
 * `example` is a reply that parses; the contract test checks it, `docs/api.md` prints it, web tests answer with it.
 */
export interface Endpoint<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  readonly method: Method
  readonly path: Path
  readonly summary: string
  readonly access: 'public' | 'user'
  readonly body: Body
  readonly query: Query
  readonly reply: Reply
  readonly status: 200 | 201
  readonly errors: readonly ErrorCode[]
  readonly example: z.input<Reply>
}

interface Declaration<Path extends string, Body, Query, Reply extends Schema> {
  method: Method
  path: Path
  /** One line for the API page, in the imperative. */
  summary: string
  access?: 'public'
  body?: Body
  query?: Query
  reply: Reply
  status?: 201
  /** Codes beyond the ones every endpoint may answer (see `error.ts`). */
  errors?: readonly ErrorCode[]
  example: z.input<Reply>
}

/** Declares an endpoint; every default is the common case (signed in, 200, no body). */
export function endpoint<
  const Path extends string,
  Reply extends Schema,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(declaration: Declaration<Path, Body, Query, Reply>): Endpoint<Path, Body, Query, Reply> {
  return {
    method: declaration.method,
    path: declaration.path,
    summary: declaration.summary,
    access: declaration.access ?? 'user',
    body: declaration.body as Body,
    query: declaration.query as Query,
    reply: declaration.reply,
    status: declaration.status ?? 200,
    errors: declaration.errors ?? [],
    example: declaration.example,
  }
}

/** What the server's handler receives as `body`, after parsing. */
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.output<E['body']> : undefined
/** What the server's handler receives as `query`, after parsing. */
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? z.output<E['query']> : undefined
/** The path's parameters, all text. */
export type ParamsOf<E extends Endpoint> = Record<ParamNames<E['path']>, string>
/** What the browser receives. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** What the browser passes: only the parts the endpoint has, so a body on a GET does not compile. */
export type CallInput<E extends Endpoint> = ([ParamNames<E['path']>] extends [never]
  ? unknown
  : { params: ParamsOf<E> }) &
  (E['body'] extends Schema ? { body: z.input<E['body']> } : unknown) &
  (E['query'] extends Schema ? { query?: z.input<E['query']> } : unknown)
