import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { aUser } from '../testing/a-user.ts'
import { takeAssessment } from '../testing/scenes.ts'
import { testApp } from '../testing/test-app.ts'

const dir = await mkdtemp(join(tmpdir(), 'lodestar-site-'))
afterAll(() => rm(dir, { recursive: true }))
await mkdir(join(dir, 'assets'))
for (const [name, content] of Object.entries({
  'index.html': '<title>the application</title><body></body>',
  'landing.html': '<title>the landing page</title><style>b{}</style><script>1</script>',
  'today.html': '<title>the dashboard</title><h1>Welcome, {{name}}</h1><!-- answers -->',
  'talk.html': '<title>a talk</title><h1>{{title}}</h1><p>{{said}}</p><p>{{answer}}</p><!-- answers -->',
  'assets/main-a1b2.js': 'console.log("plain")',
  'assets/main-a1b2.js.br': 'brotli bytes',
  'assets/main-a1b2.js.gz': 'gzip bytes',
  'service-worker.js': 'console.log("worker")',
  '.built-from': 'not for the world',
}))
  await writeFile(join(dir, name), content)
const now = new Date()
const app = await testApp({ siteDir: dir, clock: () => now })

describe('pages', () => {
  it.each([
    '/goals',
    '/no-such-page',
    '/coaching/deep/below',
    '/gamification/',
    '/goals?x=1',
    '/.built-from',
  ])('are the application with 200 at every path outside /api: %s [R2.1-34]', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('the application')
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.headers.vary).toContain('cookie')
  })

  it('know who is there, or that nobody is, so that no page has to ask', async () => {
    const known = async (get: (url: string) => Promise<{ body: string }>) =>
      JSON.parse((await get('/goals')).body.match(/id="first-answers">(.*)<\/script>/)?.[1] ?? '{}')
    const user = await aUser(app)
    expect(await known(user.get)).toEqual({ '/api/auth/user': (await user.get('/api/auth/user')).json() })
    expect(await known((url) => app.inject(url))).toEqual({ '/api/auth/user': null })
    const cookie = 'lodestar.session_token=gone.gone'
    expect(await known((url) => app.inject({ url, headers: { cookie } }))).toEqual({ '/api/auth/user': null })
  })

  it.each(['/', '/landing', '/?demo=true'])(
    'are the finished landing page for a visitor, the application for anybody with a session: %s',
    async (url) => {
      const visitor = await app.inject(url)
      expect(visitor.body).toContain('the landing page')
      expect(visitor.headers.vary).toContain('cookie')
      const member = await app.inject({ url, headers: { cookie: 'a=b; lodestar.session_token=x.y' } })
      expect(member.body).toContain('the application')
    },
  )

  it.each(['/', '/dashboard'])(
    'bring a signed-in person the name and the answers the dashboard asks for first, the same as the API: %s',
    async (url) => {
      const user = await aUser(app, { firstName: '<b>Ada</b>' })
      await user.post('/api/meetings', {
        title: '</script><script>alert(1)</script>',
        startTime: '2027-01-05T13:00:00.000Z',
        endTime: '2027-01-05T14:00:00.000Z',
      })
      const page = await user.get(url)
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
      })
      expect(page.headers.vary).toContain('cookie')
      expect(page.body).toContain('<h1>Welcome, &lt;b&gt;Ada&lt;/b&gt;</h1>')
      expect(page.body.match(/<\/script>/g), 'nothing that is told ends the data').toHaveLength(1)
      const answers = JSON.parse(page.body.match(/id="first-answers">(.*)<\/script>/)?.[1] ?? '{}')
      expect(Object.keys(answers)).toContain('/api/dashboard')
      for (const [path, answer] of Object.entries(answers))
        expect(answer, path).toEqual((await user.get(path)).json())
      const packed = await user.get(url, undefined, { 'accept-encoding': 'gzip, br' })
      expect(packed.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('the dashboard')
    },
  )

  it('bring a signed-in person their conversation with what was said last, and nobody another one', async () => {
    const user = await aUser(app)
    await takeAssessment(user)
    const { id } = (await user.post('/api/coaching/sessions', { title: 'Marco & Ana' })).json()
    const url = `/coaching?session=${id}`
    const page = await user.get(url)
    expect(page.body).toContain('<h1>Marco &amp; Ana</h1>')
    expect(page.headers['cache-control']).toBe('private, no-store')
    const answers = JSON.parse(page.body.match(/id="first-answers">(.*)<\/script>/)?.[1] ?? '{}')
    expect(Object.keys(answers)).toContain(`/api/coaching/sessions/${id}`)
    for (const [path, answer] of Object.entries(answers))
      expect(answer, path).toEqual((await user.get(path)).json())
    const other = await aUser(app)
    for (const { body } of [await other.get(url), await app.inject(url), await user.get('/coaching')])
      expect(body).toContain('the application')
  })

  it('let their own styles and scripts stand in them, by what is in them, and no reply else lets any', async () => {
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    for (const url of ['/', '/goals', '/index.html']) {
      expect(await policyOf(url), url).toContain(
        `script-src 'self' ${hash('1')};style-src 'self' ${hash('b{}')};`,
      )
    }
    expect(await policyOf('/api/auth/user')).toContain("script-src 'self';style-src 'self';")
  })

  it('are the application at /api/login too', async () => {
    const reply = await app.inject('/api/login')
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('the application')
  })

  it('answer HEAD, and nothing that would change something', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/goals' })).statusCode).toBe(200)
    expect((await app.inject({ method: 'POST', url: '/goals', payload: {} })).statusCode).toBe(404)
  })

  it('are not sent again to a browser that has them', async () => {
    const { etag } = (await app.inject('/landing')).headers
    const again = await app.inject({ url: '/landing', headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('files', () => {
  it.each([
    ['br, gzip', 'br', 'brotli bytes'],
    ['gzip', 'gzip', 'gzip bytes'],
    ['identity', undefined, 'console.log("plain")'],
  ])('come compressed as the browser takes them: %s', async (accepted, encoding, body) => {
    const reply = await app.inject({ url: '/assets/main-a1b2.js', headers: { 'accept-encoding': accepted } })
    expect(reply.body).toBe(body)
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/)
  })

  it('with a hash in their name are kept for good, and are missed when they are gone', async () => {
    const reply = await app.inject('/assets/main-a1b2.js')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.inject('/assets/main-0000.js')).statusCode).toBe(404)
  })

  it.each([
    ['/assets/main-a1b2.js', false],
    ['/service-worker.js', true],
  ])('bring the rules of a page only where no page binds them: %s %s', async (url, hasRules) => {
    const { headers } = await app.inject(url)
    expect('content-security-policy' in headers).toBe(hasRules)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cx',
  ])('outside the folder are out of reach: %s', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.body).not.toMatch(/root:|"name"/)
  })
})

