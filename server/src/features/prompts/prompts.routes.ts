import { listSkillQuestions } from '@lodestar/coach/prompts/list-skill-questions'
import { expectPrompt } from '@lodestar/coach/prompts/prepare-prompt'
import * as contract from '@lodestar/contract/prompts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { requireRoom } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, mountPublic } from '../../http/mount.ts'
import { networkOf, throttle } from '../../http/throttle.ts'
import { whileAsked } from '../../http/while-asked.ts'
import { findWriter } from '../../llm/leading.ts'
import { writeVerified } from '../../llm/write-verified.ts'
import { getPreferences, VISITORS_PREFERENCES } from '../preferences/preferences.store.ts'
import { answerVisitor, keepConversation } from './visitor-talk.service.ts'

/** Long enough for some 250 words; the built-in coach's own stand ready. */
const WITHIN_MS = 20_000

/** A quick word of coaching, a first answer and the questions on four skills; open to visitors, of whom nothing is stored. */
export function mountPrompts(app: FastifyInstance, deps: Deps): void {
  const { clock, coach } = deps
  mountPublic(app, contract.getPrompt, async ({ db, user, body: { situation, context }, request, reply }) => {
    await limitAnswers(deps, db, user, request.ip)
    const input = {
      situation,
      details: context.hasDetails ? context.specificDetails : '',
      preferences: user ? await getPreferences(db, user.id) : VISITORS_PREFERENCES,
      now: clock(),
      timeZone: user?.timeZone ?? 'UTC',
    }
    const prepared = await coach.builtIn.ask('preparePrompt', input, { signal: whileAsked(reply) })
    // Whoever runs this server pays for each answer, so a model writes only for people with an account.
    const { made } = await writeVerified(user && findWriter(coach), {
      task: 'prompt',
      userId: user?.id ?? null,
      withinMs: WITHIN_MS,
      brief: prepared.brief,
      expect: (brief) => expectPrompt(brief, prepared.prompt),
      builtIn: { prompt: prepared.prompt },
    })
    return made.prompt
  })

  mountPublic(app, contract.getSkillQuestions, async ({ params, query }) => {
    const focusArea = contract.FOCUS_AREAS.find((area) => area === params.focusArea)
    if (!focusArea) throw new AppError('not_found')
    return { focusArea, questions: listSkillQuestions(focusArea, query.page ?? 0) }
  })
  mountVisitorTalk(app, deps)
}

/** The coach's first turns without an account, and what becomes of them with one. */
function mountVisitorTalk(app: FastifyInstance, deps: Deps): void {
  mountPublic(app, contract.answerVisitor, async ({ db, user, body, request, reply }) => {
    await limitAnswers(deps, db, user, request.ip)
    const turn = {
      content: body.content,
      tap: body.tap ?? null,
      sealed: body.sealed,
      timeZone: body.timeZone ?? user?.timeZone ?? 'UTC',
      locale: body.locale ?? user?.locale ?? null,
      preferences: user ? await getPreferences(db, user.id) : VISITORS_PREFERENCES,
    }
    return answerVisitor(turn, deps, whileAsked(reply))
  })
  mount(app, contract.keepConversation, async ({ db, user, body }) => {
    deps.coach.builtIn.wake()
    await requireRoom({ db, userId: user.id, limits: deps.limits }, 'sessions')
    return keepConversation(db, user.id, body, deps)
  })
}

/**
 * Counts one quick answer: for a person, or, without an account, for the network they are in.
 *
 * @throws AppError `too_many_requests` with the seconds to wait.
 */
async function limitAnswers({ limits, clock }: Deps, db: Db, user: { id: string } | null, ip: string) {
  const perMinute = user
    ? { name: 'prompts', of: [user.id], most: limits.promptsPerMinute }
    : { name: 'visitor-prompts', of: [networkOf(ip)], most: limits.visitorPromptsPerMinute }
  await throttle(db, [perMinute], 1, clock())
}
