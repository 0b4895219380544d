import { type CommunicationFeedback, SCORE_DIMENSIONS } from '@lodestar/contract/communication'
import { formatPercent } from '../../lib/format.ts'
import { DIMENSION_WORDS } from './communication-words.data.ts'

/** The four scores of a message, drawn; the words are real text, so nothing is lost without the drawing. */
export const ScoreFigure = ({ feedback }: { feedback: CommunicationFeedback }) => (
  <figure className="grid items-center gap-x-16 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
    <p>
      <span className="block text-sm text-ink-soft">Overall</span>
      <span className="block font-serif text-4xl tabular-nums">{formatPercent(feedback.overallScore)}</span>
    </p>
    <div className="max-w-text">
      <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-2.5">
        {SCORE_DIMENSIONS.map((dimension) => (
          <li key={dimension} className="col-span-3 grid grid-cols-subgrid items-center">
            <span>{DIMENSION_WORDS[dimension]}</span>
            <span
              aria-hidden="true"
              className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
            >
              <span
                className="block h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
                style={{ width: formatPercent(feedback[dimension]) }}
              />
            </span>
            <span className="min-w-11 text-right font-medium tabular-nums">
              {formatPercent(feedback[dimension])}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-sm text-ink-soft">{describeScores(feedback)}</figcaption>
    </div>
  </figure>
)

/** Below this gap two scores say the same. */
const GAP = 0.05

/** Names where a message loses most, unless its scores are as good as equal. */
function describeScores(feedback: CommunicationFeedback): string {
  const [lowest, next] = SCORE_DIMENSIONS.toSorted((one, other) => feedback[one] - feedback[other])
  if (!lowest || !next || feedback[next] - feedback[lowest] < GAP)
    return 'Clarity, tone and professionalism stand close together.'
  return `${DIMENSION_WORDS[lowest]} leaves the most room.`
}
