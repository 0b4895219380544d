import { listSkillQuestions } from '@lodestar/coach/prompts/list-skill-questions'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import * as contract from '@lodestar/contract/prompts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mountPublic } from '../../http/mount.ts'
import { getPreferences } from '../preferences/preferences.store.ts'

const VISITOR = { userId: 'visitor', ...DEFAULT_PREFERENCES }

/** A quick word of coaching and the questions on four skills; open to visitors, and nothing is stored. */
export function mountPrompts(app: FastifyInstance, { clock, coach }: Deps): void {
  mountPublic(app, contract.getPrompt, async ({ db, user, body: { situation, context } }) => {
    const { writePrompt } = await coach.engine()
    return writePrompt({
      situation,
      details: context.hasDetails ? context.specificDetails : '',
      preferences: user ? await getPreferences(db, user.id) : VISITOR,
      now: clock(),
      timeZone: user?.timeZone ?? 'UTC',
    })
  })

  mountPublic(app, contract.getSkillQuestions, async ({ params, query }) => {
    const focusArea = contract.FOCUS_AREAS.find((area) => area === params.focusArea)
    if (!focusArea) throw new AppError('not_found')
    return { focusArea, questions: listSkillQuestions(focusArea, query.page ?? 0) }
  })
}
