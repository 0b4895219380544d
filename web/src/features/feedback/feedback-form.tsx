import { LIMITS } from '@lodestar/contract/primitives'
import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { toast } from '../../lib/toast.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'
import { Rating } from '../../ui/form/rating.tsx'
import { useSubmitFeedback } from './feedback.queries.ts'

const LABELS = ['Disappointing', 'Below Expectations', 'Okay', 'Good', 'Excellent'] as const
const BEST = 5

/** Rates one session, with or without words; the words are kept in this browser until they are sent. */
export function FeedbackForm({ sessionId }: { sessionId: string | null }) {
  const [rating, setRating] = useState<number>(BEST)
  const [text, setText, clearText] = useDraft(`feedback:${sessionId ?? ''}`)
  const submission = useSubmitFeedback()
  const sent =
    submission.isSuccess && submission.variables.sessionId === sessionId ? submission.variables : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (submission.isPending) return
    if (sessionId === null) return askForSession()
    submission.mutate(
      { sessionId, rating, feedback: text.trim() },
      {
        onSuccess: () => {
          setRating(BEST)
          clearText()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} className="grid gap-5 rule pt-5">
      {sent ? (
        <p role="status" className="flex items-center gap-2 font-medium">
          <Check aria-hidden="true" className="size-5 shrink-0 text-good" />
          You rated it {LABELS[sent.rating - 1]}.
        </p>
      ) : null}
      <Rating legend="How was this session?" labels={LABELS} value={rating} onChange={setRating} />
      <Field
        id="feedback"
        label="In your own words (optional)"
        hint="What helped, what did not, and what happened when you tried it?"
      >
        <TextArea
          rows={2}
          value={text}
          maxLength={LIMITS.text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={submission.isPending}>
          Submit Feedback
        </Button>
        <ButtonLink href={PATHS.coaching} variant="quiet">
          Back to Coaching
        </ButtonLink>
      </div>
    </form>
  )
}

const askForSession = () => {
  toast({
    title: 'No Session Selected',
    description: 'Please select a coaching session to provide feedback for.',
    variant: 'destructive',
  })
}
