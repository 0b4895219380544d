import type { IfThen, Rehearsal } from '@lodestar/contract/rehearsals'
import { useState } from 'react'
import { formatSoonDay } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PlanForm, type TypedPlan } from './plan-form.tsx'
import { listPlanLinks } from './plan-links.ts'
import { useKeepPlan } from './rehearsals.queries.ts'

type Props = { rehearsal: Rehearsal; sentence: string }

/** When, where and with which first words it will be said: asked once, then shown with the ways into a calendar. */
export function PlanPart({ rehearsal, sentence }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { plan } = rehearsal
  const keep = useKeepPlan(rehearsal.id, () => setIsOpen(false))
  if (isOpen)
    return (
      <PlanForm
        draftKey={`plan:${rehearsal.id}`}
        start={plan ?? propose(rehearsal, sentence)}
        send={(given) => keep.mutateAsync(given)}
        onCancel={() => setIsOpen(false)}
      />
    )
  if (plan) return <ShownPlan rehearsal={rehearsal} plan={plan} onEdit={() => setIsOpen(true)} />
  return (
    <div className="mt-8">
      <h2 className="font-serif text-lg font-medium">When will you say it?</h2>
      <p className="mt-1 text-sm text-ink-soft">
        Who knows when, where and the first words does it far more often than who only means to.
      </p>
      <Button variant="primary" className="mt-3" onClick={() => setIsOpen(true)}>
        Plan it
      </Button>
    </div>
  )
}

function ShownPlan({ rehearsal, plan, onEdit }: { rehearsal: Rehearsal; plan: IfThen; onEdit: () => void }) {
  const drop = useKeepPlan(rehearsal.id, () => undefined)
  return (
    <section aria-label="Your plan" className="mt-8">
      <h2 className="font-serif text-lg font-medium">{`With ${plan.person}, ${sayWhen(plan)}`}</h2>
      {plan.ifThey && plan.thenI ? (
        <p className="mt-1 prose-read">{`If ${plan.ifThey}, then ${plan.thenI}.`}</p>
      ) : null}
      <div className="mt-2 -ml-3.5 flex flex-wrap gap-1">
        {listPlanLinks(rehearsal, plan).map(({ label, href }) => (
          <ButtonLink key={label} href={href} variant="quiet" size="sm">
            {label}
          </ButtonLink>
        ))}
        <Button variant="quiet" size="sm" onClick={onEdit}>
          Change the plan
        </Button>
        <Button variant="quiet" size="sm" busy={drop.isPending} onClick={() => drop.mutate(null)}>
          Drop the plan
        </Button>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        Google and Outlook open in their own window with what stands here; nothing goes to them before that.
      </p>
    </section>
  )
}

/** "Thu, May 7, 14:30, Room 2". */
const sayWhen = ({ day, time, place }: IfThen): string =>
  [formatSoonDay(day), time, place].filter(Boolean).join(', ')

const LONGEST = 500

/** What is known already: whom it is for, the sentence, and the reaction that was heard. */
function propose({ scene, lines }: Rehearsal, sentence: string): TypedPlan {
  const heard = lines.findLast((line) => line.by === 'other' && !line.isReplaced)
  const said = heard?.by === 'other' ? heard.says : ''
  return {
    person: scene.person,
    day: '',
    time: '',
    place: '',
    words: sentence.slice(0, LONGEST),
    ifThey: said ? `they say “${said}”`.slice(0, LONGEST) : '',
    thenI: '',
  }
}
