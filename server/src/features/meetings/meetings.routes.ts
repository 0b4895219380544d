import type { BodyOf } from '@lodestar/contract/endpoint'
import * as contract from '@lodestar/contract/meetings'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { requireRoom, requireWords } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { settleOutcome } from '../outcomes/outcomes.service.ts'
import { mountCalendar } from './calendar.routes.ts'
import { listReflections, saveReflection } from './meeting-reflections.store.ts'
import * as meetings from './meetings.store.ts'

/** The meetings a leader prepares for. */
export function mountMeetings(app: FastifyInstance, deps: Deps): void {
  const { clock, ids, jobs, limits } = deps
  const now = () => clock().toISOString()

  mount(app, contract.listMeetings, async ({ db, user }) => meetings.listMeetings(db, user.id))
  mount(app, contract.listUpcomingMeetings, async ({ db, user }) =>
    meetings.listUpcomingMeetings(db, user.id, now()),
  )
  // The reminders follow a meeting in the transaction that writes it. A deleted one needs no word: they look it up.
  const arm = (tx: Db, userId: string, meetingId: string, at: string) =>
    jobs.enqueue(tx, 'arm-reminders', { userId, meetingId, at })
  mount(app, contract.createMeeting, async ({ db, user, body }) => {
    const at = now()
    await requireRoom({ db, userId: user.id, limits }, 'meetings')
    const added = await meetings.addMeeting(db, user.id, complete(body, ids()), at)
    await arm(db, user.id, added.id, at)
    return added
  })
  mount(app, contract.updateMeeting, async ({ db, user, params, body }) =>
    db.transaction().execute(async (tx) => {
      const at = now()
      await requireWords({ db: tx, userId: user.id, limits })
      const replaced = await meetings.replaceMeeting(tx, user.id, complete(body, params.id), at)
      if (!replaced) throw new AppError('not_found')
      await arm(tx, user.id, params.id, at)
      return replaced
    }),
  )
  mount(app, contract.deleteMeeting, async ({ db, user, params }) => {
    if (!(await meetings.removeMeeting(db, user.id, params.id))) throw new AppError('not_found')
    return SUCCESS
  })

  mount(app, contract.listMeetingReflections, async ({ db, user }) => listReflections(db, user.id))
  mount(app, contract.reflectOnMeeting, async ({ db, user, params, body }) => {
    await requireWords({ db, userId: user.id, limits })
    const kept = await saveReflection(db, user.id, { id: ids(), meetingId: params.id, ...body }, now())
    if (!kept) throw new AppError('not_found')
    const of = { source: 'meeting', id: params.id } as const
    await settleOutcome(db, { userId: user.id, of }, body.came, deps)
    return kept
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
