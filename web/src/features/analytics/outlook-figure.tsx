import type { Outlook } from '@lodestar/contract/analytics'
import { lazy, Suspense } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

// The plot's library is only fetched where something is plotted.
const TrendChart = lazy(async () => ({
  default: (await import('../../ui/figures/trend-chart.tsx')).TrendChart,
}))

type Props = { outlook: Outlook }

const WEEKS_AHEAD = 4
const plural = (number: number) => (number === 1 ? '1 day' : `${formatNumber(number, 1)} days`)

/** Active days a week, and what the next four weeks are likely to bring. */
export function OutlookFigure({ outlook: { weeks, next } }: Props) {
  if (weeks.length === 0)
    return (
      <Section title="Your weeks">
        <p className="max-w-text text-ink-soft">
          After your first session, meeting note or goal, this shows how many days a week you were active, and
          what is likely next.
        </p>
      </Section>
    )
  const mean = weeks.reduce((sum, { activeDays }) => sum + activeDays, 0) / weeks.length
  const caption =
    `You were active on ${plural(mean)} ${weeks.length === 1 ? 'in one week' : `a week over ${weeks.length} weeks`}. ` +
    `A week of the next four is likely to have ${plural(next.activeDays)}, between ${formatNumber(next.low, 1)} and ${formatNumber(next.high, 1)} on average.`
  return (
    <Section title="Your weeks" aside="Days on which you did something that develops you">
      <Suspense fallback={<Skeleton lines={9} label="Loading the figure" />}>
        <TrendChart
          caption={caption}
          top={7}
          points={weeks.map(({ startsOn, activeDays }) => ({
            label: formatWeek(startsOn),
            value: activeDays,
          }))}
          ahead={{
            steps: WEEKS_AHEAD,
            label: 'Next 4 weeks',
            value: next.activeDays,
            low: next.low,
            high: next.high,
          }}
        />
      </Suspense>
    </Section>
  )
}

/** A day without a time, so no time zone may move it. */
const formatWeek = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )
