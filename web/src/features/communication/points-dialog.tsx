import type { CommunicationType } from '@lodestar/contract/communication'
import { LIMITS } from '@lodestar/contract/primitives'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useDraftMessage } from './communication.queries.ts'

type Props = {
  communicationType: CommunicationType
  open: boolean
  onClose: () => void
  onWritten: (messageText: string) => void
}

/** Writes a message from a few points, which then stands in the form to be gone on with. */
export function PointsDialog({ communicationType, open, onClose, onWritten }: Props) {
  const [points, setPoints] = useState('')
  const fieldId = useId()
  const drafting = useDraftMessage()
  const write = () =>
    drafting.mutate(
      { communicationType, points },
      {
        onSuccess: ({ messageText }) => {
          onWritten(messageText)
          setPoints('')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Write it for me"
      description="Your points become sentences with a greeting and a closing. Nothing is made up: what only you know is asked in brackets."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={drafting.isPending} disabled={points.trim() === ''} onClick={write}>
            Write the message
          </Button>
        </>
      }
    >
      <Field
        id={`${fieldId}-points`}
        label="Points, one a line"
        hint="Such as “to Ana” or “send the figures by Friday”."
      >
        <TextArea
          rows={6}
          value={points}
          maxLength={LIMITS.text}
          onChange={(event) => setPoints(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
