import type { PushSubscriptionFields } from '@lodestar/contract/notifications'
import type { Db } from '../../db/connect.ts'
import { asPurpose } from '../../db/scope.ts'

/** More browsers than a person uses; the oldest make room. */
const MOST = 20

/** Keeps a browser's subscription; one that another person had in the same browser becomes this person's. */
export async function addPushSubscription(
  db: Db,
  userId: string,
  { endpoint, keys }: PushSubscriptionFields,
  at: string,
): Promise<void> {
  // Before it is another's: their rows are walled off from this person.
  await asPurpose('sign-in', () =>
    db
      .deleteFrom('pushSubscriptions')
      .where('endpoint', '=', endpoint)
      .where('userId', '<>', userId)
      .execute(),
  )
  const row = { userId, p256dh: keys.p256dh, auth: keys.auth, createdAt: at }
  await db
    .insertInto('pushSubscriptions')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.constraint('push_subscriptions_pkey').doUpdateSet(row))
    .execute()
  const kept = db
    .selectFrom('pushSubscriptions')
    .select('endpoint')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('endpoint', 'not in', kept)
    .execute()
}

export async function removePushSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute()
}

export async function listPushSubscriptions(db: Db, userId: string): Promise<PushSubscriptionFields[]> {
  const rows = await db
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }))
}
