import type { CoachingSession } from '@lodestar/contract/coaching'
import { type Step, writeActionItem } from '@lodestar/contract/step'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OutcomeChoice } from '../../ui/form/outcome-choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { WhatWasSent } from '../../ui/what-was-sent.tsx'
import { MakeGoalLink } from '../coaching-answer/make-goal-link.tsx'
import { MEASURE } from '../coaching-answer/part.tsx'
import { useNoteOutcome } from './coaching.queries.ts'
import { sentTextQuery } from './sent.queries.ts'

/** What came of a session that has ended: a note that it has, its summary, and its action plan. */
export function SessionOutcome({ session }: { session: CoachingSession }) {
  const isCompleted = session.status === 'completed'
  return (
    <div className={`mb-16 ${MEASURE}`}>
      <Notice
        tone={isCompleted ? 'good' : 'neutral'}
        title={isCompleted ? 'This session is completed' : 'This session is archived'}
        action={
          isCompleted ? (
            <ButtonLink href={PATHS.feedback} size="sm">
              Share Feedback
            </ButtonLink>
          ) : null
        }
      >
        You can read it here whenever you want.
      </Notice>
      {session.summary ? <p className="mt-8 prose-read">{session.summary}</p> : null}
      <SummaryWriter session={session} />
      {session.steps.length > 0 ? (
        <section aria-labelledby="outcome-plan" className="mt-8 rule pt-4">
          <h2 id="outcome-plan" className="font-serif text-xl">
            Your action plan
          </h2>
          <ol className="mt-4 list-decimal space-y-3 pl-[1.4em] prose-read marker:text-growth marker:tabular-nums">
            {session.steps.map((step, item) => (
              <li key={writeActionItem(step)} className="pl-1.5">
                {writeActionItem(step)}
                <div className="font-sans">
                  {isCompleted && step.origin === 'leader' ? (
                    <StepOutcome session={session} item={item} step={step} />
                  ) : null}
                  <MakeGoalLink title={step.text} />
                </div>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}

/** Who has worded the summary where that is a language model, and what it was sent for that. */
function SummaryWriter({ session: { id, summaryWriting } }: { session: CoachingSession }) {
  if (!summaryWriting) return null
  const { engine, sentTo } = summaryWriting
  return (
    <>
      {engine === null ? null : (
        <p className="mt-4 text-sm text-ink-faint">
          Summed up by {engine}; the steps are those that were noted as you said them
        </p>
      )}
      <WhatWasSent query={sentTextQuery('summary', id)} model={sentTo} />
    </>
  )
}

/** A step for a day that has not begun where the reader is. */
const isAhead = ({ dueOn }: Step): boolean => dueOn !== null && new Date(`${dueOn}T00:00`) > new Date()

function StepOutcome({ session, item, step }: { session: CoachingSession; item: number; step: Step }) {
  const { mutate, isPending } = useNoteOutcome(session.id)
  return (
    <OutcomeChoice
      step={step.text}
      isAhead={isAhead(step)}
      outcome={session.outcomes.find((one) => one.item === item)?.outcome ?? 'open'}
      isBusy={isPending}
      onNote={(outcome) => mutate({ item, outcome })}
    />
  )
}
