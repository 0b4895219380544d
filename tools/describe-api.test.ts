import { endpoint } from '@lodestar/contract/endpoint'
import { toJsonSchema } from '@lodestar/contract/open-api'
import { Instant, Level, text } from '@lodestar/contract/primitives'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { describeApi, describeType } from './describe-api.ts'

const describeSchema = (schema: z.ZodMiniType) => describeType(toJsonSchema(schema, 'output'))

it.each([
  ['text 1-80', text(80)],
  ['whole number 1-5', Level],
  ['whole number', z.int()],
  ['number from 0', z.number().check(z.minimum(0))],
  ['instant | null', z.nullable(Instant)],
  ['text | null', z.nullable(z.string())],
  ['"brief" | "detailed"', z.enum(['brief', 'detailed'])],
  ['true', z.literal(true)],
  ['list of boolean', z.array(z.boolean())],
  ['map of number', z.record(z.string(), z.number())],
  ['anything', z.unknown()],
  [
    '{\n  id: text\n  tags?: list of {\n    name: text\n  }\n}',
    z.object({ id: z.string(), tags: z.optional(z.array(z.object({ name: z.string() }))) }),
  ],
])('a type reads as %s', (words, schema) => {
  expect(describeSchema(schema)).toBe(words)
})

it('an endpoint is written with its access, input, reply, example and refusals', () => {
  const page = describeApi([
    {
      feature: 'things',
      name: 'createThing',
      endpoint: endpoint({
        method: 'POST',
        path: '/api/things',
        summary: 'Create a thing.',
        access: 'public',
        body: z.object({ name: text(5) }),
        reply: z.object({ id: z.string() }),
        status: 201,
        example: { id: 'thing_1' },
      }),
    },
  ])
  for (const words of [
    '## things\n\n### POST /api/things',
    'Create a thing. `createThing` · anybody · 201',
    'Body:\n\n```\n{\n  name: text 1-5\n}\n```',
    'Reply:\n\n```\n{\n  id: text\n}\n```',
    '"id": "thing_1"',
    'Refuses with: `invalid_input`, `too_large`',
    '| `not_found` | 404 | Not found. |',
  ])
    expect(page).toContain(words)
})
