import * as contract from '@lodestar/contract/letters'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { mount } from '../../http/mount.ts'
import * as letters from './letters.store.ts'

/** The letter about the week, for those who ask for it. */
export function mountLetters(app: FastifyInstance, { clock, jobs }: Deps): void {
  mount(app, contract.listLetters, async ({ db, user }) => letters.listLetters(db, user.id))
  mount(app, contract.getLetterChoice, async ({ db, user }) => {
    const { since: _, ...choice } = await letters.findChoice(db, user.id)
    return choice
  })
  mount(app, contract.chooseLetter, async ({ db, user, body }) =>
    db.transaction().execute(async (tx) => {
      const at = clock().toISOString()
      const saved = await letters.saveChoice(tx, user.id, body, at)
      await jobs.enqueue(tx, 'arm-reminders', { userId: user.id, meetingId: null, at })
      return saved
    }),
  )
}
