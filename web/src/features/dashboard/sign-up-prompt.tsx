import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Tells a demo visitor that these figures are a sample, and how to get their own. */
export function SignUpPrompt() {
  const { isDemo } = useSession()
  if (!isDemo) return null
  return (
    <Notice
      tone="growth"
      title="This is a sample dashboard"
      action={
        <ButtonLink href={PATHS.login} size="sm">
          Create Your Account
        </ButtonLink>
      }
    >
      The figures below belong to nobody. Sign up to see your own.
    </Notice>
  )
}
