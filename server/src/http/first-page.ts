import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { getUser } from '@lodestar/contract/account'
import { getResults, listLearningPaths } from '@lodestar/contract/assessment'
import { listSessions } from '@lodestar/contract/coaching'
import { getDashboard } from '@lodestar/contract/dashboard'
import { listUpcomingMeetings } from '@lodestar/contract/meetings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What the dashboard shows first; who is there stands first. */
const READS = [getUser, getResults, listSessions, listUpcomingMeetings, getDashboard, listLearningPaths]

/** An answer above this many characters is left to the browser to fetch: the page itself would come late. */
const MOST_CHARACTERS = 40_000
/** Small pages gain nothing from more. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const compress = promisify(brotliCompress)

/**
 * Sends the page of the dashboard with the answers it asks for first, the same as the API gives them.
 *
 * @param page as it was built, with a place for the name and one for the answers.
 * @returns false, having sent nothing, when nobody is signed in.
 */
export async function sendFirstPage(
  app: FastifyInstance,
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { cookie = '', host = '' } = request.headers
  const ask = (url: string) => app.inject({ url, headers: { cookie, host }, remoteAddress: request.ip })
  const [user, ...others] = await Promise.all(READS.map(({ path }) => ask(path)))
  if (user?.statusCode !== 200) return false
  const answers = [user, ...others].flatMap(({ statusCode, body }, at) =>
    statusCode === 200 && body.length <= MOST_CHARACTERS
      ? [`${JSON.stringify(READS[at]?.path)}:${body}`]
      : [],
  )
  const name = user.json<{ firstName: string | null }>().firstName?.trim() || 'Leader'
  const text = page
    .replace('{{name}}', () => escapeHtml(name))
    .replace('<!-- answers -->', () => writeData('first-answers', `{${answers.join(',')}}`))
  for (const renewed of [user.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', renewed)
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
