import { useSearch } from 'wouter'
import { newGoalHref } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** How the coach marks what it suggested and nobody said: no part of what is to be done. */
const MARK = /^Suggested: /

/** Takes an item of an action plan to the goals, together with the session that the address names. */
export function MakeGoalLink({ item }: { item: string }) {
  const sessionId = new URLSearchParams(useSearch()).get('session')
  return (
    <ButtonLink
      href={newGoalHref(item.replace(MARK, ''), sessionId)}
      variant="quiet"
      size="sm"
      className="-ml-3.5 font-sans"
    >
      Make this a goal
    </ButtonLink>
  )
}
