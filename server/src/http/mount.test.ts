import { endpoint } from '@lodestar/contract/endpoint'
import { text } from '@lodestar/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createLog } from '../lib/log.ts'
import { aUser, aVisitor } from '../testing/a-user.ts'
import { testApp } from '../testing/test-app.ts'
import { AppError } from './errors.ts'
import { mount, mountPublic } from './mount.ts'

const Note = z.object({ title: z.string(), kind: z.enum(['plain', 'loud']) })
const example = { title: 'a', kind: 'plain' as const }
const NewNote = z.object({
  title: text(5, 'Give it a title'),
  kind: z.enum(['plain', 'loud']),
  parts: z.optional(z.array(z.object({ name: z.string() }))),
})
const getNote = endpoint({
  method: 'GET',
  path: '/api/test/notes/:id',
  summary: 'x',
  query: z.object({ loud: z.optional(z.enum(['yes', 'no'])) }),
  reply: Note,
  example,
})
const createNote = endpoint({
  method: 'POST',
  path: '/api/test/notes',
  summary: 'x',
  body: NewNote,
  reply: Note,
  status: 201,
  example,
})
const endNote = endpoint({
  method: 'POST',
  path: '/api/test/notes/:id/end',
  summary: 'x',
  access: 'public',
  reply: z.nullable(z.string()),
  example: null,
})
const breakNote = endpoint({
  method: 'GET',
  path: '/api/test/broken/:how',
  summary: 'x',
  access: 'public',
  reply: Note,
  example,
})

const lines: string[] = []
const app = await testApp({
  extend: mountNotes,
  log: createLog('info', { write: (line) => void lines.push(line) }),
})
const ada = await aUser(app)

function mountNotes(to: FastifyInstance): void {
  mount(to, getNote, async ({ params, query }) => {
    const kind: z.output<typeof Note>['kind'] = query.loud === 'yes' ? 'loud' : 'plain'
    return { title: params.id, kind, secretColumn: 'never sent' }
  })
  mount(to, createNote, async ({ body }) => body)
  to.get('/api/test/nul/text', async () => sql`select ${'a\0b'}::text`.execute(to.db))
  to.get('/api/test/nul/json', async () => sql`select ${'["\\u0000"]'}::jsonb ->> 0`.execute(to.db))
  mountPublic(to, endNote, async ({ user }) => user && `ended by ${user.id} in ${user.timeZone}`)
  mountPublic(to, breakNote, async ({ params }) => {
    if (params.how === 'shape') return { title: 'confided text', kind: 'odd' } as unknown as typeof example
    if (params.how === 'gone') throw new AppError('not_found')
    throw new Error('the database said: secret detail')
  })
}

describe('input', () => {
  it('that is wrong is answered 400, naming each field and what is wrong with it', async () => {
    const reply = await ada.post('/api/test/notes', { title: '  ', kind: 'odd', parts: [{ name: 'a' }, {}] })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({
      code: 'invalid_input',
      message: 'Some of what was sent is missing or not valid.',
      fields: {
        'body.title': 'Give it a title',
        'body.kind': 'Invalid option: expected one of "plain"|"loud"',
        'body.parts.1.name': 'Required',
      },
      requestId: reply.headers['x-request-id'],
    })
  })

  it.each([[undefined], [[]], ['text'], [7], [null]])(
    'that is not an object at all is 400: %j',
    async (body) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/test/notes',
        headers: { ...ada.headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().fields)).toEqual(['body'])
    },
  )

  it('is trimmed and stripped of what the contract does not know', async () => {
    const reply = await ada.post('/api/test/notes', { title: '  ok ', kind: 'loud', isAdmin: true })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toEqual({ title: 'ok', kind: 'loud' })
  })

  it('in the query is parsed and named too', async () => {
    expect((await ada.get('/api/test/notes/n1?loud=yes')).json()).toEqual({ title: 'n1', kind: 'loud' })
    const reply = await ada.get('/api/test/notes/n1?loud=maybe')
    expect(reply.json().fields).toEqual({ 'query.loud': 'Invalid option: expected one of "yes"|"no"' })
  })

  it.each(['x'.repeat(65), 'a%00b', '%F0%9F%8D%8E'.repeat(70)])(
    'with an id that cannot exist is 404, like one that does not: %s',
    async (id) => {
      const reply = await ada.get(`/api/test/notes/${id}`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 'not_found', message: 'Not found.' })
    },
  )
})

it.each(['text', 'json'])(
  'a character that the database cannot hold is the mistake of who sent it: %s',
  async (kind) => {
    const reply = await app.inject(`/api/test/nul/${kind}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ body: 'Contains a character that cannot be stored' })
  },
)

describe('who may call', () => {
  it('is everybody for a public endpoint, with the person when there is one [R6-01]', async () => {
    expect((await aVisitor(app).post('/api/test/notes/1/end')).body).toBe('null')
    const berta = await aUser(app, { timeZone: 'Europe/Berlin' })
    const reply = await berta.post('/api/test/notes/1/end')
    expect(reply.json()).toBe(`ended by ${berta.id} in Europe/Berlin`)
    expect((await ada.post('/api/test/notes/1/end')).json()).toBe(`ended by ${ada.id} in UTC`)
  })

  it('cannot be mixed up when mounting', () => {
    expect(() => mount(app, endNote, async () => null)).toThrow('is public: use mountPublic')
    expect(() => mountPublic(app, createNote, async ({ body }) => body)).toThrow('needs a session: use mount')
  })
})

describe('a reply', () => {
  it('holds what the contract knows and nothing else, is JSON and not cached [R7-03]', async () => {
    const reply = await ada.get('/api/test/notes/n1')
    expect(reply.json()).toEqual({ title: 'n1', kind: 'plain' })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
  })

  it('of the wrong shape is a 500 without internals, and is logged without what it held', async () => {
    lines.length = 0
    const reply = await app.inject('/api/test/broken/shape')
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId: reply.headers['x-request-id'],
    })
    const logged = lines.join('')
    expect(logged).toContain('does not match the contract')
    expect(logged).toContain(reply.headers['x-request-id'])
    expect(logged).not.toContain('confided text')
  })

  it('to an unforeseen error tells nothing of it, and the log everything', async () => {
    lines.length = 0
    const reply = await app.inject('/api/test/broken/database')
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('secret detail')
    expect(lines.join('')).toContain('secret detail')
  })

  it('to a refusal is the refusal', async () => {
    lines.length = 0
    expect((await app.inject('/api/test/broken/gone')).json()).toMatchObject({ code: 'not_found' })
    expect(lines.join('')).not.toContain('"level":50')
  })
})
