// The root project sees this file through its imports alone.
/// <reference path="./web-push.d.ts" />

import { isIP } from 'node:net'
import type { PushSubscriptionFields } from '@lodestar/contract/notifications'
import type { VapidKeys } from '../../lib/vapid-keys.ts'

const TIMEOUT_MS = 15_000
/** A reminder that a browser has not fetched after a day is over. */
const TTL_SECONDS = 24 * 3600

/** What became of a push: it was taken, its browser has ended the subscription, or the service did not take it. */
export type PushOutcome = 'taken' | 'gone' | 'failed'

/** Sends an encrypted notification to a browser's push service. */
export async function sendPush(
  subscription: PushSubscriptionFields,
  payload: string,
  { keys, publicUrl }: { keys: VapidKeys; publicUrl: string },
): Promise<PushOutcome> {
  // Loaded when somebody has asked for push, which most installations never see.
  const { default: webPush } = await import('web-push')
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject: subjectOf(publicUrl), ...keys },
    TTL: TTL_SECONDS,
    urgency: 'normal',
  })
  const init: RequestInit = {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
  if (body) init.body = new Uint8Array(body)
  try {
    const response = await fetch(endpoint, init)
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'gone'
    return response.ok ? 'taken' : 'failed'
  } catch {
    return 'failed'
  }
}

/** Push services want somebody to turn to; they refuse addresses of the own machine. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@lodestar.invalid'

/**
 * True for an address of one of the push services that this server may call.
 *
 * The address comes from a browser, so without a list anybody could have the server call addresses inside its network.
 *
 * @param hosts names; a leading dot stands for everything below. An address of this machine must be named itself.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const { protocol, hostname } = new URL(endpoint)
  const isListed = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  return isListed && (protocol === 'https:' || (protocol === 'http:' && isIP(hostname) !== 0))
}
