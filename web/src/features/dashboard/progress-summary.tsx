import type { CoachingProgress } from '@lodestar/contract/coaching'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/figures/progress-bar.tsx'
import { Section } from '../../ui/section.tsx'
import { QuietLink } from './quiet-link.tsx'

const MOST_GOALS = 3

/** How coaching goes: sessions brought to an end, time spent, and how far the goals have come. */
export const ProgressSummary = ({ progress }: { progress: CoachingProgress }) => (
  <Section title="Coaching progress" aside={<QuietLink href={PATHS.analytics}>Full progress</QuietLink>}>
    <div className="grid gap-6">
      {progress.totalSessions === 0 ? <NoSessions /> : <Sessions progress={progress} />}
      <Goals goals={progress.goalsProgress} />
    </div>
  </Section>
)

function Sessions({ progress }: { progress: CoachingProgress }) {
  const { completedSessions, totalSessions } = progress
  return (
    <div>
      <ProgressBar
        label={`${completedSessions} of ${totalSessions} sessions completed`}
        value={(completedSessions / totalSessions) * 100}
        tone="accent"
      />
      <p className="mt-2 text-sm text-ink-soft">{describeTime(progress)}</p>
    </div>
  )
}

function describeTime({ completedSessions, totalCoachingMinutes, averageSessionDuration }: CoachingProgress) {
  if (completedSessions === 0) return 'Minutes are counted when a session ends.'
  if (totalCoachingMinutes === 0) return 'Under a minute of coaching so far.'
  return `${countMinutes(totalCoachingMinutes)} of coaching, about ${countMinutes(averageSessionDuration)} a session.`
}

/** Two goals may have the same title, so each is known by its place. */
const Goals = ({ goals }: { goals: CoachingProgress['goalsProgress'] }) =>
  goals
    .slice(0, MOST_GOALS)
    .map(({ goal, progress, target }, place) => ({
      place,
      goal,
      value: target > 0 ? (progress / target) * 100 : 0,
    }))
    .map(({ place, goal, value }) => <ProgressBar key={place} label={goal} value={value} />)

const NoSessions = () => (
  <div className="max-w-text">
    <p className="text-ink-soft">Sessions and minutes are drawn here once you have had a session.</p>
    <ButtonLink href={PATHS.feedback} size="sm" className="mt-4">
      Start First Session
    </ButtonLink>
  </div>
)

const countMinutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`
