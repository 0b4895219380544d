import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import { Link } from 'wouter'
import { formatDay, formatPercent } from '../../lib/format.ts'
import { analysisHref } from './analysis-href.ts'
import { TYPE_WORDS } from './communication-words.data.ts'
import { shortenText } from './read-analysis.ts'

/** How many past analyses are listed. */
const LISTED = 3

/** The latest analyses by the beginning of their text; each opens again as it was judged then. */
export const PastAnalyses = ({ history }: { history: readonly CommunicationAnalysis[] }) => (
  <ul aria-label="Past analyses">
    {history.slice(0, LISTED).map(({ id, communicationType, originalText, createdAt, feedback }) => (
      <li key={id} className="border-b border-line first:border-t">
        <Link
          href={analysisHref(id)}
          className="group grid gap-x-6 gap-y-1 py-4 transition-colors sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="min-w-0 max-w-text font-serif text-read break-words group-hover:text-accent-strong">
            {shortenText(originalText)}
          </span>
          <span className="text-sm text-ink-soft tabular-nums sm:pt-1 sm:text-right">
            {TYPE_WORDS[communicationType]} · {formatDay(createdAt)} · {formatPercent(feedback.overallScore)}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
