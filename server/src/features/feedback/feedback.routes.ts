import { submitFeedback } from '@lodestar/contract/feedback'
import type { FastifyInstance } from 'fastify'
import { requireWords } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount } from '../../http/mount.ts'
import { rateSession } from './feedback.store.ts'

/** What people think of their coaching sessions. */
export function mountFeedback(app: FastifyInstance, { clock, ids, limits }: Deps): void {
  mount(app, submitFeedback, async ({ db, user, body }) => {
    await requireWords({ db, userId: user.id, limits })
    const rated = await rateSession(db, user.id, { ...body, id: ids(), createdAt: clock().toISOString() })
    if (!rated) throw new AppError('not_found')
    return rated
  })
}
