import * as contract from '@lodestar/contract/analytics'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { mount } from '../../http/mount.ts'
import * as analytics from './analytics.service.ts'

/** What is likely to come, what activity shows, and how right earlier predictions were. */
export function mountAnalytics(app: FastifyInstance, { clock, ids }: Deps): void {
  mount(app, contract.getAnalytics, async ({ db, user }) => analytics.getStats({ db, user, now: clock() }))
  mount(app, contract.listPredictions, async ({ db, user, query }) =>
    analytics.listPredictions({ db, user, now: clock() }, query.active_only === 'true'),
  )
  mount(app, contract.generatePredictions, async ({ db, user, body }) =>
    analytics.generatePredictions({ db, user, now: clock() }, body, ids),
  )
  mount(app, contract.listAnalyticsInsights, async ({ db, user }) =>
    analytics.listInsights({ db, user, now: clock() }),
  )
  mount(app, contract.readAnalyticsInsight, async ({ db, user, params }) =>
    analytics.readInsight({ db, user, now: clock() }, params.id),
  )
}
