import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const app = await testApp({ extend: (to) => to.get('/api/test/ip', async (request) => request.ip) })
const call = async (forwarded: string, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url: '/api/test/ip', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body

it.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  ['1.2.3.4', '1.2.3.4'],
  ['[2001:db8::1]:80', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['198.51.100.1:9, 1.2.3.4:5678', '1.2.3.4'],
  // A trusted proxy before the first one counts as one with its port, too.
  ['1.2.3.4:5678, 127.0.0.1:443', '1.2.3.4'],
  ['1.2.3.4:5678,[::1]:80', '1.2.3.4'],
])('an address that a proxy has noted counts without its port: %s', async (forwarded, address) => {
  expect(await call(forwarded)).toBe(address)
})

it('an address that a stranger has noted does not count', async () => {
  expect(await call('1.2.3.4:5678', '198.51.100.9')).toBe('198.51.100.9')
})
