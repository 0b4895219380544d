import type { Step } from '@lodestar/contract/step'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { rehearseHref } from '../../lib/paths.ts'
import { findSentence } from '../../lib/quoted-words.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sessionHref, sessionQuery } from '../coaching/coaching.queries.ts'
import { PlanForm } from './plan-form.tsx'
import { usePlanPromise } from './rehearsals.queries.ts'

const LONGEST = 500

/** When, where and with which first words a promise of a session will be kept; what is known already stands there. */
export function PlanPromise({ sessionId }: { sessionId: string }) {
  const [, navigate] = useLocation()
  const { data: known } = useQuery(sessionQuery(sessionId))
  const keep = usePlanPromise(sessionId, ({ id }) =>
    navigate(rehearseHref({ rehearsal: id }), { replace: true }),
  )
  if (known === undefined) return <Skeleton lines={8} label="Loading what you promised" />
  const promise = findPromise(known?.session.steps ?? [])
  const person = known?.case.people.find(({ struck, sameAs }) => !struck && sameAs === null)
  const noted = known?.case.promises.findLast(({ struck }) => !struck)
  return (
    <>
      {promise ? <p className="border-l-2 border-growth pl-4 prose-read">{promise.text}</p> : null}
      <PlanForm
        draftKey={`plan:session:${sessionId}`}
        start={{
          person: person?.label ?? '',
          day: promise?.dueOn ?? noted?.dueOn ?? '',
          time: '',
          place: '',
          words: (findSentence(known?.messages ?? []) ?? '').slice(0, LONGEST),
          ifThey: '',
          thenI: '',
        }}
        send={(plan) => keep.mutateAsync(plan)}
        onCancel={() => navigate(sessionHref(sessionId))}
      />
    </>
  )
}

/** What the leader said they will do, the nearest day first. */
const findPromise = (steps: readonly Step[]): Step | undefined =>
  steps
    .filter(({ origin }) => origin === 'leader')
    .toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'))[0]
