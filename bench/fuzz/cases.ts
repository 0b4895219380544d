import { answerAll } from '@lodestar/coach/assessment/answer-all'
import fc from 'fast-check'
import { ODD_HEADERS, ODD_QUERIES, ODD_VALUES, PLACES, RAW_BODIES } from './odd-values.data.ts'
import { aChange, anId, change, type Schema, shapedBy } from './shaped-values.ts'

/** An operation of the document. */
export interface Operation {
  id: string
  method: string
  path: string
  isPublic: boolean
  body: Schema | null
  query: { name: string; schema: Schema }[]
  /** What it may answer, by status. */
  replies: ReadonlyMap<number, Schema>
}

/** One request, as far as it is known before somebody sends it. */
export interface Case {
  who: 'one' | 'other' | 'visitor'
  places: string[]
  query: string
  headers: Readonly<Record<string, string>>
  body: { json: unknown } | { raw: string } | { bytes: number[] } | null
}

interface OpenApiOperation {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}

/** Lists the operations of an OpenAPI document, with the shared shape of refusals put in its place. */
export function listOperations(document: {
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, Schema> }
}): Operation[] {
  const problem = document.components.schemas['Problem'] ?? {}
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      isPublic: operation.security.length === 0,
      body: operation.requestBody?.content['application/json']?.schema ?? null,
      query: operation.parameters.filter((each) => each.in === 'query'),
      replies: new Map(
        Object.entries(operation.responses).map(([status, { content }]) => {
          const schema = content['application/json']?.schema ?? {}
          return [Number(status), '$ref' in schema ? problem : schema]
        }),
      ),
    })),
  )
}

/** Makes so many requests of an operation: the first half as its schema says, the rest with something wrong. The same seed gives the same. */
export function makeCases(operation: Operation, count: number, seed: number): Case[] {
  const shaped = Math.ceil(count / 2)
  return [
    ...fc.sample(aCase(operation, false), { numRuns: shaped, seed }),
    ...(count > shaped ? fc.sample(aCase(operation, true), { numRuns: count - shaped, seed: seed + 1 }) : []),
  ]
}

/** The path under which things of this kind are listed and made: what stands before the first id. */
export const listOf = ({ path }: Operation): string => path.replace(/\/\{.*/, '')

function aCase(operation: Operation, isWrong: boolean): fc.Arbitrary<Case> {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const from = listOf(operation)
  const who = fc.constantFrom<Case['who']>('one', 'one', 'one', 'other', 'other', 'visitor')
  const headers = isWrong
    ? fc.oneof(
        { weight: 2, arbitrary: fc.constant<Case['headers']>({}) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADERS) },
      )
    : fc.constantFrom<Case['headers']>({}, {}, {}, { 'idempotency-key': 'shaped' })
  return fc.record({
    who,
    places: fc.tuple(...names.map((name) => aPlace(name, from, isWrong))),
    query: aQuery(operation, isWrong),
    headers,
    body: aBody(operation, isWrong),
  })
}

function aPlace(name: string, from: string, isWrong: boolean): fc.Arbitrary<string> {
  const known = PLACES[name]
  const right = known ? fc.constantFrom(...known) : anId(from)
  if (!isWrong) return right
  const odd = ODD_VALUES.filter((value) => typeof value === 'string').map((value) => value.slice(0, 2_000))
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  )
}

function aQuery({ query }: Operation, isWrong: boolean): fc.Arbitrary<string> {
  const fields = Object.fromEntries(query.map(({ name, schema }) => [name, shapedBy(schema, name)]))
  const right = fc
    .record(fields, { requiredKeys: [] })
    .map((values) =>
      new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString(),
    )
  return isWrong
    ? fc.oneof(
        { weight: 3, arbitrary: right },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_QUERIES) },
        {
          weight: query.length,
          arbitrary: fc
            .tuple(fc.constantFrom('', ...query.map(({ name }) => name)), fc.constantFrom(...ODD_VALUES))
            .map(([name, value]) => `${name}=${encodeURIComponent(asText(value).slice(0, 3_000))}`),
        },
      )
    : right
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

/** As the schema says; where that alone never makes sense, half of them as people send them. */
function aShapedBody({ id, body }: Operation): fc.Arbitrary<unknown> | null {
  if (!body) return null
  return id === 'submitAssessment'
    ? fc.oneof(fc.constant({ responses: answerAll(() => 'Coaching') }), shapedBy(body))
    : shapedBy(body)
}

function aBody(operation: Operation, isWrong: boolean): fc.Arbitrary<Case['body']> {
  if (operation.method === 'GET') return fc.constant(null)
  const shaped = aShapedBody(operation)
  const right = shaped ? shaped.map((json) => ({ json })) : fc.constant<Case['body']>(null)
  if (!isWrong) return right
  const changed = fc
    .tuple(shaped ?? fc.constant({}), fc.array(aChange(), { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => ({ json: changes.reduce(change, value) }))
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    { weight: 2, arbitrary: right },
    { weight: 2, arbitrary: fc.constantFrom(...RAW_BODIES).map((raw) => ({ raw })) },
    { weight: 1, arbitrary: fc.jsonValue().map((json) => ({ json })) },
    { weight: 1, arbitrary: fc.array(fc.nat(255), { maxLength: 60 }).map((bytes) => ({ bytes })) },
    { weight: 1, arbitrary: fc.constant<Case['body']>(null) },
  )
}
