import { readStored, writeStored } from './storage.ts'

const KEY = 'confidentialityAcknowledgedAt'
const TO_RECORD = 'confidentialityToRecord'
const VALID_MS = 24 * 60 * 60 * 1000

/** The notice's version, recorded with a signed-in person's agreement; raise it when its promises change. */
export const NOTICE_VERSION = '4'

/**
 * Tells whether the confidentiality notice must be shown: never acknowledged in this browser, or more than
 * 24 hours ago. A value that is no date, or lies in the future, counts as never.
 */
export function isNoticeDue(now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(readStored(KEY) ?? '')
  return !(ageMs >= 0 && ageMs <= VALID_MS)
}

/** Sent to the document when the notice is acknowledged, by whatever script of the page. */
export const ACKNOWLEDGED = 'confidentialityacknowledged'

/** Remembers in this browser that the notice was acknowledged at `now`, and that no account has it on record yet. */
export function acknowledgeNotice(now: Date): void {
  writeStored(KEY, now.toISOString())
  writeStored(TO_RECORD, NOTICE_VERSION)
  document.dispatchEvent(new Event(ACKNOWLEDGED))
}

/** Reads which version was acknowledged here without being on record for an account; null when there is none. */
export const readUnrecordedNotice = (): string | null => readStored(TO_RECORD)

/** Remembers that the acknowledgment made here is on record. */
export const forgetUnrecordedNotice = (): void => writeStored(TO_RECORD, null)
