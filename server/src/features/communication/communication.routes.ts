import * as contract from '@lodestar/contract/communication'
import type { FastifyInstance } from 'fastify'
import { requireRoom } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { answerOnce } from '../../http/idempotency.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { throttle } from '../../http/throttle.ts'
import { whileAsked } from '../../http/while-asked.ts'
import { analyze } from './communication.service.ts'
import * as communication from './communication.store.ts'
import { writeInRegister } from './register.service.ts'

/** Opens the tone model. */
const READY = { communicationType: 'email', messageText: 'This is ready.' } as const
/** An analysis takes about as long as its text: one of the longest counts as five. */
const CHARACTERS_COUNTED_ONCE = 2_000

/** Messages that people have read before they send them. */
export function mountCommunication(app: FastifyInstance, deps: Deps): void {
  const { clock, limits, coach } = deps

  mount(app, contract.listCommunicationHistory, async ({ db, user }) => {
    // Whoever looks at what was analyzed is about to have something analyzed: all of it starts while it is being typed.
    coach.analyzer.ask('readAhead', READY).catch(() => undefined)
    coach.grammar.wake()
    coach.languageModel?.wake()
    return communication.listAnalyses(db, user.id)
  })

  mount(app, contract.analyzeCommunication, async ({ db, user, body, request, reply }) => {
    const amount = Math.ceil(body.messageText.length / CHARACTERS_COUNTED_ONCE)
    const perMinute = { name: 'analyses', of: [user.id], most: limits.analysesPerMinute, amount }
    await throttle(db, [perMinute], 1, clock())
    await requireRoom({ db, userId: user.id, limits }, 'analyses')
    const analyzed = await analyze(db, user, body, deps, whileAsked(reply))
    // It answers 200, which mount does not take for a create. What is new is kept once all the same; the work was done
    // before, so that no transaction waits for it.
    const run = (tx: typeof db) => communication.addAnalysis(tx, user.id, analyzed)
    const kept = await answerOnce({ db, now: clock(), request, reply, userId: user.id, run })
    return kept as contract.CommunicationAnalysis
  })

  mount(app, contract.changeRegister, async ({ db, user, params, body, reply }) => {
    const analysis = await communication.findAnalysis(db, user.id, params.id)
    if (!analysis) throw new AppError('not_found')
    const amount = Math.ceil(body.messageText.length / CHARACTERS_COUNTED_ONCE)
    const perMinute = { name: 'analyses', of: [user.id], most: limits.analysesPerMinute, amount }
    await throttle(db, [perMinute], 1, clock())
    return writeInRegister(db, user.id, analysis, body, deps, whileAsked(reply))
  })
  mount(app, contract.listMutedRules, async ({ db, user }) => communication.listMutedRules(db, user.id))
  mount(app, contract.muteRule, async ({ db, user, params }) => {
    if (!(await communication.muteRule(db, user.id, params.rule, clock()))) throw new AppError('not_found')
    return SUCCESS
  })
  mount(app, contract.unmuteRule, async ({ db, user, params }) => {
    await communication.unmuteRule(db, user.id, params.rule)
    return SUCCESS
  })

  mount(app, contract.draftMessage, async ({ body }) => ({
    messageText: await coach.analyzer.ask('draft', body),
  }))

  mount(app, contract.getSpelling, async ({ db, user }) => communication.getSpelling(db, user.id))
  mount(app, contract.chooseSpelling, async ({ db, user, body }) => {
    await communication.chooseSpelling(db, user.id, body.dialect)
    return SUCCESS
  })
  mount(app, contract.addOwnWord, async ({ db, user, params }) => {
    if (!(await communication.addOwnWord(db, user.id, params.word, clock()))) throw new AppError('not_found')
    return SUCCESS
  })
  mount(app, contract.removeOwnWord, async ({ db, user, params }) => {
    await communication.removeOwnWord(db, user.id, params.word)
    return SUCCESS
  })
}
