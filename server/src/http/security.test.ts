import { describe, expect, it } from 'vitest'
import { aUser } from '../testing/a-user.ts'
import { testApp } from '../testing/test-app.ts'

// No page is built there, so what a page may hold of its own is left out; site.test.ts tells of it.
const app = await testApp({ siteDir: import.meta.dirname })
const ada = await aUser(app)
const setZone = (headers: Record<string, string>) =>
  ada.put('/api/auth/time-zone', { timeZone: 'Europe/Berlin' }, { host: 'localhost:3000', ...headers })

describe('every reply', () => {
  it.each(['/', '/api/auth/user', '/api/no-such-call', '/healthz'])(
    'has the security headers: %s',
    async (url) => {
      const { headers } = await app.inject(url)
      expect(headers['content-security-policy']).toBe(
        "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
          "manifest-src 'self';worker-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
      )
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('server')
    },
  )

  it('lets pages of this origin alone ask for the microphone', async () => {
    const { headers } = await app.inject('/coaching')
    expect(headers['permissions-policy']).toBe(
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), midi=(), ' +
        'payment=(), usb=(), microphone=(self)',
    )
  })

  it('asks for https from then on, where people come by https', async () => {
    const secure = await testApp({ env: { PUBLIC_URL: 'https://coach.example.com' } })
    const { headers } = await secure.inject('/api/auth/options')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('asks for it of hosts below ours only where that is set', async () => {
    const env = { PUBLIC_URL: 'https://coach.example.com', HSTS_SUBDOMAINS: 'on' }
    const { headers } = await (await testApp({ env })).inject('/api/auth/options')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('a change asked for', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://localhost:4000' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  ])("by another site's page is refused: %o", async (headers) => {
    const reply = await setZone(headers)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 'invalid_input',
      fields: { 'headers.origin': 'Requests from other sites are refused' },
    })
  })

  it.each<Record<string, string>>([
    {},
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000' },
    { host: '192.0.2.4:3000', origin: 'http://192.0.2.4:3000' },
    { 'sec-fetch-site': 'none' },
  ])('by our own page or by a program is done: %o', async (headers) => {
    expect((await setZone(headers)).statusCode).toBe(200)
  })

  it('by our own page behind a proxy that renames the host is done, by its public address', async () => {
    const proxied = await testApp({ env: { PUBLIC_URL: 'https://coach.example.com' } })
    const eve = await aUser(proxied)
    const reply = await eve.put(
      '/api/auth/time-zone',
      { timeZone: 'UTC' },
      { host: '10.0.0.5', origin: 'https://coach.example.com' },
    )
    expect(reply.statusCode).toBe(200)
  })

  it.each([
    ['http://coach.example.com', 400],
    ['http://192.0.2.4', 400],
    ['https://192.0.2.4', 200],
    ['https://coach.example.com', 200],
    ['ftp://192.0.2.4', 400],
  ])('behind https by a page that came without it is refused: %s', async (origin, status) => {
    const proxied = await testApp({ env: { PUBLIC_URL: 'https://coach.example.com' } })
    const eve = await aUser(proxied)
    const host = origin.includes('192') ? '192.0.2.4' : 'coach.example.com'
    const reply = await eve.put('/api/auth/time-zone', { timeZone: 'UTC' }, { host, origin })
    expect(reply.statusCode).toBe(status)
  })

  it('by a link from elsewhere still reads: only changes are refused', async () => {
    expect((await ada.get('/api/auth/user', undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      200,
    )
  })
})
