import { useLocation } from 'wouter'
import { PATHS } from '../lib/paths.ts'
import { nameScreen } from '../lib/screens.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { SignInLink } from './sign-in-link.tsx'

/** Says that an address leads nowhere, and leads back; to a screen of signed-in people it leads through signing in. */
export function NotFoundPage() {
  const [pathname] = useLocation()
  const isKnown = nameScreen(pathname) !== undefined
  return (
    <Page title="Page Not Found" lead="Did you forget to add the page to the router?">
      {isKnown ? <p className="mb-5 max-w-text">This page is there, for people who are signed in.</p> : null}
      <div className="flex flex-wrap gap-3">
        <SignInLink />
        <ButtonLink href={PATHS.home} variant={isKnown ? 'secondary' : 'primary'}>
          Back to the start
        </ButtonLink>
      </div>
    </Page>
  )
}
