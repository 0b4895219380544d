import type { Pulse } from '@lodestar/contract/pulse'
import { useQuery } from '@tanstack/react-query'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AskForm } from './ask-form.tsx'
import { EndedPulse } from './ended-pulse.tsx'
import { OpenPulse } from './open-pulse.tsx'
import { pulsesQuery } from './pulse.queries.ts'

/** Where a leader asks their team one question, and reads what it came to. */
export function PulsePage() {
  const { user } = useSession()
  const { data: pulses, isError, refetch } = useQuery(pulsesQuery)
  if (isError && !pulses) return <PageError onRetry={() => void refetch()} />
  return (
    <Page
      title="Team pulse"
      width="text"
      lead="One behavior of yours, one question, a link for your team. You see one figure when it has ended, and only if five or more have answered."
      back={{ href: PATHS.home, label: 'Back to Dashboard' }}
    >
      {pulses ? (
        <Pulses pulses={pulses} name={user?.firstName ?? ''} />
      ) : (
        <Skeleton lines={8} label="Loading your questions" />
      )}
    </Page>
  )
}

function Pulses({ pulses, name }: { pulses: readonly Pulse[]; name: string }) {
  const open = pulses.find(({ status }) => status === 'open')
  const ended = pulses.filter(({ status }) => status === 'ended')
  return (
    <>
      {open ? <OpenPulse pulse={open} path={open.path ?? ''} /> : <AskForm name={name} />}
      {ended.length > 0 ? (
        <Section title="Asked before">
          <ul className="grid gap-10">
            {ended.map((pulse) => (
              <li key={pulse.id}>
                <EndedPulse pulse={pulse} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
