import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { sessionHref } from '../coaching/coaching.queries.ts'
import { useBringUp } from '../coaching/start-session.queries.ts'
import { QuietLink } from './quiet-link.tsx'
import type { useDashboard } from './use-dashboard.ts'

type Props = {
  view: ReturnType<typeof useDashboard>
  /** The next meeting, with the way to prepare it. */
  nextMeeting: ReactNode
}

/** The one thing to do first: say which conversation is ahead, prepare the next meeting, or go on where one stopped. */
export function Ahead({ view, nextMeeting }: Props) {
  const id = useId()
  const [text, setText, clear] = useDraft('ahead')
  const { bringUp, isStarting, isQuick } = useBringUp(clear)
  const sentence = text.trim()
  const begin = () => {
    if (sentence && !isStarting) bringUp({ sentence })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin()
  }
  const beginOnEnter = (event: KeyboardEvent) => {
    // While an input method is composing a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    begin()
  }
  return (
    <section aria-label="What to do first" className="sm:-mt-4">
      <form onSubmit={submit} className="max-w-3xl">
        <h2 className="font-serif text-2xl">
          <label htmlFor={id}>Which conversation is ahead of you?</label>
        </h2>
        <div className="mt-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          <TextArea
            id={id}
            rows={2}
            value={text}
            maxLength={LIMITS.text}
            placeholder="I have to tell Priya before Friday that …"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={beginOnEnter}
            className="prose-read max-w-none!"
          />
          <Button type="submit" variant="primary" busy={isStarting} disabled={sentence === ''}>
            {isQuick ? 'Get one answer now' : 'Start a Session'}
          </Button>
        </div>
      </form>
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
        {isQuick ? <AssessmentFirst /> : null}
        {nextMeeting}
        {view.openSession ? (
          <QuietLink href={sessionHref(view.openSession.id)} className="text-base">
            {`Continue Coaching: ${view.openSession.title}`}
          </QuietLink>
        ) : null}
        {/* What comes before it is known by then, so that it does not move. */}
        {view.isOpening ? null : (
          <QuietLink href={PATHS.communication} className="text-base">
            Check a message before you send it
          </QuietLink>
        )}
      </div>
    </section>
  )
}

const AssessmentFirst = () => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
    <ButtonLink href={PATHS.assessment} size="sm">
      Take Assessment
    </ButtonLink>
    <span>
      Sixteen situations, about ten minutes. Sessions start from its result.{' '}
      <QuietLink href={PATHS.prompts}>No time? One answer now</QuietLink>
    </span>
  </p>
)
