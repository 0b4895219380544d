import type { IfThen, Rehearsal } from '@lodestar/contract/rehearsals'
import type { TalkOutcome } from '@lodestar/contract/talk-outcome'
import { formatSoonDay } from '../../lib/format.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { DebriefForm } from '../../ui/form/debrief-form.tsx'
import { OUTCOME_WORDS } from '../../ui/form/outcome-words.data.ts'
import { useKeepPlan, useTellOutcome } from './rehearsals.queries.ts'

type Props = { rehearsal: Rehearsal; plan: IfThen }
const LONGEST = 500

/** Asks how a planned conversation went, or says what was told of it. */
export function TalkDebrief({ rehearsal, plan }: Props) {
  const [line, setLine, clear] = useDraft(`debrief:${rehearsal.id}`)
  const tell = useTellOutcome(rehearsal.id, clear)
  const move = useKeepPlan(rehearsal.id, clear)
  if (rehearsal.outcome) return <Told rehearsal={rehearsal} outcome={rehearsal.outcome} />
  return (
    <div className="border-l-2 border-growth pl-5">
      <p className="text-sm text-ink-soft">{`You planned it for ${formatSoonDay(plan.day)}`}</p>
      <p aria-hidden="true" className="mt-1 mb-2 prose-read">{`How did it go with ${plan.person}?`}</p>
      <DebriefForm
        legend={`How did it go with ${plan.person}?`}
        label="What happened, in a line (optional)"
        line={line}
        most={LONGEST}
        onLine={setLine}
        action="Save"
        isBusy={tell.isPending || move.isPending}
        onTell={(came) => came && tell.mutate({ came, line })}
        onMove={(day) => move.mutate({ ...plan, day })}
      />
    </div>
  )
}

function Told({ rehearsal, outcome: { came, line } }: { rehearsal: Rehearsal; outcome: TalkOutcome }) {
  const tell = useTellOutcome(rehearsal.id, () => undefined)
  return (
    <div className="border-l-2 border-growth pl-5">
      <p className="prose-read">{OUTCOME_WORDS[came]}</p>
      {line ? <p className="prose-read text-ink-soft">{line}</p> : null}
      <div className="-ml-3.5">
        <Button size="sm" variant="quiet" busy={tell.isPending} onClick={() => tell.mutate(null)}>
          Tell it differently
        </Button>
      </div>
    </div>
  )
}
