import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { getUser } from '@lodestar/contract/account'
import { getResults, listLearningPaths } from '@lodestar/contract/assessment'
import { getSession, getWriter, listSessions } from '@lodestar/contract/coaching'
import { getDashboard } from '@lodestar/contract/dashboard'
import { listUpcomingMeetings } from '@lodestar/contract/meetings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A page as it was built, with places for what its screen shows first, and for the answers it asks for. */
export interface FirstPage {
  readonly html: string
  /** What it asks for; who is there stands first. */
  readonly paths: readonly string[]
  /** What must be answered, or the page is not sent: all of it, who is there, or nothing. */
  readonly needs: 'all' | 'user' | 'nothing'
  /** Reads from the answers what stands in each of its places. */
  readonly fill: (bodies: readonly string[]) => Readonly<Record<string, string>>
}

const TODAY = [getUser, getResults, listSessions, listUpcomingMeetings, getDashboard, listLearningPaths]

/** The page of every other screen: it knows who is there, or that nobody is. */
export const applicationPage = (html: string): FirstPage => ({
  html: html.replace('</body>', '<!-- answers --></body>'),
  paths: [getUser.path],
  needs: 'nothing',
  fill: () => ({}),
})

/** The page of the dashboard, with the person's name. */
export const todayPage = (html: string): FirstPage => ({
  html,
  paths: TODAY.map(({ path }) => path),
  needs: 'user',
  fill: ([user = 'null']) => ({ name: readName(user) }),
})

const readName = (user: string): string =>
  (JSON.parse(user) as { firstName: string | null }).firstName?.trim() || 'Leader'

/** The page of one conversation, with what was said last. */
export const talkPage = (html: string, sessionId: string): FirstPage => ({
  html,
  paths: [
    getUser.path,
    getSession.path.replace(':id', encodeURIComponent(sessionId)),
    listSessions.path,
    getWriter.path,
  ],
  needs: 'all',
  fill: ([, session = 'null']) => readTalk(session),
})

function readTalk(body: string): Record<string, string> {
  const { session, messages } = getSession.reply.parse(JSON.parse(body))
  const last = (role: string) => messages.findLast((message) => message.role === role)?.content ?? ''
  // The marks of bold words and of words to say are not read.
  const answer = last('assistant').replace(/^> ?|\*\*/gm, '')
  return { title: session.title, said: last('user'), answer }
}

/** An answer above this many characters is left to the browser to fetch: the page itself would come late. */
const MOST_CHARACTERS = 40_000
/** Small pages gain nothing from more. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const compress = promisify(brotliCompress)

/**
 * Sends a page with the answers it asks for first, the same as the API gives them; null stands for "nobody is signed in".
 *
 * @returns false, having sent nothing, when an answer the page cannot do without is not there.
 */
export async function sendFirstPage(
  app: FastifyInstance,
  { html, paths, needs, fill }: FirstPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { cookie = '', host = '' } = request.headers
  const ask = (url: string) => app.inject({ url, headers: { cookie, host }, remoteAddress: request.ip })
  const replies = await Promise.all(paths.map(ask))
  const needed = { all: replies, user: replies.slice(0, 1), nothing: [] }[needs]
  if (needed.some(({ statusCode }) => statusCode !== 200)) return false
  const answers = replies.flatMap(({ statusCode, body }, at) => {
    if (statusCode === 401) return [`${JSON.stringify(paths[at])}:null`]
    return statusCode === 200 && body.length <= MOST_CHARACTERS
      ? [`${JSON.stringify(paths[at])}:${body}`]
      : []
  })
  const filled = fill(replies.map(({ body }) => body))
  const text = html
    .replace(/\{\{(\w+)\}\}/g, (_, place: string) => escapeHtml(filled[place] ?? ''))
    .replace('<!-- answers -->', () => writeData('first-answers', `{${answers.join(',')}}`))
  for (const renewed of [replies[0]?.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', renewed)
  reply
    .header('cache-control', 'private, no-store')
    .header('vary', 'cookie, accept-encoding')
    .type('text/html; charset=utf-8')
  if (/\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')))
    await reply.header('content-encoding', 'br').send(await compress(text, COMPRESSION))
  else await reply.send(text)
  return true
}

/**
 * Writes data into a page, under an id. It is no script, so the security policy lets it stand; nothing in it can end the
 * element.
 */
export const writeData = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
