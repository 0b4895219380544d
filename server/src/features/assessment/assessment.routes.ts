import { listQuestions } from '@lodestar/coach/assessment/questionnaire'
import * as contract from '@lodestar/contract/assessment'
import type { FastifyInstance } from 'fastify'
import { requireRoom } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { mount, mountPublic } from '../../http/mount.ts'
import { getLearningPaths, getNewestResult, scoreResponses, showResult } from './assessment.service.ts'
import { addResult } from './assessment.store.ts'

/** The leadership style assessment; open to visitors, whose answers are scored and not kept. */
export function mountAssessment(app: FastifyInstance, { clock, ids, limits }: Deps): void {
  // Option order differs from person to person and stays the same for one of them while they answer.
  mountPublic(app, contract.listQuestions, async ({ user, request }) => listQuestions(user?.id ?? request.ip))

  mountPublic(app, contract.submitAssessment, async ({ db, user, body }) => {
    const profile = scoreResponses(body.responses)
    if (!user) return showResult({ profile, completedAt: null })
    await requireRoom({ db, userId: user.id, limits }, 'assessments')
    const completedAt = clock().toISOString()
    await addResult(db, user.id, { id: ids(), responses: body.responses, profile, completedAt })
    return showResult({ profile, completedAt })
  })

  // The demo's dashboard asks too.
  mountPublic(app, contract.getResults, async ({ db, user }) => (user ? getNewestResult(db, user.id) : null))
  mount(app, contract.listLearningPaths, async ({ db, user }) => getLearningPaths(db, user.id))
}
