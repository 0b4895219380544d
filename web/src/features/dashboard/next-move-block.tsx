import { formatDay } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { sessionHref } from '../coaching/coaching.queries.ts'
import type { NextMove } from './find-next-move.ts'

/** The one thing to do first, in words and as the screen's only primary button. */
export function NextMoveBlock({ move }: { move: NextMove }) {
  const { isDemo } = useSession()
  const { title, text, label, href } = describeMove(move, isDemo)
  return (
    <section aria-label="What to do first" className="max-w-3xl animate-appear">
      <h2 className="font-serif text-2xl">{title}</h2>
      <p className="mt-3 prose-read text-ink-soft">{text}</p>
      <ButtonLink href={href} variant="primary" className="mt-5">
        {label}
      </ButtonLink>
    </section>
  )
}

function describeMove(move: NextMove, isDemo: boolean) {
  switch (move.kind) {
    case 'continue': {
      const { id, title, startedAt } = move.session
      return {
        title,
        text: `This session is still open${startedAt ? `, begun ${formatDay(startedAt)}` : ''}. Go on where you stopped.`,
        label: 'Continue Coaching',
        href: sessionHref(id),
      }
    }
    case 'assess':
      return {
        title: 'Find out how you lead',
        text: 'Sixteen situations, about ten minutes. The result tells you what you reach for first, and coaching starts from it.',
        label: 'Take Assessment',
        href: PATHS.assessment,
      }
    case 'start':
      return {
        title: 'Which conversation is ahead of you?',
        text: 'Bring it here, and leave with words you can say and a plan.',
        // Sessions need an account; a demo visitor can try the coach with one situation.
        ...(isDemo
          ? { label: 'Start AI Coaching', href: PATHS.demoPrompts }
          : { label: 'Start a Session', href: PATHS.coaching }),
      }
  }
}
