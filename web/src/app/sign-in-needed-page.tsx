import { PATHS } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { SignInLink } from './sign-in-link.tsx'

/** What a visitor sees where points and achievements would be. */
export const SignInNeededPage = () => (
  <Page title="Authentication Required" lead="Please log in to view your gamification progress.">
    <div className="flex flex-wrap gap-3">
      <SignInLink />
      <ButtonLink href={PATHS.home}>Go to Dashboard</ButtonLink>
    </div>
  </Page>
)
