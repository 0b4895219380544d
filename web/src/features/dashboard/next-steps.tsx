import type { LearningPath } from '@lodestar/contract/assessment'
import type { CoachingSession } from '@lodestar/contract/coaching'
import { nameDay } from '@lodestar/contract/due-day'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { OutcomeChoice } from '../../ui/outcome-choice.tsx'
import { Section } from '../../ui/section.tsx'
import { sessionHref, useNoteOutcome } from '../coaching/coaching.queries.ts'
import { listOpenSteps, type OpenStep } from './find-next-move.ts'
import { QuietLink } from './quiet-link.tsx'

/** More would push everything else off the first screen. */
const MOST_STEPS = 3

type Props = { sessions: readonly CoachingSession[]; paths: readonly LearningPath[] }

/** What somebody has set out to do, and the next open step of each learning path; nothing when there is neither. */
export function NextSteps({ sessions, paths }: Props) {
  const openSteps = listOpenSteps(sessions)
  const steps = paths.flatMap(({ id, title, steps: all }) => {
    const open = all.find(({ done }) => !done)
    const doneCount = all.filter(({ done }) => done).length
    return open ? [{ id, step: open, meta: `${title} · ${doneCount} of ${all.length} done` }] : []
  })
  if (openSteps.length + steps.length === 0) return null
  return (
    <Section title="Next steps">
      <OpenSteps steps={openSteps} />
      <ul>
        {steps.map(({ id, step, meta }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <Link
              href={step.href}
              className="group flex min-h-11 items-center justify-between gap-6 py-3 text-ink no-underline"
            >
              <span className="max-w-text">
                <span className="block font-medium group-hover:text-accent-strong">{step.title}</span>
                <span className="block text-sm text-ink-soft">{meta}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-faint group-hover:text-accent-strong"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OpenSteps({ steps }: { steps: readonly OpenStep[] }) {
  const more = steps.length - MOST_STEPS
  if (steps.length === 0) return null
  return (
    <div className="mb-6 max-w-text">
      <p className="text-sm text-ink-soft">You set out to</p>
      <ul className="mt-2 grid gap-4">
        {steps.slice(0, MOST_STEPS).map((step) => (
          <li key={`${step.session.id}/${step.item}`} className="border-l-2 border-growth pl-5">
            <Step {...step} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <QuietLink href={PATHS.coaching} className="mt-2 text-sm">
          {`${more} more in your sessions`}
        </QuietLink>
      ) : null}
    </div>
  )
}

/** The reader's own day, `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date())

/** What became of a step is asked from its day on; before, it is coming up. */
function Step({ session, item, text, dueOn }: OpenStep) {
  const { mutate, isPending } = useNoteOutcome(session.id, true)
  const comesUpOn = dueOn !== null && dueOn > today() ? dueOn : null
  return (
    <>
      <p className="prose-read">{text}</p>
      <div className="flex flex-wrap items-center gap-x-6">
        {comesUpOn ? (
          <p className="flex min-h-11 items-center text-sm text-ink-soft">{`Coming up on ${nameDay(comesUpOn)}`}</p>
        ) : (
          <OutcomeChoice
            step={text}
            outcome="open"
            isBusy={isPending}
            onNote={(outcome) => mutate({ item, outcome })}
          />
        )}
        <QuietLink href={sessionHref(session.id)} className="text-sm">{`From “${session.title}”`}</QuietLink>
      </div>
    </>
  )
}
