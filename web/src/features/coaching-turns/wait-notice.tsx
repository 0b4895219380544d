import { CloudOff, Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'

/**
 * Says that a message the server could not take yet is sent again by itself, and in how many seconds.
 *
 * @param retryAt the instant of the next try; once it is past, the try is on its way.
 */
export function WaitNotice({ retryAt }: { retryAt: string }) {
  const seconds = useSecondsUntil(retryAt)
  return (
    <div className="mb-1 flex items-center gap-3 text-sm">
      <Hourglass aria-hidden="true" className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      {/* A screen reader hears it once, without the seconds. */}
      <p role="status" className="sr-only">
        Still waiting for the coach. Your message is sent again by itself.
      </p>
      <p aria-hidden="true" className="grow tabular-nums">
        Still waiting for the coach; {seconds > 0 ? `trying again in ${seconds} s` : 'trying again now'}.
      </p>
    </div>
  )
}

/** Says that a message waits for a network. */
export const OfflineNotice = () => (
  <div className="mb-1 flex items-center gap-3 text-sm">
    <CloudOff aria-hidden="true" className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
    <p role="status" className="grow">
      No connection. Your message is kept here and is sent once the line is back.
    </p>
  </div>
)

function useSecondsUntil(instant: string): number {
  const read = () => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))
  const [, drawAgain] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => drawAgain((times) => times + 1), 500)
    return () => clearInterval(timer)
  }, [])
  return read()
}
