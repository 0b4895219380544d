import { useSearch } from 'wouter'
import { newGoalHref } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** What the coach suggested and nobody said is marked, and its time stands behind it: neither is part of the deed. */
const SUGGESTED = /^Suggested: (.+?)( \([^()]*\))?$/

/** Takes an item of an action plan to the goals, together with the session that the address names. */
export function MakeGoalLink({ item }: { item: string }) {
  const sessionId = new URLSearchParams(useSearch()).get('session')
  return (
    <ButtonLink
      href={newGoalHref(item.replace(SUGGESTED, '$1'), sessionId)}
      variant="quiet"
      size="sm"
      className="-ml-3.5 font-sans"
    >
      Make this a goal
    </ButtonLink>
  )
}
