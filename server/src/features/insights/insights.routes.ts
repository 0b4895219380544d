import * as contract from '@lodestar/contract/insights'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { limitCost } from '../../http/costly.ts'
import { mount } from '../../http/mount.ts'
import { readInsights, setInsight } from './insights.service.ts'

/** What a leader's facts show them. */
export function mountInsights(app: FastifyInstance, deps: Deps): void {
  const { clock, limits } = deps
  const limitInsights = limitCost(deps, { name: 'insights', perMinute: limits.derivedPerMinute })
  const limitAwaited = limitCost(deps, { name: 'awaited', perMinute: limits.derivedPerMinute })

  mount(app, contract.listInsights, async ({ db, user }) =>
    limitInsights(user.id, async () => (await readInsights({ db, user, clock })).insights),
  )
  mount(app, contract.listAwaited, async ({ db, user }) =>
    limitAwaited(user.id, async () => (await readInsights({ db, user, clock })).awaited),
  )
  mount(app, contract.updateInsight, async ({ db, user, params, body }) =>
    setInsight({ db, user, clock }, params.id, body.isActive),
  )
}
