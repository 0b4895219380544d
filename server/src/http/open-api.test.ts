import { ENDPOINTS } from '@lodestar/contract/features'
import { expect, it } from 'vitest'
import { aVisitor } from '../testing/a-user.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()

it('describes every endpoint of the contract at /api/docs [R8-03]', async () => {
  const reply = await aVisitor(app).get('/api/docs')
  expect(reply.statusCode).toBe(200)
  const { openapi, paths } = reply.json()
  expect(openapi).toMatch(/^3\.1/)
  const described = Object.values(paths as Record<string, object>).flatMap((methods) => Object.keys(methods))
  expect(described).toHaveLength(ENDPOINTS.length)
})
