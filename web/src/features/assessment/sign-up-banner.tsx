import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Tells a demo visitor at the bottom of the screen what becomes of the answers; nothing for a signed-in person. */
export function SignUpBanner() {
  const { isDemo } = useSession()
  if (!isDemo) return null
  return (
    <div data-new-account>
      <Notice
        tone="growth"
        title="Keep your result"
        action={
          <ButtonLink href={PATHS.login} variant="primary" size="sm">
            Create Your Account
          </ButtonLink>
        }
      >
        Your answers stay in this browser. Once you have an account, your result is saved in it.
      </Notice>
    </div>
  )
}
