import { PATHS } from '../paths.ts'

const KEY = 'accountIntent'

/**
 * Remembers, for this tab, whether somebody who follows a link to the sign-in page wants a new account: links
 * inside `[data-new-account]` do, others do not. The address stays the same, so the page is told this way.
 *
 * @returns a function that stops watching.
 */
export function watchAccountIntent(): () => void {
  const watch = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(`a[href="${PATHS.login}"]`) : null
    if (link) storeAccountIntent(link.closest('[data-new-account]') !== null)
  }
  document.addEventListener('click', watch, true)
  return () => document.removeEventListener('click', watch, true)
}

/** Tells whether the sign-in page should open with "Create account". */
export function wantsNewAccount(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === 'create'
  } catch {
    return false
  }
}

/** Remembers for this tab whether a new account is wanted; false after somebody has signed in. */
export function storeAccountIntent(wantsNew: boolean): void {
  try {
    if (wantsNew) window.sessionStorage.setItem(KEY, 'create')
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the page opens with "Sign in", one click from the other.
  }
}
