import { describe, expect, it } from 'vitest'
import type { Operation } from './cases.ts'
import { createJudge } from './judge.ts'
import type { Person } from './people.ts'
import type { Sent, Wire } from './send.ts'
import type { Schema } from './shaped-values.ts'

const PROBLEM: Schema = { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] }
const operation: Operation = {
  id: 'getThing',
  method: 'GET',
  path: '/api/things/{id}',
  isPublic: false,
  body: null,
  query: [],
  replies: new Map<number, Schema>([
    [200, { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] }],
    [404, PROBLEM],
    [500, PROBLEM],
  ]),
}
const other: Person = { cookie: '', email: '', password: '', ids: new Map(), mark: 'zq5f' }
const wire: Wire = { method: 'GET', path: '/api/things/1', headers: {}, body: null }
const judge = createJudge()
const judgeReply = (changes: Partial<Sent>, asked: Partial<Wire> = {}) => {
  const sent = { status: 200, type: 'application/json', text: '{"title":"a"}', tookMs: 1, failure: null }
  return judge(operation, { ...wire, ...asked }, { ...sent, ...changes }, [other]).map(({ fault }) => fault)
}
const telling = (title: string) => ({ text: JSON.stringify({ title }) })

describe('an answer', () => {
  it('that the document promises is in order', () => {
    expect(judgeReply({})).toEqual([])
    expect(judgeReply({ status: 404, text: '{"code":"not_found"}' })).toEqual([])
  })

  it.each<[string, Partial<Sent>, string[]]>([
    ['of an error of ours, though it is documented', { status: 500, text: '{"code":"internal"}' }, ['5xx']],
    ['of another status', { status: 418, text: '{"code":"teapot"}' }, ['undocumented']],
    ['of another shape', { text: '{"name":"a"}' }, ['off schema']],
    ['of an error in another shape', { status: 404, text: '{"error":"Not Found"}' }, ['off schema']],
    ['of another type', { type: 'text/html', text: '<p>' }, ['off schema']],
    ['that is cut off', { text: '{"title":' }, ['off schema']],
    ['that never came', { status: 0, failure: 'no answer within 30 s' }, ['no answer']],
    ["with somebody else's text", telling('Listen zq5f'), ['leak']],
    ['with a stack', telling('x\n    at handle (file:///srv/server/src/app.ts:10:5)'), ['leak']],
    ['with a path', telling('ENOENT: no such file, open /var/lib/x'), ['leak']],
    ['with SQL', telling('insert into "goals" values'), ['leak']],
    ['with an error of the database', telling('violates check constraint "meetings_check"'), ['leak']],
  ])('%s is a finding', (_, changes, faults) => {
    expect(judgeReply(changes)).toEqual(faults)
  })

  it('may say again what was sent', () => {
    const path = '/api/things/%2Fetc%2Fpasswd?q=/var/lib/x'
    expect(judgeReply(telling('no such thing: /var/lib/x'), { path })).toEqual([])
  })
})
