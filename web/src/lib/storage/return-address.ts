import { PATHS } from '../paths.ts'

const KEY = 'returnAddress'
const NO_PLACE_TO_RETURN_TO: readonly string[] = [PATHS.login, PATHS.logout, PATHS.signOut]

/** Remembers for this tab the address that is open, so that signing in comes back to it. */
export function storeReturnAddress(): void {
  const { pathname, search } = window.location
  try {
    if (!NO_PLACE_TO_RETURN_TO.includes(pathname)) window.sessionStorage.setItem(KEY, pathname + search)
  } catch {
    // Without storage signing in leads to the start.
  }
}

/** Takes the remembered address; null when there is none. It is an address of this site whatever has been stored. */
export function takeReturnAddress(): string | null {
  try {
    const address = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return address && /^\/(?![/\\])/.test(address) ? address : null
  } catch {
    return null
  }
}
