import { toast } from '../toast.ts'

const WORKER = '/service-worker.js'
/** What the worker keeps of the person; `PERSON` there. */
const KEPT_OF_PERSON = 'person'
const ASK_FOR_UPDATE_MS = 60 * 60 * 1000
const OFFER_MS = 60_000

/**
 * Installs the worker that opens the product without a network, and offers a new version once it is there.
 *
 * A new version takes over when somebody says so, or when every page of the old one has been closed. Whoever takes it
 * finds what they were writing where it was, because drafts are kept in this browser.
 */
export async function keepReadableOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const registration = await navigator.serviceWorker.register(WORKER).catch(() => undefined)
  if (!registration) return
  watchForUpdate(registration)
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < ASK_FOR_UPDATE_MS) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
    offerUpdate(registration)
  })
}

/** Offers each version that comes to stand beside the one that serves this page; the first one replaces nothing. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const watchInstalling = () =>
    registration.installing?.addEventListener('statechange', () => offerUpdate(registration))
  offerUpdate(registration)
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)
}

function offerUpdate(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration
  if (!waiting || !registration.active) return
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    waiting.postMessage('take over')
  }
  toast({
    title: 'A new version is there',
    description: 'What you are writing is kept.',
    durationMs: OFFER_MS,
    action: { label: 'Reload', onAction: takeOver },
  })
}

/** Keeps an answer that the worker has not seen: one that came with the page, or one that a change here made out of date. */
export function keepAnswer(path: string, body: unknown): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ path, body })
}

/** Forgets what the worker keeps of the person. It does so by itself when they sign out. */
export const forgetOffline = async (): Promise<void> => {
  // A page without https has no such store.
  if ('caches' in window) await window.caches.delete(KEPT_OF_PERSON).catch(() => false)
}

/**
 * Calls the listener when the worker answers with what this device has kept, because the server cannot be reached, and
 * when it can be again. @returns ends that.
 */
export function watchReach(onChange: (isReached: boolean) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const listen = ({ data }: MessageEvent) => {
    if (data === 'reached' || data === 'unreachable') onChange(data === 'reached')
  }
  navigator.serviceWorker.addEventListener('message', listen)
  return () => navigator.serviceWorker.removeEventListener('message', listen)
}
