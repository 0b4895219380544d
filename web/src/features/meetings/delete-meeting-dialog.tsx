import type { Meeting } from '@lodestar/contract/meetings'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { describeDay, describeTimes } from './describe-time.ts'
import { useDeleteMeeting } from './meetings.queries.ts'

type Props = { meeting: Meeting; onClose: () => void }

/** Asks before a meeting is deleted; it stays open when that fails. */
export function DeleteMeetingDialog({ meeting, onClose }: Props) {
  const [openedAt] = useState(() => Date.now())
  const deletion = useDeleteMeeting(onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Are you sure you want to delete this meeting?"
      description={`${meeting.title} · ${describeDay(meeting, openedAt)}, ${describeTimes(meeting)}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={deletion.isPending} onClick={() => deletion.mutate(meeting.id)}>
            Delete Meeting
          </Button>
        </>
      }
    />
  )
}
