import * as contract from '@lodestar/contract/people'
import type { FastifyInstance } from 'fastify'
import { requireWords } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { limitCost } from '../../http/costly.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { changePerson, forget } from './change-person.service.ts'
import { listPeople, readPerson } from './people.service.ts'
import { lockBook, saveBook } from './people.store.ts'

/** The people a leader talks about, read from the cases of their sessions. */
export function mountPeople(app: FastifyInstance, deps: Deps): void {
  const { clock, limits } = deps
  const limitPages = limitCost(deps, { name: 'people', perMinute: limits.derivedPerMinute })

  mount(app, contract.listPeople, async ({ db, user }) => limitPages(user.id, () => listPeople(db, user.id)))
  mount(app, contract.switchPeople, async ({ db, user, body: { isOn } }) =>
    db.transaction().execute(async (tx) => {
      const { book } = await lockBook(tx, user.id)
      await saveBook(tx, user.id, { isOn, book }, clock().toISOString())
      return { isOn }
    }),
  )
  mount(app, contract.getPerson, async ({ db, user, params }) =>
    limitPages(user.id, async () => {
      const page = await readPerson(db, user, params.id)
      if (!page) throw new AppError('not_found')
      return page
    }),
  )
  mount(app, contract.changePerson, async ({ db, user, params, body }) => {
    await requireWords({ db, userId: user.id, limits })
    return changePerson(db, user, params.id, body, deps)
  })
  mount(app, contract.forgetPerson, async ({ db, user, params }) => {
    await forget(db, user.id, params.id, deps)
    return SUCCESS
  })
}
