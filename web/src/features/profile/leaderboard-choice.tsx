import type { User } from '@lodestar/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { OptionRow } from '../../ui/form/option-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { nameOnLeaderboard, useSetVisibility, visibilityQuery } from './profile.queries.ts'

/** Lets a person join and leave the leaderboard (decisions D56 and D86); a change is saved at once. */
export function LeaderboardChoice({ user }: { user: User }) {
  const { data, isError, refetch } = useQuery(visibilityQuery)
  const change = useSetVisibility()
  // What was chosen shows at once, and stands until the server has answered.
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (isError) return <ReadFailure onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} label="Loading your choice" />
  const choose = (isShown: boolean) => {
    setChosen(isShown)
    change.mutate(isShown, { onSettled: () => setChosen(null) })
  }
  const isShown = chosen ?? data.isOnLeaderboard
  return (
    <OptionRow
      type="checkbox"
      checked={isShown}
      onChange={(event) => choose(event.target.checked)}
      aria-describedby="leaderboard-meaning"
    >
      <span className="font-medium">Show me on the leaderboard</span>
      <span id="leaderboard-meaning" className="mt-0.5 block text-sm text-ink-soft">
        {isShown
          ? `Others who use this site see ${nameOnLeaderboard(user)}, your level and your points.`
          : 'Nobody sees your name, level or points.'}
      </span>
    </OptionRow>
  )
}

const ReadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="danger"
    title="Your choice could not be loaded"
    action={
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    It has not changed.
  </Notice>
)
