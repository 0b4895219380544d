import type { Goal, ProgressEntry } from '@lodestar/contract/goals'
import { LIMITS } from '@lodestar/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { formatDayAndTime, formatPercent } from '../../lib/format.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { stepsQuery, useRecordProgress } from './goals.queries.ts'

type Props = { goal: Goal }

/** Logs what happened on the way to a goal: room for it, and below what was logged before, read when it is opened. */
export function GoalHistory({ goal, isNext, children }: Props & { isNext: boolean; children: ReactNode }) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-1 gap-y-2">
        <Button
          size="sm"
          variant={isNext ? 'primary' : 'secondary'}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
          className="mr-auto"
        >
          Log a step
        </Button>
        {children}
      </div>
      <div id={panelId} hidden={!isOpen} className="mt-5 animate-appear">
        {isOpen ? <Opened goal={goal} /> : null}
      </div>
    </>
  )
}

function Opened({ goal }: Props) {
  const { data: steps, isError, refetch } = useQuery(stepsQuery(goal.id))
  return (
    <div className="grid gap-6">
      <NoteForm goal={goal} />
      <h4 className="-mb-3 text-sm text-ink-soft">Progress history</h4>
      {isError && !steps ? (
        <p role="alert" className="text-sm text-danger">
          The history could not be loaded.{' '}
          <button type="button" className="text-link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : null}
      {steps ? <Steps steps={steps} /> : null}
      {!steps && !isError ? <Skeleton lines={3} label="Loading the history" /> : null}
    </div>
  )
}

/** Adds a note at the place the goal stands; the words are kept in this browser until they are sent. */
function NoteForm({ goal }: Props) {
  const [note, setNote, clearNote] = useDraft(`goal-note:${goal.id}`)
  const recording = useRecordProgress(goal.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (recording.isPending || note.trim() === '') return
    recording.mutate({ progress: goal.progress, note: note.trim() }, { onSuccess: clearNote })
  }
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <div className="w-full">
        <Field id={`note-${goal.id}`} label="What happened?">
          <TextArea
            rows={2}
            value={note}
            maxLength={LIMITS.text}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" size="sm" disabled={note.trim() === ''} busy={recording.isPending}>
        Add Note
      </Button>
    </form>
  )
}

const Steps = ({ steps }: { steps: readonly ProgressEntry[] }) =>
  steps.length === 0 ? (
    <p className="text-sm text-ink-soft">Nothing logged yet. Each step you log is kept here with its time.</p>
  ) : (
    <ol className="grid gap-4">
      {steps.map((step) => (
        <li key={`${step.createdAt} ${step.progress}`} className="grid grid-cols-[3.25rem_minmax(0,1fr)]">
          <span className="font-medium text-growth tabular-nums">{formatPercent(step.progress / 100)}</span>
          <div>
            <p className="whitespace-pre-line">{step.note}</p>
            <time dateTime={step.createdAt} className="text-sm text-ink-soft">
              {formatDayAndTime(step.createdAt)}
            </time>
          </div>
        </li>
      ))}
    </ol>
  )
