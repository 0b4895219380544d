import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { LIMITS } from '@lodestar/contract/primitives'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, sendProblem } from './errors.ts'
import {
  applicationPage,
  type FirstPage,
  sendFirstPage,
  talkPage,
  todayPage,
  writeData,
} from './first-page.ts'
import { isApiPath, pathOf } from './paths.ts'

const ONE_YEAR = 'public, max-age=31536000, immutable'
/** Files whose names hold a hash of their content: they never change, and a missing one is really missing. */
const HASHED = '/assets/'

/** Files that only pages load; a worker's script is none of them, because it brings its own rules. */
const OF_PAGES = /\/assets\/|\/plain\.css/

const POLICY = 'content-security-policy'
/** Rules for a page, a kilobyte of them; a script or font is bound by those of the page that loads it. */
const OF_DOCUMENTS = [
  POLICY,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Sent to visitors only: the landing page, readable before any script has run. */
const LANDING_PATHS = ['/', '/landing']
/** Where a signed-in person finds the dashboard. */
const [HOME, DASHBOARD] = ['/', '/dashboard']
/** Where a conversation is, when the address names one. */
const COACHING = '/coaching'
/** A cookie of this name comes with every call of somebody who is, or was, signed in. */
const SESSION_COOKIE = /(?:^|[\s;])(?:__Host-)?lodestar\.session_token=/

const hasSession = ({ headers }: FastifyRequest): boolean => SESSION_COOKIE.test(headers.cookie ?? '')

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the page that is the whole browser application. */
    sendPage(): Promise<FastifyReply>
  }
}

/**
 * Serves the built browser application: its files, compressed ones where the browser takes them, and its page for
 * every other path outside /api (decision D10). Visitors get the finished landing page at its paths,
 * people with a session the page of the dashboard or of a conversation with its first answers. Unknown paths under /api get a JSON 404.
 *
 * @param dir the folder `vite build` wrote.
 */
export async function registerSite(app: FastifyInstance, dir: string): Promise<void> {
  const readPage = (name: string) =>
    existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : null
  const indexHtml = readPage('index.html')
  const inline = listInline(dir)
  const send = (page: FirstPage, request: FastifyRequest, reply: FastifyReply) => {
    allowInline(reply, inline)
    return sendFirstPage(app, page, request, reply)
  }
  app.decorateReply('sendPage', async function sendPage(this: FastifyReply) {
    if (indexHtml === null) return this.code(503).type('text/plain').send(NOT_BUILT)
    await send(applicationPage(indexHtml), this.request, this)
    return this
  })
  await app.register(fastifyStatic, {
    root: dir,
    suppressWarning: true,
    dotfiles: 'ignore',
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(HASHED) ? ONE_YEAR : 'no-cache')
      if (/\.html(?:\.\w+)?$/.test(path)) allowInline(reply, inline)
      if (OF_PAGES.test(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
    },
  })
  const [todayHtml, talkHtml] = [readPage('today.html'), readPage('talk.html')]
  const today = todayHtml === null ? null : todayPage(todayHtml)
  const hasLanding = readPage('landing.html') !== null
  for (const path of LANDING_PATHS) {
    app.get(path, async (request, reply) => {
      reply.header('vary', 'cookie')
      if (path === HOME && today && hasSession(request) && (await send(today, request, reply))) return reply
      return hasLanding && !hasSession(request) ? reply.sendFile('landing.html') : reply.sendPage()
    })
  }
  app.get(DASHBOARD, async (request, reply) =>
    today && hasSession(request) && (await send(today, request, reply)) ? reply : reply.sendPage(),
  )
  app.get(COACHING, async (request, reply) => {
    const id = new URL(request.url, 'http://here').searchParams.get('session')
    const isSent =
      talkHtml !== null &&
      id !== null &&
      hasSession(request) &&
      (await send(talkPage(talkHtml, id), request, reply))
    return isSent ? reply : reply.sendPage()
  })
  await app.register((forms, _, done) => {
    takeFirstWords(forms, indexHtml, send)
    done()
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (isApiPath(path) || path.startsWith(HASHED) || !isPage)
      return sendProblem(new AppError('not_found'), request, reply)
    return reply.code(200).sendPage()
  })
}

type SendPage = (page: FirstPage, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** The scripts and styles that stand in our pages, as the security policy names them. */
interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

function listInline(dir: string): Inline {
  const pages = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.html')) : []
  const text = pages.map((name) => readFileSync(join(dir, name), 'utf8')).join('')
  const list = (tag: string) => [
    ...new Set(
      [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, body = '']) => hash(body)),
    ),
  ]
  return { scripts: list('script'), styles: list('style') }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Lets a page's own scripts and styles stand in it, and no other: the policy names what is in them. */
function allowInline(
  reply: { getHeader(name: string): unknown } & Pick<FastifyReply, 'header'>,
  { scripts, styles }: Inline,
): void {
  const policy = String(reply.getHeader(POLICY))
    .replace("script-src 'self'", (own) => [own, ...scripts].join(' '))
    .replace("style-src 'self'", (own) => [own, ...styles].join(' '))
  reply.header(POLICY, policy)
}

const NOT_BUILT = 'The browser application is not built yet. Run: npm run build\n'

/** The form on the landing page sends here what a visitor has written; it is the coach's page as well. */
const FIRST_WORDS = '/demo-coaching'
/** The longest message, each character in percent signs. */
const LONGEST_FORM = 12 * LIMITS.text

/** Answers the landing page's form with the application, which finds in its page what was written. Nothing is stored. */
function takeFirstWords(app: FastifyInstance, page: string | null, send: SendPage): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: LONGEST_FORM }, (_, body, done) =>
    done(null, new URLSearchParams(body.toString()).get('words')),
  )
  app.post(FIRST_WORDS, { config: { rateLimit: app.publicWriteLimit } }, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    // Another site's form must not put words into a visitor's mouth.
    const isOwn = site === undefined || site === 'same-origin'
    const words = isOwn && typeof request.body === 'string' ? request.body : ''
    if (!page) return reply.sendPage()
    const html = page.replace('</body>', () => `${writeData('first-words', JSON.stringify(words))}</body>`)
    await send(applicationPage(html), request, reply)
    return reply
  })
}
