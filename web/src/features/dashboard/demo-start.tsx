import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { QuietLink } from './quiet-link.tsx'

/** The one thing a demo visitor can do first: take the assessment, and with its result try the coach. */
export function DemoStart({ hasResult }: { hasResult: boolean }) {
  const { title, text, label, href } = hasResult ? COACH : ASSESSMENT
  return (
    <section aria-label="What to do first" className="max-w-3xl animate-appear">
      <h2 className="font-serif text-2xl">{title}</h2>
      <p className="mt-3 prose-read text-ink-soft">{text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={href} variant="primary">
          {label}
        </ButtonLink>
        {hasResult ? null : <QuietLink href={PATHS.demoPrompts}>No time? One answer now</QuietLink>}
      </div>
    </section>
  )
}

const ASSESSMENT = {
  title: 'Find out how you lead',
  text: 'Sixteen situations, about ten minutes. The result tells you what you reach for first, and coaching starts from it.',
  label: 'Take Assessment',
  href: PATHS.assessment,
}
// Sessions need an account; a demo visitor can try the coach with one situation.
const COACH = {
  title: 'Which conversation is ahead of you?',
  text: 'Bring it here, and leave with words you can say and a plan.',
  label: 'Start AI Coaching',
  href: PATHS.demoPrompts,
}
