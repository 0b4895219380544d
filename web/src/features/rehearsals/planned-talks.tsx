import type { IfThen, Rehearsal } from '@lodestar/contract/rehearsals'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatSoonDay } from '../../lib/format.ts'
import { rehearseHref } from '../../lib/paths.ts'
import { BriefLines } from '../../ui/brief-lines.tsx'
import { Section } from '../../ui/section.tsx'
import { outcomesQuery } from '../outcomes/outcomes.queries.ts'
import { rehearsalsQuery } from './rehearsals.queries.ts'
import { TalkDebrief } from './talk-debrief.tsx'

/** More would push everything else off the first screen. */
const MOST = 2
const AHEAD_MS = 2 * 24 * 60 * 60_000

/** Conversations that were planned: those of today and the next day to be read once more, those whose day has come to be told. */
export function PlannedTalks() {
  const { data: rehearsals = [] } = useQuery(rehearsalsQuery)
  const { data: outcomes = [] } = useQuery(outcomesQuery)
  const toldMeetings = new Set(outcomes.filter(({ source }) => source === 'meeting').map(({ id }) => id))
  const now = new Date()
  const [today, soon] = [dayOf(now), dayOf(new Date(now.getTime() + AHEAD_MS))]
  const open = rehearsals
    .flatMap((rehearsal) =>
      rehearsal.plan && !rehearsal.outcome ? [{ rehearsal, plan: rehearsal.plan }] : [],
    )
    .filter(({ plan }) => plan.day < soon)
    // What came of the meeting it was planned for has been told there.
    .filter(({ rehearsal: { meetingId } }) => meetingId === null || !toldMeetings.has(meetingId))
    .toSorted((one, other) => one.plan.day.localeCompare(other.plan.day))
    .slice(0, MOST)
  if (open.length === 0) return null
  return (
    <Section title="What you planned to say">
      <ul className="grid gap-6">
        {open.map(({ rehearsal, plan }) => (
          <li key={rehearsal.id}>
            {plan.day < today ? (
              <TalkDebrief rehearsal={rehearsal} plan={plan} />
            ) : (
              <Ahead rehearsal={rehearsal} plan={plan} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Ahead = ({ rehearsal, plan }: { rehearsal: Rehearsal; plan: IfThen }) => (
  <div className="border-l-2 border-growth pl-5">
    <p className="text-sm text-ink-soft">
      {[`With ${plan.person}`, formatSoonDay(plan.day), plan.time, plan.place].filter(Boolean).join(', ')}
    </p>
    {rehearsal.brief ? <BriefLines brief={rehearsal.brief} /> : null}
    <Link
      href={rehearseHref({ rehearsal: rehearsal.id })}
      className="inline-flex min-h-11 items-center text-sm"
    >
      Open the rehearsal
    </Link>
  </div>
)

/** The day of a moment where the reader is, `YYYY-MM-DD`. */
const dayOf = (at: Date): string => at.toLocaleDateString('sv-SE')
