import { PATHS, resolvePath } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** Stands honestly where a screen will be that does not exist yet. */
export function NotBuiltPage({ name }: { name: string }) {
  const { isDemo } = useSession()
  return (
    <Page title={name} lead={`${name} is not built yet.`}>
      <p className="mb-8 text-ink-soft prose-read">
        Its address is kept for it. What works today: the assessment, coaching sessions with their action
        plans, your feedback on them, and your dashboard.
      </p>
      <ButtonLink href={resolvePath(PATHS.home, isDemo)} variant="primary">
        Go to Dashboard
      </ButtonLink>
    </Page>
  )
}
