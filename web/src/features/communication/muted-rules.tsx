import type { MutedRule } from '@lodestar/contract/communication'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { useUnmuteRule } from './communication.queries.ts'

/** The rules that were called false alarms, each with a way back. */
export function MutedRules({ rules }: { rules: readonly MutedRule[] }) {
  const unmute = useUnmuteRule()
  return (
    <ul aria-label="Muted rules">
      {rules.map(({ rule, ruleName, mutedAt }) => (
        <li
          key={rule}
          className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2 first:border-t"
        >
          <span>
            {ruleName} <span className="text-sm text-ink-soft">since {formatDay(mutedAt)}</span>
          </span>
          <Button variant="quiet" size="sm" className="-mx-3.5" onClick={() => unmute({ rule, ruleName })}>
            Let it find again
            <span className="sr-only">: {ruleName}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
