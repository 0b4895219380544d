import { useEffect, useState } from 'react'

/** The longest wait a browser's timer can count, in milliseconds; a longer one would end at once. */
const LONGEST_WAIT_MS = 2_147_483_647

/**
 * Answers the present moment, and draws again when the next of the given instants, or the next day, has come.
 *
 * One timer waits for it and nothing polls. A page that comes to the front again looks at once, because browsers hold
 * timers back while it is hidden and a sleeping machine counts no time.
 *
 * @param instants ISO instants, in any order; past ones are left alone.
 * @returns milliseconds since 1970, as of the last of these instants.
 */
export function useNow(instants: readonly string[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = findNext(instants, now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const stopWaiting = waitUntil(next, look)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      stopWaiting()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [next])
  return now
}

/** Calls back once the clock has passed a moment; a timer that rings before waits for the rest. */
function waitUntil(moment: number, onPassed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const restMs = moment - Date.now()
    if (restMs <= 0) onPassed()
    else timer = setTimeout(wait, Math.min(restMs, LONGEST_WAIT_MS))
  }
  timer = setTimeout(wait, 0)
  return () => clearTimeout(timer)
}

function findNext(instants: readonly string[], now: number): number {
  const tomorrow = new Date(now)
  tomorrow.setHours(24, 0, 0, 0)
  const coming = instants.map((instant) => Date.parse(instant)).filter((instant) => instant > now)
  return Math.min(tomorrow.getTime(), ...coming)
}
