import type { Prediction } from '@lodestar/contract/analytics'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PredictionRow } from './prediction-row.tsx'

type Props = { predictions: readonly Prediction[]; isFiltered: boolean }

/** Predictions below each other in the order given, or what will be here. */
export function PredictionList({ predictions, isFiltered }: Props) {
  if (predictions.length === 0)
    return (
      <EmptyState title={isFiltered ? 'No prediction of this type' : 'No predictions yet'}>
        “Generate Insights” asks what the next 30 days will answer: about your goals, your results, how often
        you are here, and the skill worth working on.
      </EmptyState>
    )
  return (
    <ul className="border-b border-line">
      {predictions.map((prediction) => (
        <li key={prediction.id}>
          <PredictionRow prediction={prediction} />
        </li>
      ))}
    </ul>
  )
}
