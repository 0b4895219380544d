import { ENDPOINTS } from '@lodestar/contract/features'
import { buildOpenApi } from '@lodestar/contract/open-api'
import type { FastifyInstance } from 'fastify'

/** Serves the description of every endpoint as an OpenAPI 3.1 document at `/api/docs`; it holds nothing private. */
export function registerOpenApi(app: FastifyInstance): void {
  let document: string | undefined
  app.get('/api/docs', async (_request, reply) => {
    document ??= JSON.stringify(buildOpenApi(ENDPOINTS))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document)
  })
}
