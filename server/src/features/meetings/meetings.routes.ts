import type { BodyOf } from '@lodestar/contract/endpoint'
import * as contract from '@lodestar/contract/meetings'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { mountCalendar } from './calendar.routes.ts'
import * as meetings from './meetings.store.ts'

/** The meetings a leader prepares for. */
export function mountMeetings(app: FastifyInstance, deps: Deps): void {
  const { clock, ids } = deps
  const now = () => clock().toISOString()

  mount(app, contract.listMeetings, async ({ db, user }) => meetings.listMeetings(db, user.id))
  mount(app, contract.listUpcomingMeetings, async ({ db, user }) =>
    meetings.listUpcomingMeetings(db, user.id, now()),
  )
  mount(app, contract.createMeeting, async ({ db, user, body }) =>
    meetings.addMeeting(db, user.id, complete(body, ids()), now()),
  )
  mount(app, contract.updateMeeting, async ({ db, user, params, body }) => {
    const replaced = await meetings.replaceMeeting(db, user.id, complete(body, params.id), now())
    if (!replaced) throw new AppError('not_found')
    return replaced
  })
  mount(app, contract.deleteMeeting, async ({ db, user, params }) => {
    if (!(await meetings.removeMeeting(db, user.id, params.id))) throw new AppError('not_found')
    return SUCCESS
  })

  mountCalendar(app, deps)
}

/** Makes a meeting of what was sent; a description or place that was left out is empty. */
const complete = (given: BodyOf<typeof contract.createMeeting>, id: string): contract.Meeting => ({
  ...given,
  id,
  description: given.description ?? '',
  location: given.location ?? '',
})
