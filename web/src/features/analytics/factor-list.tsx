import type { PredictionFactor } from '@lodestar/contract/analytics'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { formatPercent } from '../../lib/format.ts'
import { IMPACT_WORDS } from './prediction-words.ts'

type Props = { factors: readonly PredictionFactor[] }

const MOST_FACTORS = 4
const LOOKS = {
  positive: { Icon: TrendingUp, ink: 'text-good', fill: 'bg-good' },
  negative: { Icon: TrendingDown, ink: 'text-danger', fill: 'bg-danger' },
  neutral: { Icon: Minus, ink: 'text-ink-soft', fill: 'bg-figure' },
} as const

/** What moved a prediction away from its base rate, with its part of all that did. */
export function FactorList({ factors }: Props) {
  if (factors.length === 0)
    return <p className="text-sm text-ink-soft">Nothing moves it yet: it is what your own past says.</p>
  return (
    <ul className="grid gap-3" aria-label="What moved it">
      {factors.slice(0, MOST_FACTORS).map((factor) => (
        <Factor key={factor.id} factor={factor} />
      ))}
    </ul>
  )
}

function Factor({ factor: { factorName, factorWeight, impact } }: { factor: PredictionFactor }) {
  const { Icon, ink, fill } = LOOKS[impact]
  return (
    <li className="text-sm">
      <span className="flex items-start justify-between gap-4">
        <span className="flex min-w-0 gap-2">
          <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${ink}`} strokeWidth={1.75} />
          <span>
            {factorName}
            <span className="text-ink-soft">, {IMPACT_WORDS[impact]}</span>
          </span>
        </span>
        <span className="font-medium tabular-nums">{formatPercent(factorWeight)}</span>
      </span>
      <span aria-hidden="true" className="mt-1.5 ml-6 block h-1 rounded-full bg-line">
        <span
          className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${fill}`}
          style={{ width: `${factorWeight * 100}%` }}
        />
      </span>
    </li>
  )
}
