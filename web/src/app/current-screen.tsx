import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../lib/session.ts'
import { PageError } from '../ui/page-error.tsx'
import { FullScreenSpinner } from '../ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { findPlace, guessPlace, SIGNED_IN, SIGNED_OUT } from './routes.ts'

const fetchShell = () => import('./shell.tsx')
const Shell = lazy(async () => ({ default: (await fetchShell()).Shell }))

/** Shows the screen of the current address to whoever is here. */
export function CurrentScreen() {
  const [pathname] = useLocation()
  const session = useSession()
  const { isLoading, failure } = session
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (!isLoading) return
    const guess = guessPlace(pathname)
    guess.Screen.load?.()
    if (guess.frame === 'shell') void fetchShell().catch(() => undefined)
  }, [isLoading, pathname])

  if (isLoading) return <FullScreenSpinner />
  const needsUser = pathname in SIGNED_IN && !(pathname in SIGNED_OUT)
  if (failure && needsUser) return <UnknownPersonPage />

  const { Screen, frame } = findPlace(pathname, session)
  const screen = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<FullScreenSpinner />}>
        <Screen />
        <Arrival pathname={pathname} shown={shown} />
      </Suspense>
    </ErrorBoundary>
  )
  if (frame === 'bare') return screen
  return (
    <ErrorBoundary>
      <Suspense fallback={<FullScreenSpinner />}>
        <Shell>{screen}</Shell>
      </Suspense>
    </ErrorBoundary>
  )
}

/** Stands where a signed-in screen would be when the server could not say who is here. */
const UnknownPersonPage = () => (
  <PageError title="We could not reach the server" onRetry={() => window.location.reload()}>
    So we do not know yet who you are. What you saved is safe; try again in a moment.
  </PageError>
)

let isTraversal = false
window.addEventListener('popstate', () => {
  isTraversal = true
})
window.addEventListener('pushState', () => {
  isTraversal = false
})

interface ArrivalProps {
  pathname: string
  /** The screen shown last, null before the first. */
  shown: RefObject<string | null>
}

/** After a change of screen, moves the reader to its top and the focus to its content, once it stands. */
function Arrival({ pathname, shown }: ArrivalProps) {
  useEffect(() => {
    if (shown.current !== null && shown.current !== pathname) {
      document.getElementById('main')?.focus({ preventScroll: true })
      // Back and forward keep the place where the reader was.
      if (!isTraversal) window.scrollTo(0, 0)
    }
    shown.current = pathname
  }, [pathname, shown])
  return null
}
