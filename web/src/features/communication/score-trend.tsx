import { type CommunicationAnalysis, SCORE_DIMENSIONS } from '@lodestar/contract/communication'
import { formatDay, formatPercent } from '../../lib/format.ts'
import { DIMENSION_WORDS } from './communication-words.data.ts'

/** How many of the latest analyses are drawn: more would not be told apart on a phone. */
const MOST = 30
const WIDTH = 160
const HEIGHT = 64
const MARGIN = 5

const SCORES = [
  { key: 'overallScore', label: 'Overall' },
  ...SCORE_DIMENSIONS.map((key) => ({ key, label: DIMENSION_WORDS[key] })),
] as const

/** The scores of the latest analyses, oldest first; nothing while there is none. */
export function ScoreTrend({ history }: { history: readonly CommunicationAnalysis[] }) {
  const latest = history.slice(0, MOST).toReversed()
  const [first] = latest
  const last = latest.at(-1)
  if (!first || !last) return null
  return (
    <figure>
      <div className="grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-4">
        {SCORES.map(({ key, label }) => (
          <Line key={key} label={label} values={latest.map(({ feedback }) => feedback[key])} />
        ))}
      </div>
      <figcaption className="mt-4 text-sm text-ink-soft">
        Your last {latest.length} analyses, {describeDays(first.createdAt, last.createdAt)}, each line from 0
        to 100%. Messages differ, so look at the drift and not at single points.
      </figcaption>
    </figure>
  )
}

function describeDays(from: string, to: string): string {
  const [first, last] = [formatDay(from), formatDay(to)]
  return first === last ? `all on ${first}` : `${first} to ${last}`
}

/** One score over time, with its first and its last value beside the line. */
function Line({ label, values }: { label: string; values: readonly number[] }) {
  const points = values.map((value, at) => ({
    x: MARGIN + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * MARGIN),
    y: HEIGHT - MARGIN - value * (HEIGHT - 2 * MARGIN),
  }))
  const end = points.at(-1)
  const [from, to] = [formatPercent(values[0] ?? 0), formatPercent(values.at(-1) ?? 0)]
  return (
    <div>
      <p className="text-sm text-ink-soft">{label}</p>
      <p className="mt-0.5 font-serif text-lg tabular-nums">
        {from} <span aria-hidden="true">→</span>
        <span className="sr-only">to</span> {to}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="mt-1 w-full max-w-56 overflow-visible fill-none"
      >
        <line
          x1="0"
          x2={WIDTH}
          y1={HEIGHT - MARGIN}
          y2={HEIGHT - MARGIN}
          className="stroke-line forced-colors:stroke-[CanvasText]"
        />
        <polyline
          points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-growth stroke-2 forced-colors:stroke-[CanvasText]"
        />
        {end ? (
          <circle cx={end.x} cy={end.y} r="3.5" className="fill-growth forced-colors:fill-[CanvasText]" />
        ) : null}
      </svg>
    </div>
  )
}
