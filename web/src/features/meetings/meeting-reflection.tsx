import type { Meeting, MeetingReflection as Reflection } from '@lodestar/contract/meetings'
import { useState } from 'react'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { AnswerForm } from '../../ui/form/answer-form.tsx'
import { REFLECTION_STARTS, reflectionDraft, useReflect } from './meetings.queries.ts'

interface Props {
  meeting: Meeting
  /** What was written before; undefined while nothing was. */
  reflection: Reflection | undefined
}

/** What somebody did in a meeting that is over and what happened: the question, or the answer and a way to change it. */
export function MeetingReflection({ meeting, reflection }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen)
    return (
      <Writing meetingId={meeting.id} before={reflection?.answer ?? ''} onClose={() => setIsOpen(false)} />
    )
  return (
    <div className="mt-3 max-w-text">
      {reflection ? (
        <p className="border-l-2 border-growth pl-4 font-serif whitespace-pre-line">{reflection.answer}</p>
      ) : null}
      <Button
        variant={reflection ? 'quiet' : 'secondary'}
        size="sm"
        className={reflection ? 'mt-1' : undefined}
        aria-label={`${reflection ? 'Edit your reflection on' : 'Reflect on'} ${meeting.title}`}
        onClick={() => setIsOpen(true)}
      >
        {reflection ? 'Edit reflection' : 'Reflect'}
      </Button>
    </div>
  )
}

function Writing({ meetingId, before, onClose }: { meetingId: string; before: string; onClose: () => void }) {
  const [draft, setDraft, clear] = useDraft(reflectionDraft(meetingId))
  const [hasTyped, setHasTyped] = useState(draft !== '')
  const reflect = useReflect(meetingId, () => {
    clear()
    onClose()
  })
  return (
    <div className="mt-3 max-w-text">
      <AnswerForm
        label="What did you do, and what happened?"
        starts={REFLECTION_STARTS}
        text={hasTyped ? draft : before}
        onChange={(text) => {
          setHasTyped(true)
          setDraft(text)
        }}
        submitLabel="Save Reflection"
        onSend={reflect.mutate}
        onCancel={onClose}
        isBusy={reflect.isPending}
        error={reflect.isError ? 'It was not saved. Your text is still here.' : undefined}
      />
    </div>
  )
}
