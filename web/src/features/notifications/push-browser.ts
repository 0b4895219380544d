import { dropPushSubscription, keepPushSubscription } from './notifications.queries.ts'

/** Served beside the page, so that its reach is the whole site. */
const WORKER = '/service-worker.js'

/** How this browser stands to web push; `blocked` is for the person to change in the browser's own settings. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** Says how this browser stands to web push. It asks the person nothing. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await findSubscription()) ? 'on' : 'off'
}

/**
 * Asks the person for permission, subscribes this browser and tells the server.
 *
 * @param pushKey the server's public key.
 */
export async function turnPushOn(pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint, keys } = subscription.toJSON()
  try {
    await keepPushSubscription({
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    })
  } catch (error) {
    // A subscription that the server does not know would only look switched on.
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

/** Ends this browser's subscription and tells the server. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription()
  if (subscription) {
    await dropPushSubscription(subscription.endpoint)
    await subscription.unsubscribe()
  }
  return 'off'
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
