import type { Prediction } from '@lodestar/contract/analytics'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { formatDay, formatPercent } from '../../lib/format.ts'
import { describeMissing, describeMove } from './describe-move.ts'
import { FactorList } from './factor-list.tsx'
import { IntervalBar } from './interval-bar.tsx'
import { BAND_TEXT, pickBand, TYPE_LABELS } from './prediction-words.ts'

type Props = { prediction: Prediction }

/**
 * One question of the list: how likely "yes" is and within which range, what would move it, and why behind a tap. A
 * suggested skill has no figure: its value is no probability (decision D84).
 */
export function PredictionRow({ prediction }: Props) {
  const titleId = useId()
  const { question, missing, predictionType } = prediction
  const isSuggestion = predictionType === 'skill_recommendation'
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-4 border-t border-line py-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div>
        <h3
          id={titleId}
          className={`font-serif text-lg leading-snug font-medium text-pretty ${missing ? 'text-ink-soft' : ''}`}
        >
          {question}
        </h3>
        <p className={`mt-1.5 max-w-text ${missing ? 'text-ink-soft' : ''}`}>
          {missing ? describeMissing(missing) : describeMove(prediction, today())}
        </p>
        {missing ? null : <Why prediction={prediction} />}
      </div>
      {missing || isSuggestion ? null : <Value prediction={prediction} />}
    </article>
  )
}

function Value({ prediction }: Props) {
  const band = pickBand(prediction)
  return (
    <div className="flex items-start gap-5">
      <p
        data-band={band}
        className={`w-18 shrink-0 whitespace-nowrap font-serif text-2xl leading-none tabular-nums ${BAND_TEXT[band]}`}
      >
        {formatPercent(prediction.predictionValue)}
      </p>
      <div className="grow">
        <IntervalBar prediction={prediction} />
      </div>
    </div>
  )
}

function Why({ prediction: { predictionType, evidence, expiresAt, factors } }: Props) {
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md text-sm text-link [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        Why
      </summary>
      <div className="max-w-text pt-2 pb-1">
        <FactorList factors={factors} />
        <p className="mt-4 text-sm text-ink-soft">
          {TYPE_LABELS[predictionType]}. {evidence} We will know on {formatDay(expiresAt)}.
        </p>
      </div>
    </details>
  )
}

/** The reader's own day, as `2026-05-03`. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date())
