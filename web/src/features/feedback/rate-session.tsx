import type { CoachingSession } from '@lodestar/contract/coaching'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { formatDay, formatSoonDay } from '../../lib/format.ts'
import { Select } from '../../ui/form/select.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { SessionDetails } from './session-details.tsx'
import { TakeAway } from './take-away.tsx'

type Props = { sessions: readonly CoachingSession[] }

/** Shows what to take along from a session, and below it the session itself and how it was. Opens with the session the address names, else with the first. */
export function RateSession({ sessions }: Props) {
  const wantedId = new URLSearchParams(useSearch()).get('session')
  const [chosenId, setChosenId] = useState(wantedId)
  const session = sessions.find(({ id }) => id === chosenId) ?? sessions[0] ?? null
  // What came of it stands on the card already.
  const isCompleted = session?.status === 'completed'
  return (
    <div className="grid gap-10">
      {session && isCompleted ? <TakeAway key={session.id} session={session} /> : null}
      {sessions.length > 1 && session ? (
        <Select
          label="Session"
          value={session.id}
          options={sessions.map((one) => ({ value: one.id, label: nameSession(one) }))}
          onChange={setChosenId}
        />
      ) : null}
      {session && !isCompleted ? <SessionDetails session={session} /> : null}
      <div>
        {session ? <TryFirst session={session} /> : null}
        <FeedbackForm sessionId={session?.id ?? null} />
      </div>
      {session && isCompleted ? <SessionDetails session={session} /> : null}
    </div>
  )
}

/** Says that a rating can wait, as long as the day of what one set out to do is ahead. */
function TryFirst({ session: { steps } }: { session: CoachingSession }) {
  const ahead = steps.find(({ origin, dueOn }) => origin === 'leader' && dueOn !== null && isAhead(dueOn))
  return ahead?.dueOn ? (
    <p className="mb-5 text-ink-soft">
      Your day is {formatSoonDay(ahead.dueOn)}. A rating says more once you have tried it; this page stays
      here.
    </p>
  ) : null
}

/** A day that has not begun where the reader is. */
const isAhead = (day: string): boolean => new Date(`${day}T00:00`) > new Date()

function nameSession({ title, completedAt, startedAt }: CoachingSession): string {
  const at = completedAt ?? startedAt
  return at ? `${title} · ${formatDay(at)}` : title
}
