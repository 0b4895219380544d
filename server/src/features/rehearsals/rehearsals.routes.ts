import { briefTalk } from '@lodestar/coach/coaching/rehearse/rehearse'
import * as contract from '@lodestar/contract/rehearsals'
import type { FastifyInstance } from 'fastify'
import { requireRoom, requireWords } from '../../db/quota.ts'
import { asPerson } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { throttle } from '../../http/throttle.ts'
import { settleOutcome } from '../outcomes/outcomes.service.ts'
import { writePlanCalendar } from './plan-calendar.service.ts'
import { beginRehearsal, endRehearsal, hearReaction, sayLine } from './rehearsals.service.ts'
import type { KeptRehearsal } from './rehearsals.store.ts'
import * as rehearsals from './rehearsals.store.ts'

/** Conversations that are rehearsed before they are held. */
export function mountRehearsals(app: FastifyInstance, deps: Deps): void {
  const { clock, limits } = deps
  const perMinute = (userId: string) => ({ name: 'rehearsed', of: [userId], most: limits.rehearsedPerMinute })
  const now = () => clock().toISOString()

  mount(app, contract.listRehearsals, async ({ db, user }) =>
    (await rehearsals.listRehearsals(db, user.id)).map(show),
  )
  mount(app, contract.getRehearsal, async ({ db, user, params }) =>
    found(await rehearsals.findRehearsal(db, user.id, params.id)),
  )
  mount(app, contract.startRehearsal, async ({ db, user, body }) => {
    // Loads while the leader is still typing.
    deps.coach.languageModel?.wake()
    await requireRoom({ db, userId: user.id, limits }, 'rehearsals')
    return show(await beginRehearsal(db, user, body, deps))
  })
  mount(app, contract.sayLine, async ({ db, user, params, body: { text, instead } }) => {
    await throttle(db, [perMinute(user.id)], 1, clock())
    return show(await sayLine(db, user, { id: params.id, text, instead }, deps))
  })
  mount(app, contract.hearReaction, async ({ db, user, params, body: { resistance } }) => {
    await throttle(db, [perMinute(user.id)], 1, clock())
    return show(await hearReaction(db, user, { id: params.id, resistance }, deps))
  })
  mount(app, contract.endRehearsal, async ({ db, user, params }) =>
    show(await endRehearsal(db, user.id, params.id, deps)),
  )
  mount(app, contract.keepSentence, async ({ db, user, params, body }) => {
    await requireWords({ db, userId: user.id, limits })
    return found(await rehearsals.saveSentence(db, user.id, params.id, body.sentence, now()))
  })
  // The reminders follow a plan in the transaction that writes it.
  mount(app, contract.planRehearsal, async ({ db, user, params, body }) =>
    db.transaction().execute(async (tx) => {
      await requireWords({ db: tx, userId: user.id, limits })
      const [at, rehearsalId] = [now(), params.id]
      const planned = found(await rehearsals.savePlan(tx, user.id, rehearsalId, body.plan, at))
      await deps.jobs.enqueue(tx, 'arm-reminders', { userId: user.id, meetingId: null, rehearsalId, at })
      return planned
    }),
  )
  mount(app, contract.tellOutcome, async ({ db, user, params, body: { outcome } }) =>
    db.transaction().execute(async (tx) => {
      await requireWords({ db: tx, userId: user.id, limits })
      const of = { source: 'talk', id: params.id } as const
      // First, so that a step that counted for what was told before is found.
      if (outcome === null) await settleOutcome(tx, { userId: user.id, of }, null, deps)
      const told = found(await rehearsals.saveOutcome(tx, user.id, params.id, outcome, now()))
      if (outcome !== null) await settleOutcome(tx, { userId: user.id, of }, outcome.came, deps)
      return told
    }),
  )
  mountPlanCalendar(app, deps)
  mount(app, contract.deleteRehearsal, async ({ db, user, params }) => {
    const isGone = await db.transaction().execute((tx) => rehearsals.removeRehearsal(tx, user.id, params.id))
    if (!isGone) throw new AppError('not_found')
    return SUCCESS
  })
}

/** What an identifier looks like; anything else is not looked up. */
const PLAIN = /^[\w-]{1,64}$/

/** A planned conversation, for the own calendar. */
function mountPlanCalendar(app: FastifyInstance, { db, config }: Deps): void {
  app.get<{ Params: { id: string } }>('/api/rehearsals/:id.ics', async (request, reply) => {
    const user = await app.identify(request, reply)
    if (!user) throw new AppError('unauthorized')
    const { id } = request.params
    const [planned] = PLAIN.test(id)
      ? await asPerson(user.id, () => rehearsals.listPlanned(db, user.id, id))
      : []
    if (!planned) throw new AppError('not_found')
    return reply
      .header('content-disposition', 'attachment; filename="conversation.ics"')
      .header('cache-control', 'private, no-cache')
      .type('text/calendar; charset=utf-8')
      .send(writePlanCalendar(planned, `${config.publicUrl}/rehearse?rehearsal=${id}`))
  })
}

/** A rehearsal as its leader sees it, with what to read before the conversation. */
const show = (kept: KeptRehearsal): contract.Rehearsal => ({ ...kept, brief: briefTalk(kept) })

function found(kept: KeptRehearsal | undefined): contract.Rehearsal {
  if (!kept) throw new AppError('not_found')
  return show(kept)
}
