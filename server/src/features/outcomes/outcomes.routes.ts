import * as contract from '@lodestar/contract/outcomes'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { mount } from '../../http/mount.ts'
import { countOutcome } from './outcomes.service.ts'
import { listOutcomes } from './outcomes.store.ts'

/** What came of conversations, and what it counts towards. */
export function mountOutcomes(app: FastifyInstance, deps: Deps): void {
  mount(app, contract.listOutcomes, async ({ db, user }) => listOutcomes(db, user))
  mount(app, contract.countOutcome, async ({ db, user, body: { goalId, ...of } }) =>
    countOutcome(db, { userId: user.id, of }, goalId, deps),
  )
}
