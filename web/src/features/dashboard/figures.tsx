import type { DashboardStats } from '@lodestar/contract/dashboard'
import { formatPercent } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import { DefinedStat } from './defined-stat.tsx'

/** An average of fewer would say more than is known. */
const FEWEST = 3

/** The five figures about one's coaching, each with its definition (docs/coaching/figures.md) at hand; the averages from the third reflection on. */
export const Figures = ({ stats }: { stats: DashboardStats }) => (
  <Section title="Where you are">
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3 xl:grid-cols-5">
      <DefinedStat
        label="Sessions"
        value={stats.totalSessions}
        definition="Coaching sessions you have started."
      />
      <DefinedStat
        label="Reflections"
        value={stats.totalReflections}
        definition="Ratings with a text of yours, and your answers within conversations."
      />
      {stats.totalReflections < FEWEST ? null : <Averages stats={stats} />}
    </dl>
    {stats.totalReflections < FEWEST ? (
      <p className="mt-5 max-w-text text-sm text-ink-soft">
        Sentiment, clarity and confidence are shown from your third reflection on.
      </p>
    ) : null}
  </Section>
)

const Averages = ({ stats }: { stats: DashboardStats }) => (
  <>
    <DefinedStat
      label="Sentiment"
      value={formatPercent(stats.averageSentiment)}
      definition="How you rated sessions, averaged with the share of hopeful words among the feelings you named lately."
    />
    <DefinedStat
      label="Clarity"
      value={`${stats.averageClarity}/10`}
      definition="How concrete and short your latest messages are, to the coach and in the communication coach: names, days and numbers add, vague words take away."
    />
    <DefinedStat
      label="Confidence"
      value={formatPercent(stats.averageConfidence)}
      definition="Statements and promises against hedges in your latest messages. It describes wording, not you."
    />
  </>
)
