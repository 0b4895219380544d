import { PATHS } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** What a visitor sees where points and achievements would be. */
export const SignInNeededPage = () => (
  <Page title="Authentication Required" lead="Please log in to view your gamification progress.">
    <ButtonLink href={PATHS.home} variant="primary">
      Go to Dashboard
    </ButtonLink>
  </Page>
)
