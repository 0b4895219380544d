import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asPerson } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { stopLetter } from '../letters/letters.store.ts'
import { stopMail } from './notification-preferences.store.ts'
import { readUnsubscribe, type Stopped } from './unsubscribe-token.ts'

type Route = { Querystring: { token?: unknown; of?: unknown } }

/**
 * Lets people stop mails from the mail itself, without signing in.
 *
 * Opening the link only asks, because mail scanners open every link; the button, and the one click that a mail program
 * offers (RFC 8058), post.
 */
export function mountUnsubscribe(
  app: FastifyInstance,
  { db, clock, secretKey, config: { oldSecretKeys } }: Deps,
): void {
  const path = '/api/notifications/unsubscribe'
  const config = { rateLimit: app.publicWriteLimit }
  const read = ({ query: { token, of } }: FastifyRequest<Route>): { userId: string; of: Stopped } => {
    const stopped = of === 'letter' ? 'letter' : 'mail'
    const userId =
      typeof token === 'string' ? readUnsubscribe([secretKey, ...oldSecretKeys], token, stopped) : null
    if (userId === null) throw new AppError('not_found')
    return { userId, of: stopped }
  }

  // Forms are sent in a kind of body that is refused everywhere else; nothing in it is read.
  void app.register((scope, _options, done) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) =>
        done(null, undefined),
      )

    scope.get<Route>(path, { config }, async (request, reply) => {
      const { of } = read(request)
      return of === 'letter'
        ? sendPage(reply, 'Stop the weekly letter?', ASK_LETTER)
        : sendPage(reply, 'Stop these mails?', ASK)
    })
    scope.post<Route>(path, { config }, async (request, reply) => {
      const { userId, of } = read(request)
      const at = clock().toISOString()
      if (of === 'letter') {
        await asPerson(userId, () => stopLetter(db, userId, at))
        return sendPage(reply, 'No more letters', DONE_LETTER)
      }
      await asPerson(userId, () => stopMail(db, userId, at))
      return sendPage(reply, 'No more mails', DONE)
    })
    done()
  })
}

const ASK_LETTER =
  '<p>It will not be written any more. Those you have stay.</p><form method="post"><button type="submit">Stop the letter</button></form>'
const DONE_LETTER =
  '<p>No letter is written from now on. You can have it again in <a href="/letter">Your week</a>.</p>'
const ASK =
  '<p>Reminders will then reach you only inside Lodestar.</p><form method="post"><button type="submit">Stop the mails</button></form>'
const DONE =
  '<p>Reminders reach you only inside Lodestar from now on. You can switch mail on again in <a href="/notifications">Notification Settings</a>.</p>'

/** A page by itself, readable before and without the browser application. */
const sendPage = (reply: FastifyReply, title: string, body: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Lodestar</title><link rel="stylesheet" href="/plain.css"><main><h1>${title}</h1>${body}</main></html>`,
    )
