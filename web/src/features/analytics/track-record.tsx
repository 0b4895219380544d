import { FEWEST_RESOLVED, type TrackRecord as Record } from '@lodestar/contract/analytics'
import { formatPercent } from '../../lib/format.ts'
import { Stat } from '../../ui/figures/stat.tsx'
import { Section } from '../../ui/section.tsx'

type Props = { record: Record }

/** How right earlier predictions were: counts, errors against the base rates, and what was said beside what came. */
export function TrackRecord({ record }: Props) {
  const { resolved, brier, baseBrier } = record
  const isEnough = resolved >= FEWEST_RESOLVED
  return (
    <Section title="How right were we?">
      <p className="prose-read max-w-text">{describe(record)}</p>
      {resolved > 0 ? (
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <div className="grid grid-cols-2 gap-6">
            <Stat
              label="Answered"
              value={resolved}
              hint={record.void > 0 ? `${record.void} more without an answer` : undefined}
            />
            <Stat label="Came true" value={record.cameTrue} hint={`${record.expected.toFixed(1)} expected`} />
            <Stat label="Our error" value={writeError(brier)} hint="0 is perfect, 0.25 a coin" />
            <Stat label="Base rate’s error" value={writeError(baseBrier)} hint="Without looking at you" />
          </div>
          {isEnough ? <Calibration bins={record.bins} /> : null}
        </div>
      ) : null}
    </Section>
  )
}

const writeError = (error: number | null): string => (error === null ? '–' : error.toFixed(2))

function describe({
  resolved,
  cameTrue,
  expected,
  expectedLow,
  expectedHigh,
  brier,
  baseBrier,
}: Record): string {
  if (resolved === 0)
    return 'Each prediction answers itself when its time is over. Then this says how often we were right, and how often not.'
  if (resolved < FEWEST_RESOLVED)
    return `Too few to judge: ${resolved} answered so far, and it takes ${FEWEST_RESOLVED}.`
  const isWithin = cameTrue >= expectedLow && cameTrue <= expectedHigh
  const isBetter = (brier ?? 0) < (baseBrier ?? 0)
  return (
    `${cameTrue} of ${resolved} came true, and ${expected.toFixed(1)} should have: ` +
    `${isWithin ? 'as right as chance allows' : 'further off than chance explains'} (${expectedLow} to ${expectedHigh}). ` +
    `${isBetter ? 'Looking at you made the predictions better than base rates alone.' : 'Base rates alone would have done as well.'}`
  )
}

const Calibration = ({ bins }: Pick<Record, 'bins'>) => (
  <figure>
    <ul className="grid gap-4">
      {bins.map(({ said, came, count }) => (
        <li key={said} className="text-sm">
          <span className="text-ink-soft">
            We said {formatPercent(said)}, it came true {formatPercent(came)} of{' '}
            {count === 1 ? '1 time' : `${count} times`}
          </span>
          <span aria-hidden="true" className="relative mt-1.5 block h-3">
            <span className="absolute top-1 h-1 w-full rounded-full bg-line" />
            <span
              className="absolute top-0 size-3 -translate-x-1/2 rounded-full border-2 border-figure bg-paper"
              style={{ left: `${said * 100}%` }}
            />
            <span
              className="absolute top-0 size-3 -translate-x-1/2 rounded-full bg-accent forced-colors:bg-[CanvasText]"
              style={{ left: `${came * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
    <figcaption className="mt-3 text-sm text-ink-soft">
      Ring: what we said. Dot: how often it came true. The closer, the better.
    </figcaption>
  </figure>
)