it('without a built application the pages say how to build it, and the calls work', async () => {
  const bare = await testApp({ siteDir: join(dir, 'assets') })
  const page = await bare.inject('/goals')
  expect(page.statusCode).toBe(503)
  expect(page.body).toContain('npm run build')
  expect((await bare.inject('/api/auth/options')).statusCode).toBe(200)
})

describe("the landing page's form", () => {
  const send = (words: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/demo-coaching',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ words }).toString(),
    })
  const read = (body: string) => JSON.parse(/id="first-words">(.*?)<\/script>/.exec(body)?.[1] ?? 'null')

  it('is answered with the application, which finds there what was written, whatever it is', async () => {
    const words = 'I see Marco at two. </script><script>alert(1)</script> $& “ü”\nAnd then?'
    const reply = await send(words, { 'sec-fetch-site': 'same-origin' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('the application')
    expect(read(reply.body)).toBe(words)
    expect(reply.body.match(/<script/g), 'the words and who is there').toHaveLength(2)
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('takes no words from another site, no other kind of body, and not more than a message', async () => {
    expect(read((await send('Resign today', { 'sec-fetch-site': 'cross-site' })).body)).toBe('')
    expect(
      (await app.inject({ method: 'POST', url: '/demo-coaching', payload: { words: 'x' } })).statusCode,
    ).toBe(200)
    expect((await send('x'.repeat(200_000))).statusCode).toBe(413)
    expect((await app.inject({ method: 'POST', url: '/goals', payload: 'x' })).statusCode).not.toBe(200)
  })
})
