import { getCalendarFeed, resetCalendarFeed } from '@lodestar/contract/meetings'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { asPerson, asPurpose } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount } from '../../http/mount.ts'
import { listPlanned } from '../rehearsals/rehearsals.store.ts'
import { findFeedOwner, findFeedToken, repairFeed, replaceFeedToken } from './calendar-feed.store.ts'
import { findCalendarMeeting, listCalendarMeetings } from './meetings.store.ts'
import { writeCalendar } from './write-calendar.ts'

/** What an identifier or a token looks like; anything else is not looked up. */
const PLAIN = /^[\w-]{1,64}$/

/** Meetings for people's own calendars: one as a file, and all of them at a private address. */
export function mountCalendar(app: FastifyInstance, { db, clock, config }: Deps): void {
  const pageUrl = `${config.publicUrl}/meetings`
  const describeFeed = (token: string | undefined) => {
    // The session may outlive the account by the minute that it is trusted.
    if (token === undefined) throw new AppError('unauthorized')
    return { url: `${config.publicUrl}/api/calendar/${token}/meetings.ics` }
  }

  mount(app, getCalendarFeed, async ({ user }) =>
    describeFeed(
      (await findFeedToken(db, user.id)) ?? (await repairFeed(db, user.id, clock().toISOString())),
    ),
  )
  mount(app, resetCalendarFeed, async ({ user }) =>
    describeFeed(await replaceFeedToken(db, user.id, clock().toISOString())),
  )

  app.get<{ Params: { id: string } }>('/api/meetings/:id.ics', async (request, reply) => {
    const user = await app.identify(request, reply)
    if (!user) throw new AppError('unauthorized')
    const { id } = request.params
    const meeting = PLAIN.test(id)
      ? await asPerson(user.id, () => findCalendarMeeting(db, user.id, id))
      : undefined
    if (!meeting) throw new AppError('not_found')
    reply.header('content-disposition', 'attachment; filename="meeting.ics"')
    return sendCalendar(reply, writeCalendar([meeting], pageUrl))
  })

  app.get<{ Params: { token: string } }>(
    '/api/calendar/:token/meetings.ics',
    // The limit of what strangers may do: a calendar asks a few times a day, somebody who guesses all the time.
    { config: { rateLimit: app.publicWriteLimit } },
    async (request, reply) => {
      const { token } = request.params
      const userId = PLAIN.test(token)
        ? await asPurpose('sign-in', () => findFeedOwner(db, token))
        : undefined
      if (userId === undefined) throw new AppError('not_found')
      const [meetings, planned] = await asPerson(userId, () =>
        Promise.all([listCalendarMeetings(db, userId), listPlanned(db, userId)]),
      )
      return sendCalendar(reply, writeCalendar(meetings, pageUrl, planned))
    },
  )
}

function sendCalendar(reply: FastifyReply, text: string): FastifyReply {
  return (
    reply
      .header('cache-control', 'private, no-cache')
      // An address that was published by mistake is at least not found by searching.
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(text)
  )
}
