import type { Prediction } from '@lodestar/contract/analytics'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PredictionCard } from './prediction-card.tsx'

type Props = { predictions: readonly Prediction[]; isFiltered: boolean; columns: 2 | 3 }

const COLUMNS = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' }

/** Predictions beside each other, or what will be here. */
export function PredictionGrid({ predictions, isFiltered, columns }: Props) {
  if (predictions.length === 0)
    return (
      <EmptyState title={isFiltered ? 'No prediction of this type' : 'No predictions yet'}>
        “Generate Insights” asks what the next 30 days will answer: about your goals, your growth, your
        rhythm, and the skill worth working on.
      </EmptyState>
    )
  return (
    <ul className={`grid gap-5 ${COLUMNS[columns]}`}>
      {predictions.map((prediction) => (
        <li key={prediction.id}>
          <PredictionCard prediction={prediction} />
        </li>
      ))}
    </ul>
  )
}
