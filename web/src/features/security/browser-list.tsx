import type { SignedInBrowser } from '@lodestar/contract/security'
import { useQuery } from '@tanstack/react-query'
import { formatDay, formatDayAndTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadFailure } from './read-failure.tsx'
import { browsersQuery, useEndBrowsers } from './security.queries.ts'

/** Every browser that is signed in, each to be signed out. */
export function BrowserList() {
  const { data: browsers, isError, refetch } = useQuery(browsersQuery)
  const end = useEndBrowsers()
  if (isError) return <ReadFailure onRetry={() => void refetch()} />
  if (!browsers) return <Skeleton label="Loading where you are signed in" />
  const isEnding = (id: string) => end.isPending && end.variables === id
  return (
    <>
      <ul aria-label="Where you are signed in" className="-mt-3">
        {browsers.map((browser) => (
          <BrowserRow
            key={browser.id}
            browser={browser}
            isBusy={isEnding(browser.id)}
            onEnd={() => end.mutate(browser.id)}
          />
        ))}
      </ul>
      {browsers.length > 1 ? (
        <Button className="mt-4" busy={isEnding('others')} onClick={() => end.mutate('others')}>
          Sign out everywhere else
        </Button>
      ) : null}
    </>
  )
}

type RowProps = { browser: SignedInBrowser; isBusy: boolean; onEnd: () => void }

function BrowserRow({ browser, isBusy, onEnd }: RowProps) {
  const { isCurrent, network, lastUsedAt, endsAt } = browser
  const device = browser.device ?? 'A browser that does not say what it is'
  return (
    <li className="flex items-center justify-between gap-6 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-ink-soft">
          {network ? `From ${network}. ` : ''}Last used {formatDayAndTime(lastUsedAt)}, ends{' '}
          {formatDay(endsAt)}.
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="active">This browser</Badge>
      ) : (
        <Button
          size="sm"
          className="shrink-0"
          busy={isBusy}
          aria-label={`Sign out ${device}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
