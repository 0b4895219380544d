import type { AnalyticsInsight } from '@lodestar/contract/analytics'
import { Section } from '../../ui/section.tsx'
import { SignalList } from './signal-list.tsx'

type Props = { signals: readonly AnalyticsInsight[] }

/** Every insight, most severe first. */
export const InsightsTab = ({ signals }: Props) => (
  <Section title="All insights">
    <SignalList signals={signals} />
  </Section>
)
