import { FEWEST_RESOLVED, type TrackRecord as Record } from '@lodestar/contract/analytics'
import { count, formatNumber, formatPercent } from '../../lib/format.ts'
import { Expandable } from '../../ui/expandable.tsx'
import { Section } from '../../ui/section.tsx'

type Props = { record: Record }

/** How right earlier predictions were: one sentence, whether that is usual, and what was said beside what came. */
export function TrackRecord({ record }: Props) {
  const { resolved, cameTrue, expected, void: unanswered } = record
  return (
    <Section title="How right were we?">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <p className="max-w-text font-serif text-2xl leading-snug text-pretty">
            {count(resolved, 'question')} answered: {formatNumber(cameTrue)} came true, and we expected{' '}
            {formatNumber(expected, 1)}.
          </p>
          <p className="mt-3 max-w-text prose-read">{judge(record)}</p>
          {unanswered > 0 ? (
            <p className="mt-2 text-sm text-ink-soft">
              {formatNumber(unanswered)} more could not be answered. They do not count.
            </p>
          ) : null}
        </div>
        {resolved >= FEWEST_RESOLVED ? <Calibration bins={record.bins} /> : null}
      </div>
      {resolved >= FEWEST_RESOLVED ? (
        <div className="mt-6 max-w-text">
          <Expandable title="How near, in figures">
            <p>{sayErrors(record)}</p>
          </Expandable>
        </div>
      ) : null}
    </Section>
  )
}

const isNearer = ({ brier, baseBrier }: Record): boolean => (brier ?? 0) < (baseBrier ?? 0)

function judge(record: Record): string {
  const { resolved, cameTrue, expectedLow, expectedHigh } = record
  if (resolved < FEWEST_RESOLVED)
    return `That is too few to judge: it takes ${FEWEST_RESOLVED}, and ${FEWEST_RESOLVED - resolved} ${FEWEST_RESOLVED - resolved === 1 ? 'is' : 'are'} missing.`
  const isWithin = cameTrue >= expectedLow && cameTrue <= expectedHigh
  const range = `${formatNumber(expectedLow)} to ${formatNumber(expectedHigh)}`
  return (
    `${isWithin ? `That is within what is usual, ${range}` : `That is further off than usual, ${range}`}. ` +
    `${isNearer(record) ? 'Looking at how things stood made us nearer than your past alone would have been' : 'Your past alone would have been as near as we were'}.`
  )
}

/** The Brier scores, by their rule instead of their name. */
const sayErrors = ({ brier, baseBrier }: Record): string =>
  'For each question we square how far what we said was from what came (1 for true, 0 for not), and take the mean: ' +
  `${formatNumber(brier ?? 0, 2)} for us, ${formatNumber(baseBrier ?? 0, 2)} for your past alone. ` +
  `0 is perfect; whoever always says ${formatPercent(0.5)} gets ${formatNumber(0.25, 2)}.`

const Calibration = ({ bins }: Pick<Record, 'bins'>) => (
  <figure>
    <ul className="grid gap-4">
      {bins.map(({ said, came, count: times }) => (
        <li key={said} className="text-sm">
          <span className="text-ink-soft">
            We said {formatPercent(said)}, it came true {formatPercent(came)} of {count(times, 'time')}
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
