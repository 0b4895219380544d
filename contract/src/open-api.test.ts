import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ENDPOINTS } from './features.ts'
import { buildOpenApi, listErrorCodes } from './open-api.ts'
import { Level, text } from './primitives.ts'

const updateThing = endpoint({
  method: 'PUT',
  path: '/api/things/:id/parts/:partId',
  summary: 'Change a part.',
  query: z.object({ dry: z.optional(z.string()) }),
  body: z.object({ name: text(5), level: z.optional(Level) }),
  reply: z.object({ name: z.string() }),
  errors: ['session_completed', 'idempotency_mismatch'],
  example: { name: 'wheel' },
})
const listThings = endpoint({
  method: 'GET',
  path: '/api/things',
  summary: 'List things.',
  access: 'public',
  reply: z.array(z.string()),
  example: [],
})
const THINGS = [
  { feature: 'things', name: 'updateThing', endpoint: updateThing },
  { feature: 'things', name: 'listThings', endpoint: listThings },
]

const operationAt = (path: string, method: string) => {
  const operation = buildOpenApi(THINGS).paths[path]?.[method]
  if (!operation) throw new Error(`Nothing at ${method} ${path}`)
  return operation
}

describe('the OpenAPI document', () => {
  it('says where an endpoint is, who may call it and what it takes', () => {
    const operation = operationAt('/api/things/{id}/parts/{partId}', 'put')
    expect(operation).toMatchObject({
      operationId: 'updateThing',
      tags: ['things'],
      summary: 'Change a part.',
      security: [{ session: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'partId', in: 'path', required: true },
        { name: 'dry', in: 'query', required: false, schema: { type: 'string' } },
        { name: 'Idempotency-Key', in: 'header', required: false },
      ],
    })
    expect(operation.requestBody?.content['application/json']?.schema).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 5 },
        level: { type: 'integer', minimum: 1, maximum: 5 },
      },
      required: ['name'],
    })
  })

  it('says what comes back, with an example, and every way to be refused', () => {
    const { responses } = operationAt('/api/things/{id}/parts/{partId}', 'put') ?? {
      responses: {},
    }
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '404',
      '408',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ])
    expect(responses['200']?.content['application/json']).toMatchObject({
      schema: { type: 'object', required: ['name'] },
      example: { name: 'wheel' },
    })
    expect(responses['409']?.description).toMatch(/session_completed: .+ idempotency_mismatch: /)
  })

  it('asks nothing of a public read', () => {
    const operation = operationAt('/api/things', 'get')
    expect(operation).toMatchObject({ security: [], parameters: [] })
    expect(operation).not.toHaveProperty('requestBody')
    expect(listErrorCodes(listThings)).toEqual([
      'too_slow',
      'too_large',
      'too_many_requests',
      'internal',
      'overloaded',
      'unavailable',
    ])
  })

  it('holds every endpoint of the product once, and no reference that leads nowhere', () => {
    const document = buildOpenApi(ENDPOINTS)
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.toSorted()).toEqual(ENDPOINTS.map(({ name }) => name).toSorted())
    expect(new Set(ids).size).toBe(ids.length)
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? []
    expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Problem"']))
  })
})
