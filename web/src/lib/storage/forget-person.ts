import { memory } from './storage.ts'

// What says something about the browser, not about who uses it: lib/theme.ts and lib/confidentiality.ts keep these.
const BROWSERS_OWN = new Set(['theme', 'confidentialityAcknowledgedAt'])

/** Forgets what this browser has kept about the person using it: drafts, unsent messages, flags. */
export function forgetPerson(): void {
  memory.clear()
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (!BROWSERS_OWN.has(key)) window.localStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
