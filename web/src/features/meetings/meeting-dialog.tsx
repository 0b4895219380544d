import type { Meeting } from '@lodestar/contract/meetings'
import { type FormEvent, useId, useState } from 'react'
import { useDraft } from '../../lib/draft.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Notice } from '../../ui/notice.tsx'
import {
  completeEntry,
  EMPTY_ENTRY,
  type EntryFault,
  type MeetingEntry,
  readEntry,
  toEntry,
} from './meeting-entry.ts'
import { MeetingForm } from './meeting-form.tsx'
import { useSaveMeeting } from './meetings.queries.ts'

type Props = { meeting: Meeting | null; onClose: () => void }

/**
 * Adds a meeting, or changes the given one.
 *
 * What was typed is kept in this browser until it is saved or given up by Cancel, so neither a failed call nor a
 * reload, nor a slip on Escape, loses it.
 */
export function MeetingDialog({ meeting, onClose }: Props) {
  const formId = useId()
  const [draft, setDraft, clearDraft] = useDraft(`meeting:${meeting?.id ?? 'new'}`)
  const saved = meeting ? toEntry(meeting) : EMPTY_ENTRY
  const entry = readEntry(draft) ?? saved
  const [isRestored, setIsRestored] = useState(entry !== saved)
  const [faults, setFaults] = useState<EntryFault['fields']>({})
  const giveUp = () => {
    clearDraft()
    onClose()
  }
  const saving = useSaveMeeting(meeting?.id ?? null, giveUp)
  const change = (next: MeetingEntry) => {
    setDraft(JSON.stringify(next) === JSON.stringify(saved) ? '' : JSON.stringify(next))
    setFaults({})
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving.isPending) return
    const result = completeEntry(entry, meeting)
    if (!('kind' in result)) return saving.mutate(result)
    setFaults(result.fields)
    toast({ ...COMPLAINTS[result.kind], variant: 'destructive' })
    focusFirst(event.currentTarget, Object.keys(result.fields))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={meeting ? 'Edit Meeting' : 'Add Meeting'}
      footer={
        <FormFooter
          formId={formId}
          submitLabel={meeting ? 'Update Meeting' : 'Create Meeting'}
          isBusy={saving.isPending}
          onCancel={giveUp}
        />
      }
    >
      <MeetingForm
        id={formId}
        entry={entry}
        kept={meeting}
        faults={faults}
        onChange={change}
        onSubmit={submit}
      />
      {isRestored ? (
        <div className="mt-6">
          <Restored
            onDiscard={() => {
              change(saved)
              setIsRestored(false)
            }}
          />
        </div>
      ) : null}
    </Dialog>
  )
}

const Restored = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice
    action={
      <Button size="sm" onClick={onDiscard}>
        Start over
      </Button>
    }
  >
    This is what you had typed before and not saved.
  </Notice>
)

const COMPLAINTS = {
  missing: {
    title: 'Missing Information',
    description: 'Please fill in the meeting title, start time, and end time.',
  },
  order: { title: 'Invalid Time', description: 'End time must be after start time.' },
}

function focusFirst(form: HTMLFormElement, [name = '']: string[]): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
