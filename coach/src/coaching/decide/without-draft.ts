import type { Clause } from '../../text/clauses.ts'
import type { Heard } from '../listen/listen.ts'

/** A message without the words that are meant for somebody else: what stands in them tells and promises the coach nothing. */
export function withoutDraft(heard: Heard): Heard {
  const at = heard.draft?.at
  if (!at) return heard
  const isOut = ({ start, end }: { start: number; end: number }) => start < at.end && at.start < end
  const isTold = ({ tokens }: Clause) => !tokens.some(isOut)
  return {
    ...heard,
    // As long as before, so that every place in it stays where it is.
    text: heard.text.slice(0, at.start) + ' '.repeat(at.end - at.start) + heard.text.slice(at.end),
    clauses: heard.clauses.filter(isTold),
    behaviors: heard.behaviors.filter(isTold),
    parts: heard.parts.filter((part) => !isOut(part)),
    steps: heard.steps?.filter((step) => !isOut(step)) ?? null,
    days: [],
  }
}
