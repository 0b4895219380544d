import { formatPercent } from '../../lib/format.ts'

type Tone = 'growth' | 'accent'
type Props = { value: number; label: string; tone?: Tone; isLabelHidden?: boolean }

const FILLS: Record<Tone, string> = { growth: 'bg-growth', accent: 'bg-accent' }

/**
 * Shows how far something has come.
 *
 * @param value Percent; outside 0-100 it is drawn and read out as 0 or 100.
 */
export function ProgressBar({ value, label, tone = 'growth', isLabelHidden = false }: Props) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div>
      {isLabelHidden ? null : (
        <div className="mb-2 flex items-baseline justify-between gap-4 text-sm" aria-hidden="true">
          <span className="wrap-anywhere text-ink-soft">{label}</span>
          <span className="font-medium tabular-nums">{formatPercent(percent / 100)}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className={`h-full rounded-full transition-[width] forced-colors:bg-[CanvasText] ${FILLS[tone]}`}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
