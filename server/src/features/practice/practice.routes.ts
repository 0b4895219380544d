import * as contract from '@lodestar/contract/practice'
import type { FastifyInstance } from 'fastify'
import { requireWords } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { limitCost } from '../../http/costly.ts'
import { mount } from '../../http/mount.ts'
import { notePracticed, putAside, readPractice } from './practice.service.ts'
import { switchPractice } from './practice.store.ts'

/** Sentences and reactions of rehearsals that come back, one a day. */
export function mountPractice(app: FastifyInstance, deps: Deps): void {
  const { clock, limits } = deps
  const limited = limitCost(deps, { name: 'practice', perMinute: limits.derivedPerMinute })
  mount(app, contract.getPractice, ({ db, user }) => limited(user.id, () => readPractice(db, user, clock())))
  mount(app, contract.practiceItem, async ({ db, user, body }) => {
    await requireWords({ db, userId: user.id, limits })
    await notePracticed(db, user, body, clock())
    return readPractice(db, user, clock())
  })
  mount(app, contract.setItemAside, async ({ db, user, body: { isAside, ...key } }) => {
    await putAside(db, user, key, isAside)
    return readPractice(db, user, clock())
  })
  mount(app, contract.switchPractice, async ({ db, user, body }) => {
    await switchPractice(db, user.id, body.isOn)
    return readPractice(db, user, clock())
  })
}
