import type { SaidLine } from '@lodestar/contract/transcript'

/** A line as it was said, by whom and where. */
export const Quote = ({ line: { speaker, line, quote }, note }: { line: SaidLine; note?: string }) => (
  <figure className="mt-1">
    <blockquote className="prose-read">“{quote}”</blockquote>
    <figcaption className="text-sm text-ink-soft">
      {[speaker, `line ${line}`, note].filter(Boolean).join(' · ')}
    </figcaption>
  </figure>
)
