import { PROMPT_SITUATIONS, type PromptSituation } from '@lodestar/contract/prompts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'
import { ReaderNote } from '../../ui/reader-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PromptAnswer } from './prompt-answer.tsx'
import { useGetPrompt } from './prompts.queries.ts'

const LABELS: Record<PromptSituation, string> = {
  feedback: 'Feedback',
  'team-meeting': 'Team meeting',
  'one-on-one': 'One-on-one',
  'difficult-conversation': 'Difficult conversation',
  conflict: 'Conflict',
}
const OPTIONS = PROMPT_SITUATIONS.map((value) => ({ value, label: LABELS[value] }))
const MOST_CHARACTERS = 10_000

/** Where a leader says what is ahead of them and reads what the coach makes of it. */
export function PromptDesk() {
  const id = useId()
  const { user, isDemo } = useSession()
  const [situation, setSituation] = useState<PromptSituation | ''>('')
  const [details, setDetails] = useDraft('prompt')
  const { mutate, data: prompt, isPending } = useGetPrompt()
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (prompt) answer.current?.focus()
  }, [prompt])
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (situation && !isPending) mutate({ situation, details })
  }
  return (
    <>
      <form onSubmit={ask} className="grid gap-6">
        <div className="max-w-80">
          <ChoiceSelect
            label="Situation"
            isNeeded
            value={situation}
            placeholder="What is ahead of you?"
            options={OPTIONS}
            onChange={setSituation}
          />
        </div>
        <Field
          id={id}
          label="Details (optional)"
          hint="Who is it about, what have you seen, and by when? The more of your own words, the closer the answer."
        >
          <TextArea
            rows={4}
            value={details}
            maxLength={MOST_CHARACTERS}
            onChange={(event) => setDetails(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" busy={isPending} disabled={situation === ''}>
            {isPending ? 'Thinking it over …' : 'Get Coaching'}
          </Button>
          {user && !isDemo ? <ReaderNote>It puts the answers into words.</ReaderNote> : null}
        </div>
      </form>
      <div ref={answer} tabIndex={-1} className="mt-10 scroll-mt-24 outline-none empty:hidden">
        {isPending ? <Skeleton lines={9} label="The coach is thinking" /> : null}
        {prompt && !isPending ? <PromptAnswer prompt={prompt} /> : null}
      </div>
    </>
  )
}
