import { LIMITS } from '@lodestar/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { DebriefForm } from '../../ui/form/debrief-form.tsx'
import { meetingsQuery, reflectionDraft, useMoveMeeting, useReflect } from '../meetings/meetings.queries.ts'

/** Takes the answer to the question after a meeting right under the bell. */
export function MeetingQuestion({ meetingId }: { meetingId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Question meetingId={meetingId} onClose={() => setIsOpen(false)} />
  return (
    <Button size="sm" className="mt-3" onClick={() => setIsOpen(true)}>
      Answer
    </Button>
  )
}

function Question({ meetingId, onClose }: { meetingId: string; onClose: () => void }) {
  const [text, setText, clear] = useDraft(reflectionDraft(meetingId))
  const { data: meetings = [] } = useQuery(meetingsQuery)
  const meeting = meetings.find(({ id }) => id === meetingId)
  const reflect = useReflect(meetingId, clear)
  const move = useMoveMeeting(clear)
  return (
    <div className="mt-3 pr-3">
      <DebriefForm
        legend="How did it go?"
        label="Your answer"
        isTextFirst
        line={text}
        most={LIMITS.text}
        onLine={setText}
        action="Save Reflection"
        onTell={(came) => reflect.mutate({ came, answer: text })}
        onMove={(day) => meeting && move.mutate({ meeting, day })}
        isBusy={reflect.isPending || move.isPending}
        error={reflect.isError ? 'It was not saved. Your text is still here.' : undefined}
      >
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </DebriefForm>
    </div>
  )
}
