import * as contract from '@lodestar/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { mount } from '../../http/mount.ts'
import { getDashboard } from './dashboard.service.ts'

/** The figures a leader sees first. */
export function mountDashboard(app: FastifyInstance, { clock }: Deps): void {
  mount(app, contract.getDashboard, async ({ db, user }) => getDashboard({ db, user, clock }))
}
