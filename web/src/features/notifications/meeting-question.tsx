import { useState } from 'react'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { AnswerForm } from '../../ui/form/answer-form.tsx'
import { REFLECTION_STARTS, reflectionDraft, useReflect } from '../meetings/meetings.queries.ts'

/** Takes the answer to the question after a meeting right under the bell. */
export function MeetingQuestion({ meetingId }: { meetingId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText, clear] = useDraft(reflectionDraft(meetingId))
  const reflect = useReflect(meetingId, clear)
  if (!isOpen)
    return (
      <Button size="sm" className="mt-3" onClick={() => setIsOpen(true)}>
        Answer
      </Button>
    )
  return (
    <div className="mt-3 pr-3">
      <AnswerForm
        label="Your answer"
        starts={REFLECTION_STARTS}
        text={text}
        onChange={setText}
        submitLabel="Save Reflection"
        onSend={reflect.mutate}
        onCancel={() => setIsOpen(false)}
        isBusy={reflect.isPending}
        error={reflect.isError ? 'It was not saved. Your text is still here.' : undefined}
      />
    </div>
  )
}
