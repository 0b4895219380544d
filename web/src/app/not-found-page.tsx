import { PATHS } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** Says that an address leads nowhere, and leads back. */
export const NotFoundPage = () => (
  <Page title="Page Not Found" lead="Did you forget to add the page to the router?">
    <ButtonLink href={PATHS.home} variant="primary">
      Back to the start
    </ButtonLink>
  </Page>
)
