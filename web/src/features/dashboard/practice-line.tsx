import type { Dashboard } from '@lodestar/contract/dashboard'
import { Section } from '../../ui/section.tsx'

type Weeks = Dashboard['weeks']

/** With fewer, a line would say more than is known. */
const FEWEST = 3
const [WIDTH, HEIGHT, EDGE] = [320, 88, 8]
const MOST_DAYS = 7

/** Practice over the weeks: one line, and the sentence that says what it shows. */
export const PracticeLine = ({ weeks }: { weeks: Weeks }) => (
  <Section title="Your practice">
    {weeks.length < FEWEST ? (
      <p className="text-sm text-ink-soft">{sayFew(weeks)}</p>
    ) : (
      <figure>
        <Line weeks={weeks} />
        <figcaption className="mt-2 text-sm text-ink-soft">{sayWeeks(weeks)}</figcaption>
      </figure>
    )}
  </Section>
)

function Line({ weeks }: { weeks: Weeks }) {
  const top = Math.min(MOST_DAYS, Math.max(FEWEST, ...weeks.map(({ activeDays }) => activeDays)))
  const points = weeks.map(({ startsOn, activeDays }, at) => ({
    startsOn,
    x: EDGE + (at / (weeks.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - (Math.min(activeDays, top) / top) * (HEIGHT - 2 * EDGE),
  }))
  const last = points.at(-1)
  return (
    <svg
      role="img"
      aria-label={sayWeeks(weeks)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-96"
    >
      <line
        x1={EDGE}
        x2={WIDTH - EDGE}
        y1={HEIGHT - EDGE}
        y2={HEIGHT - EDGE}
        className="stroke-line"
        strokeWidth={1}
      />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-growth"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {points.map(({ startsOn, x, y }) => (
        <circle key={startsOn} cx={x} cy={y} r={2} className="fill-growth" />
      ))}
      {last ? <circle cx={last.x} cy={last.y} r={4.5} className="fill-growth" /> : null}
    </svg>
  )
}

function sayWeeks(weeks: Weeks): string {
  const before = weeks.slice(0, -1)
  const practiced = before.filter(({ activeDays }) => activeDays > 0).length
  const running = weeks.at(-1)?.activeDays ?? 0
  const past = `You practiced in ${practiced} of the ${before.length} weeks before this one`
  return running === 0
    ? `${past}; this week is still empty.`
    : `${past}, and on ${countDays(running)} this week.`
}

const sayFew = (weeks: Weeks): string =>
  weeks.length === 0
    ? 'Each week you talk something through, try it or note how it went becomes a point of a line here.'
    : `You began ${weeks.length === 1 ? 'this week' : 'last week'}. From the third week on a line is drawn here.`

const countDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`
