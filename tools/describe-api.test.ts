import { submitFeedback } from '@lodestar/contract/feedback'
import { expect, it } from 'vitest'
import { describeApi, describeType } from './describe-api.ts'

const name = { type: 'string', minLength: 1, maxLength: 80 }

it.each([
  ['text 1-80', name],
  ['text up to 80', { type: 'string', maxLength: 80 }],
  ['whole number 1-5', { type: 'integer', minimum: 1, maximum: 5 }],
  ['whole number', { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
  ['number from 0', { type: 'number', minimum: 0 }],
  ['instant | null', { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }],
  ['text | null', { type: ['string', 'null'] }],
  ['"brief" | "detailed"', { type: 'string', enum: ['brief', 'detailed'] }],
  ['true', { type: 'boolean', const: true }],
  ['list of boolean', { type: 'array', items: { type: 'boolean' } }],
  ['map of number', { type: 'object', additionalProperties: { type: 'number' } }],
  ['anything', {}],
  [
    '{\n  id: text\n  tags?: list of {\n    name: text 1-80\n  }\n}',
    {
      type: 'object',
      properties: {
        id: { type: 'string' },
        tags: { type: 'array', items: { type: 'object', properties: { name }, required: ['name'] } },
      },
      required: ['id'],
    },
  ],
])('a type reads as %s', (words, schema) => {
  expect(describeType(schema)).toBe(words)
})

it('an endpoint is written with its access, input, reply, example and refusals', () => {
  const page = describeApi([{ feature: 'feedback', name: 'submitFeedback', endpoint: submitFeedback }])
  for (const words of [
    '## feedback\n\n### POST /api/coaching/feedback',
    `${submitFeedback.summary} \`submitFeedback\` · signed in · 201`,
    'Body:\n\n```\n{\n  sessionId: text 1-64\n  rating: whole number 1-5\n  feedback?: ',
    'Reply:\n\n```\n{\n  id: text 1-64\n',
    `"id": "${submitFeedback.example.id}"`,
    'Refuses with: `invalid_input`, `unauthorized`, `not_found`',
    '| `not_found` | 404 | Not found. |',
  ])
    expect(page).toContain(words)
})
