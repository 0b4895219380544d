import { useEffect, useRef } from 'react'
import { useKeepFirstTalk } from '../features/coaching/first-talk.queries.ts'
import { loadFirstTalk } from '../lib/storage/first-talk.ts'

/** Makes what somebody said as a visitor a session of theirs, once, after they sign in. A failure leaves it for the next start. */
export function FirstTalkKeeper() {
  const { mutate } = useKeepFirstTalk()
  const hasStarted = useRef(false)
  useEffect(() => {
    const talk = loadFirstTalk()
    if (hasStarted.current || !talk?.isWanted) return
    hasStarted.current = true
    mutate(talk)
  }, [mutate])
  return null
}
