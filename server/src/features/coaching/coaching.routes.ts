import * as contract from '@lodestar/contract/coaching'
import { TEXT_TASKS } from '@lodestar/contract/model-writing'
import type { FastifyInstance } from 'fastify'
import { requireRoom } from '../../db/quota.ts'
import { asPerson } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { readKeyUse } from '../../http/idempotency.ts'
import { mount, mountPublic, STREAMED } from '../../http/mount.ts'
import { occasionOf } from '../../http/occasion.ts'
import { throttle } from '../../http/throttle.ts'
import { noteSecurity } from '../security/security.service.ts'
import { findCase } from './case.store.ts'
import {
  correctCase,
  endSession,
  getProgress,
  noteOutcome,
  reopenSession,
  startSession,
} from './coaching.service.ts'
import { findSession, listSessions } from './coaching.store.ts'
import { listMessages } from './messages.store.ts'
import { readOpening } from './opening.service.ts'
import { findSent, findSentText } from './sent.store.ts'
import { streamTurn } from './stream-turn.ts'
import { holdTurn, type TurnDeps, type TurnFollower } from './turn.service.ts'
import { TurnDesk } from './turn-desk.ts'
import { observeTurns } from './turn-figures.ts'
import type { OnSummed } from './word-afterwards.ts'
import { writeStepCalendar } from './write-step-calendar.ts'

/** What an identifier looks like; anything else is not looked up. */
const PLAIN = /^[\w-]{1,64}$/

/**
 * Coaching conversations.
 *
 * @param onSummed is told whose session has ended, once its summary has been worded or is to stay as it is.
 */
export function mountCoaching(app: FastifyInstance, deps: Deps, onSummed: OnSummed): void {
  mount(app, contract.listSessions, async ({ db, user }) => listSessions(db, user.id))
  mount(app, contract.createSession, async ({ db, user, body }) => {
    // Loads while the leader is still typing.
    deps.coach.builtIn.wake()
    deps.coach.languageModel?.wake()
    await requireRoom({ db, userId: user.id, limits: deps.limits }, 'sessions')
    return startSession(db, user.id, body, deps)
  })
  mountPublic(app, contract.getWriter, async ({ user }) => {
    const { languageModel, leading } = deps.coach
    if (!languageModel) return { languageModel }
    const { name, host } = languageModel
    const budget = user && (await languageModel.readBudget(user.id))
    const leads = leading.standing() === 'leads'
    return { languageModel: { name, host, leads, isSlow: languageModel.isSlow(), budget } }
  })
  mount(app, contract.getProgress, async ({ db, user }) => getProgress(db, user.id))
  mount(app, contract.completeSession, async ({ db, user, params }) =>
    endSession(db, user, params.id, { ...deps, onSummed }),
  )

  mount(app, contract.reopenSession, async ({ db, user, params }) =>
    reopenSession(db, user.id, params.id, deps.clock()),
  )

  mount(app, contract.noteOutcome, async ({ db, user, params, body }) =>
    noteOutcome(db, user.id, params, body.outcome, deps.clock()),
  )

  mountStepCalendar(app, deps)
  mountSent(app)

  mount(app, contract.getSession, async ({ db, user, params }) => {
    const session = await findSession(db, user.id, params.id)
    if (!session) throw new AppError('not_found')
    const [messages, understood, opening] = await Promise.all([
      listMessages(db, user.id, params.id),
      findCase(db, user.id, params.id),
      readOpening(db, user, session),
    ])
    return { session, messages, case: understood, ...(opening === null ? {} : { opening }) }
  })

  mount(app, contract.correctCase, async ({ db, user, params, body }) =>
    correctCase(db, user, params.id, body, deps.clock()),
  )

  mountTurns(app, deps)
}

/** What a leader says, and the coach answers. */
function mountTurns(app: FastifyInstance, deps: Deps): void {
  const desk = new TurnDesk(deps.limits)
  const turnDeps: TurnDeps = { ...deps, desk, countTurn: observeTurns(deps.metrics, desk) }
  mount(app, contract.sendMessage, async ({ db, user, params, body, request, reply }) => {
    await throttle(db, [{ name: 'turns', of: [user.id], most: deps.limits.turnsPerMinute }], 1, deps.clock())
    const requestKey = readKeyUse(request, user.id)?.key ?? null
    const turn = {
      userId: user.id,
      timeZone: user.timeZone,
      locale: user.locale,
      sessionId: params.id,
      content: body.content,
      tap: body.tap ?? null,
      requestKey,
    }
    const hold = async (follower?: TurnFollower) => {
      const held = await holdTurn(turn, turnDeps, follower)
      const { id, metadata } = held.assistantMessage
      if (metadata.turn?.takesBack)
        await noteSecurity(deps, { userId: user.id }, 'hand-over-undone', occasionOf(request), { id })
      return held
    }
    if (!request.headers.accept?.includes('text/event-stream')) return hold()
    await streamTurn(reply, hold, (error) => request.log.error({ err: error }, 'A streamed turn failed'))
    return STREAMED
  })
}

/** What left for a language model. */
function mountSent(app: FastifyInstance): void {
  mount(app, contract.getSent, async ({ db, user, params }) => {
    const sent = await findSent(db, user.id, params.id)
    if (!sent) throw new AppError('not_found')
    return sent
  })

  mount(app, contract.getSentText, async ({ db, user, params }) => {
    const task = TEXT_TASKS.find((one) => one === params.task)
    const sent = task && (await findSentText(db, { userId: user.id, task, subject: params.id }))
    if (!sent) throw new AppError('not_found')
    return sent
  })
}

/** What was set out to do, for its day in the own calendar. */
function mountStepCalendar(app: FastifyInstance, { config }: Deps): void {
  app.get<{ Params: { id: string } }>('/api/coaching/sessions/:id.ics', async (request, reply) => {
    const user = await app.identify(request, reply)
    if (!user) throw new AppError('unauthorized')
    const { id } = request.params
    const session = PLAIN.test(id)
      ? await asPerson(user.id, () => findSession(app.db, user.id, id))
      : undefined
    const text = session && writeStepCalendar(session, `${config.publicUrl}/coaching?session=${id}`)
    if (!text) throw new AppError('not_found')
    return reply
      .header('content-disposition', 'attachment; filename="step.ics"')
      .header('cache-control', 'private, no-cache')
      .type('text/calendar; charset=utf-8')
      .send(text)
  })
}
