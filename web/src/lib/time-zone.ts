import { setTimeZone } from '@lodestar/contract/account'
import { useEffect } from 'react'
import { call } from './api.ts'
import { readStored, writeStored } from './storage/storage.ts'

const KEY = 'timeZoneSent'

/** The IANA time zone this browser is in. */
export const getTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The language and region this browser writes days and numbers in. */
export const getLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale

/**
 * Tells the server the browser's time zone and locale after sign-in and whenever one of them has changed since.
 *
 * @param userId the signed-in person; null sends nothing. A failure is silent: the next start tries again.
 */
export function useTimeZoneReport(userId: string | null): void {
  useEffect(() => {
    const timeZone = getTimeZone()
    const locale = getLocale()
    const sent = `${userId} ${timeZone} ${locale}`
    if (userId === null || readStored(KEY) === sent) return
    call(setTimeZone, { body: { timeZone, locale } }).then(
      () => writeStored(KEY, sent),
      () => undefined,
    )
  }, [userId])
}
