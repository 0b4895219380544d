import * as contract from '@lodestar/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { deriveVapidKeys } from '../../lib/vapid-keys.ts'
import { scheduleReminder } from './arm-reminders.service.ts'
import {
  findEmail,
  getNotificationPreferences,
  saveNotificationPreferences,
} from './notification-preferences.store.ts'
import * as notifications from './notifications.store.ts'
import { addPushSubscription, removePushSubscription } from './push-subscriptions.store.ts'
import { isPushService } from './send-push.ts'
import { mountUnsubscribe } from './unsubscribe.routes.ts'

/** What a leader is told, and when and how they want to be told. */
export function mountNotifications(app: FastifyInstance, deps: Deps): void {
  const { clock, config, jobs, secretKey } = deps
  const now = () => clock().toISOString()
  const { publicKey } = deriveVapidKeys(secretKey)

  mount(app, contract.getNotificationPreferences, async ({ db, user }) =>
    getNotificationPreferences(db, user.id),
  )
  mount(app, contract.updateNotificationPreferences, async ({ db, user, body }) =>
    db.transaction().execute(async (tx) => {
      const at = now()
      const saved = await saveNotificationPreferences(tx, user.id, body, at)
      await jobs.enqueue(tx, 'arm-reminders', { userId: user.id, meetingId: null, at })
      return saved
    }),
  )
  mount(app, contract.scheduleCoachingReminder, async ({ db, user }) =>
    scheduleReminder(deps, db, user.id, clock()),
  )

  mount(app, contract.listNotifications, async ({ db, user }) =>
    notifications.listNotifications(db, user.id, now()),
  )
  mount(app, contract.markNotificationRead, async ({ db, user, params }) => {
    const marked = await notifications.markRead(db, user.id, params.id, now())
    if (!marked) throw new AppError('not_found')
    return marked
  })
  mount(app, contract.markAllNotificationsRead, async ({ db, user }) => {
    await notifications.markAllRead(db, user.id, now())
    return SUCCESS
  })

  mount(app, contract.getNotificationChannels, async ({ db, user }) => ({
    email: config.smtp && (await findEmail(db, user.id)),
    pushKey: publicKey,
  }))
  mount(app, contract.addPushSubscription, async ({ db, user, body }) => {
    if (!isPushService(body.endpoint, config.pushHosts))
      throw new AppError('invalid_input', {
        fields: { 'body.endpoint': 'Not an address of a push service known here' },
      })
    await addPushSubscription(db, user.id, body, now())
    return SUCCESS
  })
  mount(app, contract.removePushSubscription, async ({ db, user, body }) => {
    await removePushSubscription(db, user.id, body.endpoint)
    return SUCCESS
  })

  mountUnsubscribe(app, deps)
}
