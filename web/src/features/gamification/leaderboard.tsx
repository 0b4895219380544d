import type { LeaderboardEntry } from '@lodestar/contract/gamification'
import { useQuery } from '@tanstack/react-query'
import { Medal } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { nameOnLeaderboard, useSetVisibility, visibilityQuery } from '../profile/profile.queries.ts'

type Props = { entries: readonly LeaderboardEntry[] }

/** The people with most points, one's own row marked, and how to join or leave. */
export const Leaderboard = ({ entries }: Props) => (
  <div className="max-w-[44rem]">
    {entries.length > 0 ? (
      <ol aria-label="Leaderboard">
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ol>
    ) : (
      <p className="max-w-text py-5 text-ink-soft">
        Nobody is on the leaderboard yet. Whoever joins appears here with their points.
      </p>
    )}
    <Membership />
  </div>
)

/** Before one has joined, the way in; then who sees what, and the way out. Nothing while that is not known. */
function Membership() {
  const { user } = useSession()
  const { data } = useQuery(visibilityQuery)
  const change = useSetVisibility()
  const place = useRef<HTMLDivElement>(null)
  if (!user || !data) return null
  // The button goes once it has worked: the focus stays here.
  const join = () => change.mutate(true, { onSuccess: () => place.current?.focus() })
  return (
    <div ref={place} tabIndex={-1} className="mt-6">
      {data.isOnLeaderboard ? (
        <p className="max-w-text text-sm text-ink-soft">
          Here is who has joined, with first name and the initial of the last name, as of a few minutes ago.
          You leave it in{' '}
          <Link href={PATHS.profile} className="text-link">
            Profile Settings
          </Link>
          .
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <p className="max-w-text min-w-0 grow basis-72 text-ink-soft">
            Only you see this row; once you join, you see the others, and they see {nameOnLeaderboard(user)},
            your level and your points.
          </p>
          <Button variant="primary" busy={change.isPending} onClick={join}>
            Join the leaderboard
          </Button>
        </div>
      )}
    </div>
  )
}

function Row({ entry }: { entry: LeaderboardEntry }) {
  const { rank, userName, level, totalPoints, isCurrentUser } = entry
  return (
    <li
      aria-current={isCurrentUser || undefined}
      className={`grid grid-cols-[2.75rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-2 py-2.5 sm:gap-x-4 ${
        isCurrentUser ? 'rounded-md border-transparent bg-sunken' : ''
      }`}
    >
      <Rank rank={rank} />
      <Avatar initial={[...userName].slice(0, 2).join('')} size="sm" />
      <span className="min-w-0">
        <span className="font-medium">{userName}</span>
        {isCurrentUser ? <span className="ml-2 text-sm text-ink-soft">You</span> : null}
        <span className="block text-sm text-ink-soft">Level {level}</span>
      </span>
      <span className="text-right tabular-nums">
        {formatNumber(totalPoints)}
        <span className="block text-sm text-ink-soft">points</span>
      </span>
    </li>
  )
}

/** Gold, silver and bronze, by the colors there are. */
const MEDALS: Partial<Record<number, string>> = { 1: 'text-legendary', 2: 'text-common', 3: 'text-growth' }

function Rank({ rank }: { rank: number }) {
  const color = MEDALS[rank]
  if (!color)
    return <span className="text-center font-medium text-ink-soft tabular-nums">#{formatNumber(rank)}</span>
  return (
    <span className="grid justify-items-center">
      <Medal aria-hidden="true" className={`size-6 ${color}`} strokeWidth={1.5} />
      <span className="sr-only">Rank {rank}</span>
    </span>
  )
}
