import { getSources } from '@lodestar/contract/sources'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { limitCost } from '../../http/costly.ts'
import { mount } from '../../http/mount.ts'
import { readSources } from './sources.service.ts'

/** What several sources say of one skill, side by side. */
export function mountSources(app: FastifyInstance, deps: Deps): void {
  const limited = limitCost(deps, { name: 'sources', perMinute: deps.limits.derivedPerMinute })
  mount(app, getSources, ({ db, user }) => limited(user.id, () => readSources(db, user.id, deps.clock())))
}
