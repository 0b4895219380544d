import type { CoachingProgress } from '@lodestar/contract/coaching'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Section } from '../../ui/section.tsx'
import { QuietLink } from './quiet-link.tsx'

const MOST_GOALS = 3

/** How coaching goes: sessions brought to an end, time spent, and how far the goals have come. */
export const ProgressSummary = ({ progress }: { progress: CoachingProgress }) => (
  <Section title="Coaching progress" aside={<QuietLink href={PATHS.analytics}>Full progress</QuietLink>}>
    {progress.totalSessions === 0 ? <NoSessions /> : <Drawn progress={progress} />}
  </Section>
)

function Drawn({ progress }: { progress: CoachingProgress }) {
  const { completedSessions, totalSessions, totalCoachingMinutes, averageSessionDuration } = progress
  return (
    <div className="grid gap-6">
      <div>
        <ProgressBar
          label={`${completedSessions} of ${totalSessions} sessions completed`}
          value={(completedSessions / totalSessions) * 100}
          tone="accent"
        />
        <p className="mt-2 text-sm text-ink-soft">
          {completedSessions === 0
            ? 'Minutes are counted when a session ends.'
            : `${countMinutes(totalCoachingMinutes)} of coaching, about ${countMinutes(averageSessionDuration)} a session.`}
        </p>
      </div>
      {progress.goalsProgress.slice(0, MOST_GOALS).map(({ goal, progress: reached, target }) => (
        <ProgressBar key={goal} label={goal} value={target > 0 ? (reached / target) * 100 : 0} />
      ))}
    </div>
  )
}

const NoSessions = () => (
  <div className="max-w-text">
    <p className="text-ink-soft">Sessions, minutes and goals are drawn here once you have had a session.</p>
    <ButtonLink href={PATHS.feedback} size="sm" className="mt-4">
      Start First Session
    </ButtonLink>
  </div>
)

const countMinutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`
