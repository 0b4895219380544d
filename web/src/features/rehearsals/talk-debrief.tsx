import type { IfThen, Rehearsal, TalkOutcome } from '@lodestar/contract/rehearsals'
import { useId, useState } from 'react'
import { formatSoonDay } from '../../lib/format.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { OUTCOME_WORDS } from './rehearsal-words.data.ts'
import { useKeepPlan, useTellOutcome } from './rehearsals.queries.ts'

type Props = { rehearsal: Rehearsal; plan: IfThen }
const LONGEST = 500

/** Asks how a planned conversation went: three taps and a line; where it was not held it is moved, or dropped and why. */
export function TalkDebrief({ rehearsal, plan }: Props) {
  const [came, setCame] = useState<TalkOutcome['came'] | null>(null)
  if (rehearsal.outcome) return <Told rehearsal={rehearsal} outcome={rehearsal.outcome} />
  return (
    <fieldset className="border-l-2 border-growth pl-5">
      <legend className="sr-only">{`How did it go with ${plan.person}?`}</legend>
      <p className="text-sm text-ink-soft">{`You planned it for ${formatSoonDay(plan.day)}`}</p>
      <p aria-hidden="true" className="mt-1 prose-read">{`How did it go with ${plan.person}?`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {(['well', 'mixed', 'not-held'] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            className="aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-strong"
            aria-pressed={came === one}
            onClick={() => setCame(one)}
          >
            {OUTCOME_WORDS[one]}
          </Button>
        ))}
      </div>
      {came === 'well' || came === 'mixed' ? (
        <OneLine
          rehearsal={rehearsal}
          came={came}
          label="What happened, in a line (optional)"
          action="Save"
        />
      ) : null}
      {came === 'not-held' || came === 'dropped' ? (
        <NotHeld
          rehearsal={rehearsal}
          plan={plan}
          isDropped={came === 'dropped'}
          onDrop={() => setCame('dropped')}
        />
      ) : null}
    </fieldset>
  )
}

type LineProps = { rehearsal: Rehearsal; came: TalkOutcome['came']; label: string; action: string }

function OneLine({ rehearsal, came, label, action }: LineProps) {
  const [line, setLine, clear] = useDraft(`debrief:${rehearsal.id}`)
  const tell = useTellOutcome(rehearsal.id, clear)
  const id = useId()
  return (
    <form
      className="mt-3 grid max-w-text gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!tell.isPending) tell.mutate({ came, line })
      }}
    >
      <Field id={id} label={label}>
        <TextInput
          value={line}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={(event) => setLine(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" size="sm" variant="primary" busy={tell.isPending}>
          {action}
        </Button>
      </div>
    </form>
  )
}

type NotHeldProps = Props & { isDropped: boolean; onDrop: () => void }

/** Not yet moves it to another day; dropped asks why, once. */
function NotHeld({ rehearsal, plan, isDropped, onDrop }: NotHeldProps) {
  const [day, setDay] = useState('')
  const move = useKeepPlan(rehearsal.id, () => undefined)
  const id = useId()
  if (isDropped)
    return (
      <OneLine
        rehearsal={rehearsal}
        came="dropped"
        label="What made you drop it? (optional)"
        action="Drop it"
      />
    )
  return (
    <form
      className="mt-3 grid max-w-text gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (day !== '' && !move.isPending) move.mutate({ ...plan, day })
      }}
    >
      <Field id={id} label="Not yet. When instead?">
        <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={move.isPending} disabled={day === ''}>
          Move it
        </Button>
        <Button size="sm" variant="quiet" onClick={onDrop}>
          It is dropped
        </Button>
      </div>
    </form>
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
