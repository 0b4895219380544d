import type { Meeting, MeetingFields } from '@lodestar/contract/meetings'
import { useId } from 'react'
import type { Checked } from '../../lib/problems.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormFooter } from '../../ui/form/form-footer.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { completeEntry, EMPTY_ENTRY, MeetingEntry, toEntry } from './meeting-entry.ts'
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
  const saving = useSaveMeeting(meeting?.id ?? null)
  const form = useForm({
    draftKey: `meeting:${meeting?.id ?? 'new'}`,
    schema: MeetingEntry,
    start: meeting ? toEntry(meeting) : EMPTY_ENTRY,
    check: (entry) => checkEntry(entry, meeting),
    send: saving.mutateAsync,
    onSaved: onClose,
  })
  const giveUp = () => {
    form.forget()
    onClose()
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
          isBusy={form.isBusy}
          onCancel={giveUp}
        />
      }
    >
      <MeetingForm id={formId} form={form} kept={meeting} />
      {form.wasKept ? (
        <div className="mt-6">
          <Restored onDiscard={form.startOver} />
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

function checkEntry(entry: MeetingEntry, kept: Meeting | null): Checked<MeetingFields> {
  const result = completeEntry(entry, kept)
  return 'kind' in result ? { problems: result.fields, complaint: COMPLAINTS[result.kind] } : { body: result }
}
