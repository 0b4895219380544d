import type { JobData } from '../../db/job-queue.ts'
import type { Deps } from '../../deps.ts'
import type { SendMail } from '../../lib/mail.ts'
import { deriveVapidKeys } from '../../lib/vapid-keys.ts'
import * as deliveries from './deliveries.store.ts'
import { findEmail, findReminderSettings } from './notification-preferences.store.ts'
import { listPushSubscriptions, removePushSubscription } from './push-subscriptions.store.ts'
import { sendPush } from './send-push.ts'
import { signUnsubscribe } from './unsubscribe-token.ts'
import { writePush, writeReminderMail } from './write-delivery.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'secretKey' | 'log'>

/**
 * Carries a notification out of the application by each way the person takes, at most once.
 *
 * It is claimed for a way before it is sent. A server that dies in between leaves it claimed: the notification still stands in
 * the list, and nobody gets the same mail twice (docs/decisions/0009-reminders-once.md).
 */
export async function deliver(
  deps: Needs,
  sendMail: SendMail | null,
  job: JobData['deliver-notification'],
): Promise<void> {
  await deliverByPush(deps, job)
  if (sendMail) await deliverByMail(deps, sendMail, job)
}

async function deliverByMail(
  { db, clock, config, secretKey, log }: Needs,
  sendMail: SendMail,
  { userId, notificationId }: JobData['deliver-notification'],
): Promise<void> {
  const to = await findEmail(db, userId)
  const settings = await findReminderSettings(db, userId)
  if (to === null || !settings?.emailEnabled) return
  const now = () => clock().toISOString()
  const claimed = await deliveries.claimMail(db, userId, notificationId, now())
  if (!claimed) return
  const of = claimed.type === 'weekly_letter' ? 'letter' : 'mail'
  const token = signUnsubscribe(secretKey, userId, of)
  const unsubscribeUrl = `${config.publicUrl}/api/notifications/unsubscribe?${of === 'letter' ? 'of=letter&' : ''}token=${token}`
  const { publicUrl } = config
  const { timeZone, locale } = settings
  const reader = { timeZone, locale, publicUrl, to, unsubscribeUrl, id: notificationId }
  try {
    await sendMail(writeReminderMail(claimed, reader))
  } catch (error) {
    if (!isCertainlyUnsent(error)) {
      log.warn({ err: error, notificationId }, 'A mail was refused or lost and is not sent again')
      return
    }
    await deliveries.releaseMail(db, userId, notificationId)
    throw error
  }
  await deliveries.markMailed(db, userId, notificationId, now())
}

/** No connection, or an answer that says "later" (RFC 5321, 4.2.1): the mail server has not taken the mail. */
function isCertainlyUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  if (typeof responseCode === 'number') return responseCode >= 400 && responseCode < 500
  return command === 'CONN'
}

async function deliverByPush(
  { db, clock, config, secretKey, log }: Needs,
  { userId, notificationId }: JobData['deliver-notification'],
): Promise<void> {
  const subscriptions = await listPushSubscriptions(db, userId)
  const settings = await findReminderSettings(db, userId)
  if (subscriptions.length === 0 || !settings) return
  const claimed = await deliveries.claimPush(db, userId, notificationId, clock().toISOString())
  if (!claimed) return
  const payload = writePush(claimed, settings)
  const sender = { keys: deriveVapidKeys(secretKey), publicUrl: config.publicUrl }
  for (const subscription of subscriptions) {
    const outcome = await sendPush(subscription, payload, sender)
    if (outcome === 'gone') await removePushSubscription(db, userId, subscription.endpoint)
    if (outcome === 'failed') log.warn({ notificationId }, 'A push service did not take a notification')
  }
}
