import * as contract from '@lodestar/contract/analytics'
import type { FastifyInstance } from 'fastify'
import { requireRoom } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { limitCost } from '../../http/costly.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import * as analytics from './analytics.service.ts'
import { confirmReached, listReached } from './reached-forecasts.service.ts'

/** What is likely to come, what activity shows, and how right earlier predictions were. */
export function mountAnalytics(app: FastifyInstance, deps: Deps): void {
  const { clock, ids, limits } = deps
  const costly = { perMinute: limits.analyticsPerMinute, atOnce: limits.costlyAtOnce }
  const limitStats = limitCost(deps, { name: 'analytics', ...costly })
  const limitForecasts = limitCost(deps, { name: 'forecasts', ...costly })
  const limitInsights = limitCost(deps, { name: 'analytics-insights', perMinute: limits.derivedPerMinute })

  mount(app, contract.getAnalytics, async ({ db, user }) =>
    limitStats(user.id, () => analytics.getStats({ db, user, now: clock() })),
  )
  mount(app, contract.listPredictions, async ({ db, user, query }) =>
    analytics.listPredictions({ db, user, now: clock() }, query.active_only === 'true'),
  )
  mount(app, contract.generatePredictions, async ({ db, user, body }) =>
    limitForecasts(user.id, async () => {
      await requireRoom({ db, userId: user.id, limits }, 'predictions')
      return analytics.generatePredictions({ db, user, now: clock() }, body, ids)
    }),
  )
  mount(app, contract.listAnalyticsInsights, async ({ db, user }) =>
    limitInsights(user.id, () => analytics.listInsights({ db, user, now: clock() })),
  )
  mount(app, contract.listReachedForecasts, async ({ db, user }) => listReached({ db, user, now: clock() }))
  mount(app, contract.confirmForecast, async ({ db, user, params }) => {
    await confirmReached({ db, user, now: clock() }, params.id)
    return SUCCESS
  })
  mount(app, contract.readAnalyticsInsight, async ({ db, user, params }) =>
    analytics.readInsight({ db, user, now: clock() }, params.id),
  )
}
