import {
  deleteAccount,
  exportPersonalData,
  getVisibility,
  updateProfile,
  updateVisibility,
} from '@lodestar/contract/profile'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { limitCost } from '../../http/costly.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { occasionOf } from '../../http/occasion.ts'
import * as accounts from '../account/account.store.ts'
import { noteDeletion, noteSecurity } from '../security/security.service.ts'
import { readPersonalData } from './profile.store.ts'

const NOT_THEIRS = { 'body.email': 'This is not the email address of your account.' }

/** What a person may change about their account, take with them and take away (decision D27). */
export function mountProfile(app: FastifyInstance, deps: Deps): void {
  const { clock, config, jobs, limits } = deps
  const exporting = { name: 'exports', perMinute: limits.exportsPerMinute, atOnce: limits.costlyAtOnce }
  const limitExports = limitCost(deps, exporting)
  mount(app, updateProfile, async ({ db, user, body }) => {
    await accounts.renameUser(db, user.id, body, clock().toISOString())
    const renamed = await accounts.findUser(db, user.id, config.oidc?.name ?? '')
    if (!renamed) throw new AppError('unauthorized')
    return renamed
  })

  mount(app, getVisibility, async ({ db, user }) => ({
    isOnLeaderboard: await accounts.isOnLeaderboard(db, user.id),
  }))

  mount(app, updateVisibility, async ({ db, user, body }) => {
    await accounts.showOnLeaderboard(db, user.id, body.isOnLeaderboard, clock().toISOString())
    return body
  })

  mount(app, exportPersonalData, async ({ db, user, request, reply }) => {
    await app.requireConfirmed(request)
    const records = await limitExports(user.id, () => readPersonalData(db, user.id))
    await noteSecurity(deps, { userId: user.id }, 'data-exported', occasionOf(request))
    const exportedAt = clock().toISOString()
    const name = `lodestar-${exportedAt.slice(0, 10)}.json`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return { exportedAt, records }
  })

  mount(app, deleteAccount, async ({ db, user, body, request, reply }) => {
    await app.requireConfirmed(request)
    if (!(await accounts.deleteUser(db, jobs, user.id, body.email)))
      throw new AppError('invalid_input', { fields: NOT_THEIRS })
    await app.endSessions(request, reply)
    noteDeletion(deps.log, user.id, occasionOf(request))
    return SUCCESS
  })
}
