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
                style={{ width: `${feedback[dimension] * 100}%` }}
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

/** Names where a message loses most: the lowest score and what is as low, unless all are as good as equal. */
function describeScores(feedback: CommunicationFeedback): string {
  const scores = SCORE_DIMENSIONS.map((dimension) => feedback[dimension])
  const lowest = Math.min(...scores)
  if (Math.max(...scores) - lowest < GAP) return 'Clarity, tone and professionalism stand close together.'
  const weakest = SCORE_DIMENSIONS.filter((dimension) => feedback[dimension] - lowest < GAP)
  const [first = '', second] = weakest.map((dimension) => DIMENSION_WORDS[dimension])
  return second
    ? `${first} and ${second.toLowerCase()} leave the most room.`
    : `${first} leaves the most room.`
}
