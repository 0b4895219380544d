import { expect, test } from 'vitest'
import { createLog, describeError } from './log.ts'

test('a database error is logged without the value it quotes', () => {
  const error = Object.assign(new Error('invalid input syntax: "what she told me in confidence"'), {
    code: '22P02',
    detail: 'Key (email)=(ada@example.com) exists',
    table: 'users',
  })
  const text = JSON.stringify(describeError(new Error('outer', { cause: error })))
  expect(text).toContain('22P02')
  expect(text).toContain('users')
  expect(text).not.toContain('confidence')
  expect(text).not.toContain('ada@example.com')
})

test('headers, cookies, passwords and texts are taken out even when they are logged by mistake', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const secret = 'do-not-keep-this'
  log.info({ body: { content: secret }, input: { password: secret, content: secret } }, 'one')
  log.info({ headers: { cookie: secret }, req: { headers: { cookie: secret }, token: secret } }, 'two')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain(secret)
})
