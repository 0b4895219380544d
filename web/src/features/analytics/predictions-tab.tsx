import type { Prediction } from '@lodestar/contract/analytics'
import { useQuery } from '@tanstack/react-query'
import { formatDay, formatPercent } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import { allPredictionsQuery } from './analytics.queries.ts'
import { PredictionList } from './prediction-list.tsx'
import { OUTCOME_WORDS } from './prediction-words.ts'

type Props = {
  /** Undefined where they could not be read. */
  predictions: readonly Prediction[] | undefined
  isFiltered: boolean
  /** Tells whether the filter lets a prediction through. */
  isShown: (prediction: Prediction) => boolean
}

/** The predictions that stand, then those that have been answered. */
export function PredictionsTab({ predictions, isFiltered, isShown }: Props) {
  const { data: all = [] } = useQuery(allPredictionsQuery)
  const answered = all.filter((prediction) => prediction.outcome !== null && isShown(prediction))
  return (
    <>
      {predictions ? (
        <>
          <h2 className="sr-only">Open questions</h2>
          <PredictionList predictions={predictions} isFiltered={isFiltered} />
        </>
      ) : null}
      {answered.length > 0 ? (
        <Section title="Answered questions">
          <ul>
            {answered.map((prediction) => (
              <Answered key={prediction.id} prediction={prediction} />
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}

function Answered({ prediction }: { prediction: Prediction }) {
  const { question, predictionValue, missing, outcome, resolvedAt } = prediction
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <span>{question}</span>
      <span className="text-sm text-ink-soft tabular-nums">
        {missing ? 'Too little to say' : `We said ${formatPercent(predictionValue)}`}
      </span>
      <span className="text-sm font-medium">
        {outcome ? OUTCOME_WORDS[outcome] : ''}
        {resolvedAt ? <span className="font-normal text-ink-soft">, {formatDay(resolvedAt)}</span> : null}
      </span>
    </li>
  )
}
