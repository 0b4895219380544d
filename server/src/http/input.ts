import type { Endpoint } from '@lodestar/contract/endpoint'
import { Id } from '@lodestar/contract/primitives'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from './errors.ts'

// People read these messages beside a form's fields; a field left out is called required, not "undefined".
z.config({
  ...z.locales.en(),
  customError: (issue) => (issue.input === undefined ? 'Required' : undefined),
})

/** What a request holds after parsing; parts the endpoint does not declare are undefined. */
export interface Input {
  params: Record<string, string>
  query: unknown
  body: unknown
}

/**
 * Parses a request by its endpoint.
 *
 * @throws AppError `not_found` for an identifier that cannot exist, `invalid_input` naming every wrong field.
 */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): Input {
  const params = (request.params ?? {}) as Record<string, string>
  for (const value of Object.values(params)) {
    if (!Id.safeParse(value).success) throw new AppError('not_found')
  }
  const fields: Record<string, string> = {}
  const query = parsePart('query', endpoint.query, request.query, fields)
  const body = parsePart('body', endpoint.body, request.body, fields)
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
  return { params, query, body }
}

function parsePart(
  part: string,
  schema: Endpoint['body'],
  value: unknown,
  fields: Record<string, string>,
): unknown {
  if (!schema) return undefined
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  for (const { path, message } of error.issues) {
    // The first complaint about a field is the one to act on.
    fields[[part, ...path].join('.')] ??= message
  }
  return undefined
}
