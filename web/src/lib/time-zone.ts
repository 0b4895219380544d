import { setTimeZone } from '@lodestar/contract/account'
import { useEffect } from 'react'
import { call } from './api.ts'
import { readStored, writeStored } from './storage/storage.ts'

const KEY = 'timeZoneSent'

/** The IANA time zone this browser is in. */
export const getTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Tells the server the browser's time zone after sign-in and whenever it has changed since.
 *
 * @param userId the signed-in person; null sends nothing. A failure is silent: the next start tries again.
 */
export function useTimeZoneReport(userId: string | null): void {
  useEffect(() => {
    const timeZone = getTimeZone()
    const sent = `${userId} ${timeZone}`
    if (userId === null || readStored(KEY) === sent) return
    call(setTimeZone, { body: { timeZone } }).then(
      () => writeStored(KEY, sent),
      () => undefined,
    )
  }, [userId])
}
