import type { LearningPath } from '@lodestar/contract/assessment'
import type { CoachingSession } from '@lodestar/contract/coaching'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Section } from '../../ui/section.tsx'
import { sessionHref } from '../coaching/coaching.queries.ts'
import { findCommitment } from './find-next-move.ts'
import { QuietLink } from './quiet-link.tsx'

type Props = { sessions: readonly CoachingSession[]; paths: readonly LearningPath[] }

/** What somebody has set out to do, and the next open step of each learning path; nothing when there is neither. */
export function NextSteps({ sessions, paths }: Props) {
  const commitment = findCommitment(sessions)
  const steps = paths.flatMap(({ id, title, steps: all }) => {
    const open = all.find(({ done }) => !done)
    const doneCount = all.filter(({ done }) => done).length
    return open ? [{ id, step: open, meta: `${title} · ${doneCount} of ${all.length} done` }] : []
  })
  if (!commitment && steps.length === 0) return null
  return (
    <Section title="Next steps">
      {commitment ? <Commitment session={commitment} /> : null}
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

function Commitment({ session: { id, title, actionItems } }: { session: CoachingSession }) {
  const more = actionItems.length - 1
  return (
    <div className="mb-4 max-w-text border-l-2 border-growth pl-5">
      <p className="text-sm text-ink-soft">You set out to</p>
      <p className="mt-0.5 prose-read">{actionItems[0]}</p>
      <QuietLink href={sessionHref(id)} className="mt-1 text-sm">
        {more > 0 ? `The whole plan from “${title}”` : `From “${title}”`}
      </QuietLink>
    </div>
  )
}
