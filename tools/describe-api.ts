import type { Endpoint } from '@lodestar/contract/endpoint'
import { ERRORS } from '@lodestar/contract/error'
import { listErrorCodes, toJsonSchema } from '@lodestar/contract/open-api'

type Listed = { feature: string; name: string; endpoint: Endpoint }
type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[] }

const HEAD = `# The API

Written by \`npm run docs\` from the contract; the running server shows the same at /api/docs. Calls that need a session
get it from the cookie that signing in sets. Every refusal has the same body: \`{ code, message, fields?, requestId }\`.
`

/** Writes the page about every endpoint: what it takes, what it answers, how it refuses, with an example. */
export function describeApi(endpoints: readonly Listed[]): string {
  const features = [...Map.groupBy(endpoints, ({ feature }) => feature)].map(
    ([feature, own]) => `## ${feature}\n\n${own.map(describeEndpoint).join('\n')}`,
  )
  return [HEAD, ...features, describeErrors()].join('\n')
}

function describeEndpoint({ name, endpoint }: Listed): string {
  const { access, body, example, method, path, query, reply, status, summary } = endpoint
  const parts = [
    `### ${method} ${path}`,
    `${summary} \`${name}\` · ${access === 'user' ? 'signed in' : 'anybody'} · ${status}`,
    query && `Query:\n\n${fence('', describeType(toJsonSchema(query, 'input')))}`,
    body && `Body:\n\n${fence('', describeType(toJsonSchema(body, 'input')))}`,
    `Reply:\n\n${fence('', describeType(toJsonSchema(reply, 'output')))}`,
    `Example:\n\n${fence('json', JSON.stringify(example, null, 2))}`,
    `Refuses with: ${listErrorCodes(endpoint)
      .map((code) => `\`${code}\``)
      .join(', ')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

/** Writes a JSON schema the way a person reads a type. */
export function describeType(schema: Schema, indent = ''): string {
  if (Array.isArray(schema['anyOf'] ?? schema['oneOf']))
    return ((schema['anyOf'] ?? schema['oneOf']) as Schema[])
      .map((option) => describeType(option, indent))
      .join(' | ')
  if (schema['const'] !== undefined) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  if (schema['type'] === 'array') return `list of ${describeType(schema['items'] as Schema, indent)}`
  if (Array.isArray(schema['type']))
    return schema['type'].map((type) => describeType({ ...schema, type }, indent)).join(' | ')
  if (schema.properties) return describeFields(schema.properties, schema.required ?? [], indent)
  if (schema['type'] === 'object')
    return `map of ${describeType((schema['additionalProperties'] ?? {}) as Schema, indent)}`
  return describeSimple(schema)
}

function describeFields(fields: Record<string, Schema>, required: readonly string[], indent: string): string {
  const lines = Object.entries(fields).map(
    ([name, field]) =>
      `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${describeType(field, `${indent}  `)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

function describeSimple({ type, format, minimum, maximum, minLength, maxLength }: Schema): string {
  if (format === 'date-time') return 'instant'
  if (format) return String(format)
  if (type === 'string') return `text${describeRange(minLength, maxLength)}`
  if (type === 'integer') return `whole number${describeRange(minimum, maximum)}`
  if (type === 'number') return `number${describeRange(minimum, maximum)}`
  return type === undefined ? 'anything' : String(type)
}

function describeRange(least: unknown, most: unknown): string {
  // Zod says "a safe integer" with the largest ones there are, which is no limit a person needs to read.
  const from = least === Number.MIN_SAFE_INTEGER ? undefined : least
  const to = most === Number.MAX_SAFE_INTEGER ? undefined : most
  if (from === undefined && to === undefined) return ''
  if (to === undefined) return ` from ${from}`
  return from === undefined ? ` up to ${to}` : ` ${from}-${to}`
}

function describeErrors(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  )
  return `## Errors\n\n| code | status | message |\n| --- | --- | --- |\n${rows.join('\n')}\n`
}
