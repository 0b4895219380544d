import type { ExternalAssessment } from '@lodestar/contract/integrations'
import { LIMITS } from '@lodestar/contract/primitives'
import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { ShareBars } from '../../ui/figures/share-bars.tsx'

/** What was read out of a pasted text, what to keep in mind, and the text as it is stored. */
export function Reading({
  assessment: { rawResults, processedResults },
}: {
  assessment: ExternalAssessment
}) {
  const { details, scores, warnings } = processedResults
  return (
    <div className="grid gap-6">
      <p className="max-w-text text-sm text-ink-soft">
        The confidence is about how surely the text was read, not about how true the test is.
      </p>
      {warnings.length > 0 ? (
        <ul aria-label="Keep in mind" className="grid max-w-text list-disc gap-1 pl-5 marker:text-ink-faint">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      {scores.length > 0 ? (
        <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
          {scores.map(({ label, values }) => (
            <ShareBars
              key={label}
              shares={values.map(({ name, share }) => ({ label: name, share }))}
              caption={`${label}. ${describeLead(values)}`}
            />
          ))}
        </div>
      ) : null}
      {details.length > 0 ? (
        <ul aria-label="Details" className="grid gap-1 text-sm text-ink-soft">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ) : null}
      <StoredText text={rawResults} />
    </div>
  )
}

function describeLead(values: readonly { name: string; share: number }[]): string {
  const [first, second] = values.toSorted((one, other) => other.share - one.share)
  return first && second ? `${first.name} is highest, then ${second.name}.` : ''
}

/** About what six lines hold. */
const SHORT_CHARACTERS = 400
const SHORT_LINES = 6

/** The text without names, addresses and dates; a long one begins with six lines. */
function StoredText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > SHORT_CHARACTERS || text.split('\n').length > SHORT_LINES
  return (
    <div>
      <h4 className="text-sm font-medium">Stored text</h4>
      <pre
        className={`mt-2 font-mono text-xs break-words whitespace-pre-wrap text-ink-soft ${isLong && !isWhole ? 'line-clamp-6' : ''}`}
      >
        {text}
      </pre>
      {isWhole && text.length >= LIMITS.excerpt ? (
        <p className="mt-1 text-sm text-ink-soft">
          These are the first {formatNumber(LIMITS.excerpt)} characters. All of them are in the data you can
          export from your profile.
        </p>
      ) : null}
      {isLong ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="text-link mt-1 min-h-6 text-sm pointer-coarse:min-h-11"
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      ) : null}
    </div>
  )
}
