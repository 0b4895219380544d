import type { Meeting, MeetingReflection as Reflection } from '@lodestar/contract/meetings'
import { LIMITS } from '@lodestar/contract/primitives'
import { useState } from 'react'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { DebriefForm } from '../../ui/form/debrief-form.tsx'
import { OUTCOME_WORDS } from '../../ui/form/outcome-words.data.ts'
import { reflectionDraft, useMoveMeeting, useReflect } from './meetings.queries.ts'

interface Props {
  meeting: Meeting
  /** What was written before; undefined while nothing was. */
  reflection: Reflection | undefined
}

/** What somebody did in a meeting that is over and what happened: the question, or the answer and a way to change it. */
export function MeetingReflection({ meeting, reflection }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Writing meeting={meeting} before={reflection} onClose={() => setIsOpen(false)} />
  return (
    <div className="mt-3 max-w-text">
      {reflection ? (
        <div className="border-l-2 border-growth pl-4">
          {reflection.came ? <p className="text-sm text-ink-soft">{OUTCOME_WORDS[reflection.came]}</p> : null}
          {reflection.answer ? <p className="font-serif whitespace-pre-line">{reflection.answer}</p> : null}
        </div>
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

function Writing({
  meeting,
  before,
  onClose,
}: {
  meeting: Meeting
  before: Reflection | undefined
  onClose: () => void
}) {
  const [draft, setDraft, clear] = useDraft(reflectionDraft(meeting.id))
  const [hasTyped, setHasTyped] = useState(draft !== '')
  const line = hasTyped ? draft : (before?.answer ?? '')
  const close = () => {
    clear()
    onClose()
  }
  const reflect = useReflect(meeting.id, close)
  const move = useMoveMeeting(close)
  return (
    <div className="mt-3 max-w-text">
      <DebriefForm
        legend={`How did “${meeting.title}” go?`}
        before={before?.came ?? null}
        label="What did you do, and what happened?"
        isTextFirst
        line={line}
        most={LIMITS.text}
        onLine={(text) => {
          setHasTyped(true)
          setDraft(text)
        }}
        action="Save Reflection"
        onTell={(came) => reflect.mutate({ came, answer: line })}
        onMove={(day) => move.mutate({ meeting, day })}
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
