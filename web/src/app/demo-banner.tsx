import { PATHS } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Stays at the bottom of every demo screen: what this is, and how to keep what one does here. */
export const DemoBanner = () => (
  <aside
    aria-label="Demo"
    data-new-account
    data-foot
    className="sticky bottom-0 z-20 border-t border-line bg-sunken px-5 py-1.5 sm:px-8"
  >
    <div className="mx-auto flex max-w-[68rem] items-center justify-between gap-x-2 sm:gap-x-6">
      <p className="text-sm max-sm:whitespace-nowrap">
        <strong>Demo mode.</strong>{' '}
        <span className="text-ink-soft max-sm:sr-only">Nothing you do here is stored on the server.</span>
      </p>
      <ButtonLink href={PATHS.login} variant="primary" size="sm" className="shrink-0 max-sm:px-2.5">
        Sign up to keep your progress
      </ButtonLink>
    </div>
  </aside>
)
