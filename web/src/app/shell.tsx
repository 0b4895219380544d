import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { usePendingAssessment } from '../features/assessment/assessment.queries.ts'
import { PATHS } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { keepTyped, useSearchKey, useShortcuts } from '../lib/shortcuts.ts'
import { hasFirstTalk } from '../lib/storage/first-talk.ts'
import { toast } from '../lib/toast.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { NavBar } from './nav-bar.tsx'
import { OfflineLine } from './offline-line.tsx'
import type { Palette as PaletteScreen } from './palette/palette.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

const FirstTalkKeeper = lazy(async () => ({
  default: (await import('./first-talk-keeper.tsx')).FirstTalkKeeper,
}))

/** What stands around a screen: the navigation bar for a signed-in person, name and demo banner for a visitor. */
export function Shell({ children }: { children: ReactNode }) {
  const { user, isSignedIn, isDemo } = useSession()
  return (
    <>
      <a
        href="#main"
        className="sr-only z-30 rounded-md bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        {isSignedIn && user ? <SignedInTop user={user} /> : <VisitorTop isDemo={isDemo} />}
        <div className="grow">{children}</div>
        {isDemo ? <DemoBanner /> : null}
        {isSignedIn ? <BottomBar /> : null}
      </div>
    </>
  )
}

function SignedInTop({ user }: Pick<Parameters<typeof NavBar>[0], 'user'>) {
  const [isListing, setIsListing] = useState(false)
  const list = () => setIsListing(true)
  const { Palette, isSearching, typed, search, endSearch } = useLatePalette()
  useShortcuts(list)
  useSearchKey(isSearching, isSearching ? endSearch : search)
  usePendingAssessment()
  const [hadFirstTalk] = useState(hasFirstTalk)
  return (
    <>
      <NavBar user={user} onShowShortcuts={list} onSearch={search} />
      <OfflineLine />
      {hadFirstTalk ? (
        <Suspense fallback={null}>
          <FirstTalkKeeper />
        </Suspense>
      ) : null}
      <ShortcutsDialog open={isListing} onClose={() => setIsListing(false)} />
      {Palette && isSearching ? <Palette typed={typed} onClose={endSearch} /> : null}
    </>
  )
}

/**
 * Fetches the search when it is first asked for, so that a page that is only read carries nothing of it. What is typed
 * while it is on its way is written in its field; from then on it opens at once.
 */
function useLatePalette() {
  const [Palette, setPalette] = useState<typeof PaletteScreen | null>(null)
  const [isSearching, setIsSearching] = useState(false)
  const [typed, setTyped] = useState('')
  const fetchPalette = async () => {
    const keys = keepTyped()
    const found = await import('./palette/palette.tsx').catch(() => null)
    setTyped(keys.end())
    if (found) setPalette(() => found.Palette)
    else {
      setIsSearching(false)
      toast({ title: 'Search is not there', description: 'It could not be fetched. Please try again.' })
    }
  }
  const search = () => {
    setIsSearching(true)
    setTyped('')
    if (!Palette && !isSearching) void fetchPalette()
  }
  return { Palette, isSearching, typed, search, endSearch: () => setIsSearching(false) }
}

const VisitorTop = ({ isDemo }: { isDemo: boolean }) => (
  <header className="mx-auto flex w-full max-w-[72rem] flex-wrap items-center justify-between gap-x-8 px-5 pt-5 sm:px-8">
    <a href={PATHS.home} className="flex min-h-11 items-center text-ink no-underline">
      <Wordmark />
    </a>
    {isDemo ? (
      <ul aria-label="Screens of the demo" className="-mx-2 flex text-sm">
        {DEMO_SCREENS.map(([label, href]) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-11 items-center px-2 text-ink-soft hover:text-accent-strong"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    ) : null}
  </header>
)

const DEMO_SCREENS = [
  ['Coach', PATHS.demoPrompts],
  ['Dashboard', PATHS.demoDashboard],
  ['Insights', PATHS.demoInsights],
  ['Assessment', PATHS.assessment],
] as const
