import type { CasePromise } from '@lodestar/contract/case'
import { type FormEvent, useId, useState } from 'react'
import { formatSoonDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { CaseLine } from './case-line.tsx'
import type { Correct } from './use-correct-case.ts'

/** Something the leader said they will do, and the day it is for. */
export const PromiseLine = ({ promise, correct }: { promise: CasePromise; correct: Correct | null }) => (
  <CaseLine
    line={promise}
    name={`“${promise.text}”`}
    about={promise.dueOn ? formatSoonDay(promise.dueOn) : 'no day yet'}
    correct={correct}
    renderChanges={(onDone) => (
      <DayForm
        dueOn={promise.dueOn}
        onChange={(dueOn) => correct?.({ change: 'date', line: promise.id, dueOn }, onDone)}
      />
    )}
  >
    {promise.text}
  </CaseLine>
)

function DayForm({ dueOn, onChange }: { dueOn: string | null; onChange: (dueOn: string | null) => void }) {
  const [day, setDay] = useState(dueOn ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '' && day !== dueOn) onChange(day)
  }
  return (
    <form onSubmit={save}>
      <Field id={useId()} label="Day">
        <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={day === '' || day === dueOn} className="min-h-11">
          Save the day
        </Button>
        {dueOn ? (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)} className="min-h-11">
            No day
          </Button>
        ) : null}
      </div>
    </form>
  )
}
