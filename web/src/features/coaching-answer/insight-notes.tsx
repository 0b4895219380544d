import { useId } from 'react'

/** What research and the person's own results say, as a list of notes. */
export function InsightNotes({ insights }: { insights: readonly string[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-9 rule pt-4">
      <h3 id={titleId} className="mb-3 font-serif text-lg font-medium">
        Key insights
      </h3>
      <ul className="space-y-4">
        {insights.map((insight) => (
          <Note key={insight} {...splitSource(insight)} />
        ))}
      </ul>
    </section>
  )
}

const Note = ({ text, source }: { text: string; source: string }) => (
  <li className="prose-read">
    {text}
    {source ? <span className="mt-0.5 block font-sans text-xs text-ink-faint">{source}</span> : null}
  </li>
)

/** A note may end with where it comes from in parentheses, recognized by the year: that part is set smaller. */
function splitSource(insight: string): { text: string; source: string } {
  const found = /^(.+?)\s*\(([^()]*\b(?:19|20)\d\d\b[^()]*)\)\.?$/s.exec(insight)
  return { text: found?.[1] ?? insight, source: found?.[2] ?? '' }
}
