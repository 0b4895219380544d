import type { DashboardStats } from '@lodestar/contract/dashboard'
import { formatPercent } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import { DefinedStat } from './defined-stat.tsx'

/** The five figures about one's coaching, each with its definition at hand. */
export const Figures = ({ stats }: { stats: DashboardStats }) => (
  <Section title="Where you are">
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3 xl:grid-cols-5">
      <DefinedStat
        label="Sessions"
        value={stats.totalSessions}
        definition="Coaching sessions you have begun."
      />
      <DefinedStat
        label="Reflections"
        value={stats.totalReflections}
        definition="Ratings with words of your own, and answers you gave to a question of the coach."
      />
      <DefinedStat
        label="Sentiment"
        value={formatPercent(stats.averageSentiment)}
        definition="How you rated sessions and how your messages sounded, on average: 0% is low, 100% high."
      />
      <DefinedStat
        label="Clarity"
        value={`${stats.averageClarity}/10`}
        definition="How easily your own messages and the texts you had analyzed can be understood, on average."
      />
      <DefinedStat
        label="Confidence"
        value={formatPercent(stats.averageConfidence)}
        definition="How sure your own words sound in messages and analyzed texts. It is about the wording, not about you."
      />
    </dl>
  </Section>
)
