import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { useEffect, useRef, useState } from 'react'

type Props = {
  /** Oldest first. */
  points: readonly { label: string; value: number }[]
  /** What is likely in the steps to come: a level, and the range around it. */
  ahead: { steps: number; label: string; value: number; low: number; high: number }
  /** The scale's upper end. */
  top: number
  /** The sentence that says what the picture shows; it stands below and is the text alternative. */
  caption: string
}

const HEIGHT = 240
const MARGIN = { top: 20, right: 8, bottom: 32, left: 28 }
/** A label needs about this many pixels. */
const LABEL_WIDTH = 64
/** Room for this many bars, however few there are. */
const FEWEST_PLACES = 8

/** Draws counts over time as bars, and after them the level that is likely next inside its range. */
export function TrendChart({ points, ahead, top, caption }: Props) {
  const { ref, width } = useWidth()
  return (
    <figure>
      <div ref={ref} style={{ height: HEIGHT }}>
        {width > 0 ? <Plot points={points} ahead={ahead} top={top} caption={caption} width={width} /> : null}
      </div>
      <figcaption className="mt-3 max-w-text text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  )
}

function Plot({ points, ahead, top, caption, width }: Props & { width: number }) {
  // Few bars keep their size and stand next to what is ahead.
  const first = Math.min(0, points.length - FEWEST_PLACES)
  const places = Array.from({ length: points.length + ahead.steps - first }, (_, at) => first + at)
  const x = scaleBand({ domain: places, range: [MARGIN.left, width - MARGIN.right], padding: 0.35 })
  const y = scaleLinear({ domain: [0, top], range: [HEIGHT - MARGIN.bottom, MARGIN.top] })
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / x.step()))
  const labeled = points.map((_, at) => at).filter((at) => (points.length - 1 - at) % every === 0)
  return (
    <svg role="img" aria-label={caption} width={width} height={HEIGHT} className="text-ink-soft">
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        tickValues={[0, Math.round(top / 2), top]}
        tickFormat={(value) => String(value)}
        hideAxisLine
        hideTicks
        tickLabelProps={{
          fill: 'currentColor',
          fontSize: 13,
          textAnchor: 'end',
          dx: -6,
          dy: 4,
          fontFamily: 'inherit',
        }}
      />
      {points.map(({ label, value }, at) => (
        <Bar
          key={label}
          x={x(at)}
          width={x.bandwidth()}
          // A week without anything still has its place.
          y={Math.min(y(value), y(0) - 2)}
          height={Math.max(2, y(0) - y(value))}
          rx={2}
          className={value > 0 ? 'fill-growth' : 'fill-line'}
        />
      ))}
      <Ahead ahead={ahead} from={x(points.length) ?? 0} to={width - MARGIN.right} y={y} />
      <AxisBottom
        scale={x}
        top={HEIGHT - MARGIN.bottom}
        tickValues={labeled}
        tickFormat={(at) => points[at]?.label ?? ''}
        hideTicks
        stroke="var(--color-line)"
        tickLabelProps={{ fill: 'currentColor', fontSize: 13, textAnchor: 'middle', fontFamily: 'inherit' }}
      />
    </svg>
  )
}

type AheadProps = { ahead: Props['ahead']; from: number; to: number; y: (value: number) => number }

function Ahead({ ahead: { label, value, low, high }, from, to, y }: AheadProps) {
  return (
    <>
      <Bar
        x={from}
        width={to - from}
        y={y(high)}
        height={Math.max(2, y(low) - y(high))}
        rx={4}
        className="fill-figure/30"
      />
      <Line
        from={{ x: from, y: y(value) }}
        to={{ x: to, y: y(value) }}
        strokeWidth={2}
        strokeDasharray="6 4"
        className="stroke-accent"
      />
      <text x={to} y={Math.max(12, y(high) - 8)} textAnchor="end" fontSize={13} className="fill-ink">
        {label}: {low}–{high}
      </text>
    </>
  )
}

/** Measures the room there is, and again when it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
