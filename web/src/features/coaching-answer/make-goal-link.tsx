import { useSearch } from 'wouter'
import { newGoalHref } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Takes what is to be done to the goals, together with the session that the address names. */
export function MakeGoalLink({ title }: { title: string }) {
  const sessionId = new URLSearchParams(useSearch()).get('session')
  return (
    <ButtonLink href={newGoalHref(title, sessionId)} variant="quiet" size="sm" className="-ml-3.5 font-sans">
      Make this a goal
    </ButtonLink>
  )
}
