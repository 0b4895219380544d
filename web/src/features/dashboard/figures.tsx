import type { DashboardStats } from '@lodestar/contract/dashboard'
import { formatPercent } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import { DefinedStat } from './defined-stat.tsx'

/** The five figures about one's coaching, each with its definition (docs/coaching/figures.md) at hand. */
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
    </dl>
  </Section>
)
