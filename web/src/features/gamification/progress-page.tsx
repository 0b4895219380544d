import type { Achievement } from '@lodestar/contract/gamification'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnauthorized } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AchievementLists } from './achievement-lists.tsx'
import { ChallengeLists } from './challenge-lists.tsx'
import { achievementsQuery, challengesQuery, leaderboardQuery, statsQuery } from './gamification.queries.ts'
import { Leaderboard } from './leaderboard.tsx'
import { PointSources } from './point-sources.tsx'
import { StatRow } from './stat-row.tsx'
import { StreakDays } from './streak-days.tsx'

/** What practice adds up to: points, level and streak, and below them achievements, leaderboard and challenges. */
export function ProgressPage({ skills }: { skills?: ReactNode }) {
  const stats = useQuery(statsQuery)
  const achievements = useQuery(achievementsQuery)
  const leaderboard = useQuery(leaderboardQuery)
  const challenges = useQuery(challengesQuery)
  if (isUnauthorized(stats.error)) return null
  if (stats.error && !stats.data) return <PageError onRetry={() => void stats.refetch()} />
  return (
    <Page
      title="Progress and achievements"
      lead="What you practice adds up here: talking a matter through, trying it out, looking back."
    >
      {stats.data ? <Standing stats={stats.data} achievements={achievements.data} /> : null}
      {stats.isPending ? <Skeleton lines={6} label="Loading your progress" /> : null}
      <div className="mt-12 sm:mt-16">
        <Tabs
          label="Progress"
          tabs={[
            {
              value: 'achievements',
              label: 'Achievements',
              content: (
                <Part read={achievements} name="achievements">
                  {(data) => <AchievementLists achievements={data} />}
                </Part>
              ),
            },
            {
              value: 'leaderboard',
              label: 'Leaderboard',
              content: (
                <Part read={leaderboard} name="leaderboard">
                  {(data) => <Leaderboard entries={data} />}
                </Part>
              ),
            },
            {
              value: 'challenges',
              label: 'Challenges',
              content: (
                <Part read={challenges} name="challenges">
                  {(data) => <ChallengeLists challenges={data} />}
                </Part>
              ),
            },
          ]}
        />
      </div>
      {stats.data ? <div className="mt-12 empty:hidden sm:mt-16">{skills}</div> : null}
      {stats.data ? (
        <div className="mt-12 sm:mt-16">
          <PointSources sources={stats.data.pointSources} />
        </div>
      ) : null}
    </Page>
  )
}

type StandingProps = Parameters<typeof StatRow>[0] & { achievements: readonly Achievement[] | undefined }

const Standing = ({ stats, achievements }: StandingProps) => (
  <>
    <StatRow stats={stats} achievements={achievements} />
    <div className="mt-10">
      <StreakDays days={stats.recentDays} />
    </div>
  </>
)

type PartProps<Data> = {
  read: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  name: string
  children: (data: Data) => ReactNode
}

/** One of the lists: on its way, there, or not to be had. */
function Part<Data>({ read, name, children }: PartProps<Data>) {
  if (read.data !== undefined) return children(read.data)
  if (!read.isError) return <Skeleton lines={8} label={`Loading the ${name}`} />
  return (
    <Notice
      tone="danger"
      title={`The ${name} could not be loaded`}
      action={
        <Button size="sm" onClick={() => void read.refetch()}>
          Try again
        </Button>
      }
    >
      What you did is safe.
    </Notice>
  )
}
