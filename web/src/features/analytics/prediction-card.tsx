import type { Prediction } from '@lodestar/contract/analytics'
import { useId } from 'react'
import { formatDay, formatPercent } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { FactorList } from './factor-list.tsx'
import { IntervalBar } from './interval-bar.tsx'
import { BAND_TEXT, CONFIDENCE_WORDS, pickBand, TYPE_LABELS } from './prediction-words.ts'

type Props = { prediction: Prediction }

/** One prediction: the question, how likely "yes" is, how sure that is, and what moved it. */
export function PredictionCard({ prediction }: Props) {
  const titleId = useId()
  const { predictionType, predictionValue, confidenceScore, confidenceLevel, question } = prediction
  const { evidence, expiresAt, factors } = prediction
  const band = pickBand(prediction)
  return (
    <article aria-labelledby={titleId} className="h-full">
      <Card className="flex h-full flex-col">
        <p className="text-sm text-ink-soft">{TYPE_LABELS[predictionType]}</p>
        <div className="mt-2 flex items-start justify-between gap-5">
          <h3 id={titleId} className="font-serif text-lg leading-snug font-medium text-pretty">
            {question}
          </h3>
          <p data-band={band} className={`font-serif text-2xl tabular-nums ${BAND_TEXT[band]}`}>
            {formatPercent(predictionValue)}
          </p>
        </div>
        <div className="mt-4">
          <IntervalBar prediction={prediction} />
        </div>
        <div className="mt-5">
          <FactorList factors={factors} />
        </div>
        <p className="mt-auto pt-5 text-sm text-ink-soft">
          <span className="font-medium text-ink">
            {CONFIDENCE_WORDS[confidenceLevel]}: confidence {formatPercent(confidenceScore)}.
          </span>{' '}
          {evidence}
        </p>
        <p className="mt-1 text-sm text-ink-faint">Answers itself on {formatDay(expiresAt)}</p>
      </Card>
    </article>
  )
}
