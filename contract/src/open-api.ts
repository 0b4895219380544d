import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { COMMON_ERRORS, ERRORS, type ErrorCode, Problem } from './error.ts'

/** A schema as JSON Schema 2020-12 writes it, which OpenAPI 3.1 takes as it is. */
type JsonSchema = Record<string, unknown>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: JsonSchema; example?: unknown }> }
  >
}

/** An OpenAPI 3.1 document, as far as this API needs one. */
export interface OpenApi {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> }
}

const JSON_TYPE = 'application/json'
const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: 'lodestar.session_token',
  description: 'Behind https it is called __Host-lodestar.session_token.',
}
const PROBLEM = { $ref: '#/components/schemas/Problem' }

/**
 * Describes endpoints as an OpenAPI 3.1 document: what they take, what they answer and every way they refuse.
 *
 * @param endpoints usually `ENDPOINTS`; names become operation ids, features become tags.
 */
export function buildOpenApi(
  endpoints: readonly { feature: string; name: string; endpoint: Endpoint }[],
): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const { feature, name, endpoint } of endpoints) {
    const path = endpoint.path.replace(/:([^/]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(feature, name, endpoint) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lodestar',
      version: '1',
      description: 'What the browser and the server promise each other.',
    },
    paths,
    components: {
      schemas: { Problem: toJsonSchema(Problem, 'output') },
      securitySchemes: { session: SESSION },
    },
  }
}

/**
 * Lists every code an endpoint may refuse with: its own, and what follows from its access, parameters and input.
 *
 * @returns each code once, lowest status first.
 */
export function listErrorCodes({ access, body, errors, method, path, query }: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...errors, ...COMMON_ERRORS])
  if (access === 'user') codes.add('unauthorized')
  if (path.includes(':')) codes.add('not_found')
  if (body || query) codes.add('invalid_input')
  // Whatever writes reads a body first, and can be sent a bad one even where it needs none.
  if (method !== 'GET') for (const code of BODY_ERRORS) codes.add(code)
  return [...codes].toSorted((one, other) => ERRORS[one].status - ERRORS[other].status)
}

const BODY_ERRORS: readonly ErrorCode[] = ['invalid_input', 'unsupported_media_type']

/**
 * Writes a schema as JSON Schema.
 *
 * @param io `input` for what a caller sends, `output` for what comes back.
 */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

function describe(feature: string, name: string, endpoint: Endpoint): Operation {
  const { access, body, example, reply, status, summary } = endpoint
  return {
    operationId: name,
    tags: [feature],
    summary,
    security: access === 'user' ? [{ session: [] }] : [],
    parameters: [
      ...describePath(endpoint.path),
      ...describeQuery(endpoint.query),
      ...describeHeaders(endpoint),
    ],
    ...(body && {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: toJsonSchema(body, 'input') } } },
    }),
    responses: {
      [status]: {
        description: 'Done.',
        content: { [JSON_TYPE]: { schema: toJsonSchema(reply, 'output'), example } },
      },
      ...describeErrors(listErrorCodes(endpoint)),
    },
  }
}

function describePath(path: string): Parameter[] {
  return [...path.matchAll(/:([^/]+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 64 },
  }))
}

function describeQuery(query: Endpoint['query']): Parameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = toJsonSchema(query, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function describeHeaders({ errors }: Endpoint): Parameter[] {
  if (!errors.includes('idempotency_mismatch')) return []
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'A repeated request with the same key gets the first answer again and does nothing.',
      schema: { type: 'string' },
    },
  ]
}

function describeErrors(codes: readonly ErrorCode[]): Operation['responses'] {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `${code}: ${ERRORS[code].message}`).join(' '),
        content: { [JSON_TYPE]: { schema: PROBLEM } },
      },
    ]),
  )
}
