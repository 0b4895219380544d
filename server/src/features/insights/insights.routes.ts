import * as contract from '@lodestar/contract/insights'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { mount } from '../../http/mount.ts'
import { readInsights, setInsight } from './insights.service.ts'

/** What a leader's facts show them. */
export function mountInsights(app: FastifyInstance, { clock, coach }: Deps): void {
  mount(
    app,
    contract.listInsights,
    async ({ db, user }) => (await readInsights({ db, user, clock, coach })).insights,
  )
  mount(
    app,
    contract.listAwaited,
    async ({ db, user }) => (await readInsights({ db, user, clock, coach })).awaited,
  )
  mount(app, contract.updateInsight, async ({ db, user, params, body }) =>
    setInsight({ db, user, clock, coach }, params.id, body.isActive),
  )
}
