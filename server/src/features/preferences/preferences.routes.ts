import { getPreferences, updatePreferences } from '@lodestar/contract/preferences'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { mount } from '../../http/mount.ts'
import * as preferences from './preferences.store.ts'

/** How a person wants to be coached. */
export function mountPreferences(app: FastifyInstance, { clock }: Deps): void {
  mount(app, getPreferences, async ({ db, user }) => preferences.getPreferences(db, user.id))
  mount(app, updatePreferences, async ({ db, user, body }) =>
    preferences.savePreferences(db, user.id, body, clock().toISOString()),
  )
}
