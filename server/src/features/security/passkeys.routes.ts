import * as contract from '@lodestar/contract/security'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { occasionOf } from '../../http/occasion.ts'
import { describeDevice } from '../../lib/describe-device.ts'
import type { Keeper } from '../account/keeper.service.ts'
import { addPasskey, askNewPasskey } from '../account/passkey.service.ts'
import * as passkeys from '../account/passkeys.store.ts'
import { noteSecurity } from './security.service.ts'

/** Nobody has so many devices. */
const MOST_PASSKEYS = 20
const FULL = `You have ${MOST_PASSKEYS} passkeys. Remove one that you no longer need.`

/** Mounts the adding, listing and removing of passkeys. */
export function mountPasskeys(app: FastifyInstance, deps: Deps, keeper: Keeper): void {
  const { identity, headersOf, passkeyHeadersOf } = keeper

  mount(app, contract.listPasskeys, ({ db, user }) => passkeys.listPasskeys(db, user.id))

  mount(app, contract.askNewPasskey, async ({ db, user, request, reply }) => {
    await app.requireConfirmed(request)
    await refuseMore(db, user.id)
    const { options, cookies } = await askNewPasskey(identity(), headersOf(request))
    for (const cookie of cookies) reply.header('set-cookie', cookie)
    return { options }
  })

  mount(app, contract.addPasskey, async ({ db, user, body, request }) => {
    await app.requireConfirmed(request)
    const name = describeDevice(request.headers['user-agent'] ?? null)
    await passkeys.oneAtATime(db, user.id, async (tx) => {
      // Again: questions asked while there was room are answered later.
      await refuseMore(tx, user.id)
      await addPasskey(identity(), { response: body.response, name }, passkeyHeadersOf(request))
    })
    await noteSecurity(deps, { userId: user.id }, 'passkey-added', occasionOf(request))
    return SUCCESS
  })

  mount(app, contract.removePasskey, async ({ db, user, params, request }) => {
    await app.requireConfirmed(request)
    if (!(await passkeys.removePasskey(db, user.id, params.id))) throw new AppError('not_found')
    await noteSecurity(deps, { userId: user.id }, 'passkey-removed', occasionOf(request))
    return SUCCESS
  })
}

async function refuseMore(db: Db, userId: string): Promise<void> {
  if ((await passkeys.listPasskeys(db, userId)).length >= MOST_PASSKEYS)
    throw new AppError('quota_reached', { message: FULL })
}
