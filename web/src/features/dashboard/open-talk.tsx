import type { CoachingSession } from '@lodestar/contract/coaching'
import { LIMITS } from '@lodestar/contract/primitives'
import { useState } from 'react'
import { formatSoonDay } from '../../lib/format.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { sessionHref } from '../coaching/coaching.queries.ts'
import { useGoOn } from '../coaching/start-session.queries.ts'
import { QuietLink } from './quiet-link.tsx'
import { TellForm } from './tell-form.tsx'
import { findDay } from './use-dashboard.ts'

type Props = { session: CoachingSession; today: string }

/** Asks what came of a conversation that was prepared on an earlier day, once a day; what is told goes on in that session. */
export function OpenTalk({ session, today }: Props) {
  const { id, title, startedAt } = session
  const [isTelling, setIsTelling] = useState(false)
  const [askedOn, setAskedOn] = useDraft(`not-yet:${id}`)
  const source = (
    <QuietLink href={sessionHref(id)} className="text-sm">
      Open the session
    </QuietLink>
  )
  return (
    <div className="border-l-2 border-growth pl-5">
      {startedAt ? (
        <p className="text-sm text-ink-soft">{`You prepared this on ${formatSoonDay(findDay(startedAt))}`}</p>
      ) : null}
      <p className="mt-1 prose-read">{title}</p>
      {askedOn === today ? (
        <div className="flex min-h-11 flex-wrap items-center gap-x-6 text-sm text-ink-soft">
          <p>Not yet. It stays here until the session is ended.</p>
          {source}
        </div>
      ) : (
        <fieldset className="mt-1 flex flex-wrap items-center gap-1 text-sm">
          <legend className="sr-only">{`What came of “${title}”`}</legend>
          <Button size="sm" aria-expanded={isTelling} onClick={() => setIsTelling(!isTelling)}>
            What came of it
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAskedOn(today)}>
            Not yet
          </Button>
          {source}
        </fieldset>
      )}
      {isTelling && askedOn !== today ? <Telling sessionId={id} /> : null}
    </div>
  )
}

function Telling({ sessionId }: { sessionId: string }) {
  const [text, setText, clear] = useDraft(`what-came:${sessionId}`)
  const { goOn, isGoing } = useGoOn(sessionId, clear)
  return (
    <TellForm
      label="What came of it?"
      action="Tell the coach"
      text={text}
      most={LIMITS.text}
      isBusy={isGoing}
      onChange={setText}
      onTell={goOn}
    />
  )
}
