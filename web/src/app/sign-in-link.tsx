import { useLocation } from 'wouter'
import { PATHS } from '../lib/paths.ts'
import { nameScreen } from '../lib/screens.ts'
import { storeReturnAddress } from '../lib/storage/return-address.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Leads from a screen of signed-in people to signing in and back; nothing at any other address. */
export function SignInLink() {
  const [pathname] = useLocation()
  const name = nameScreen(pathname)
  if (!name) return null
  return (
    <ButtonLink href={PATHS.login} variant="primary" onClick={storeReturnAddress}>
      Sign in to open {name}
    </ButtonLink>
  )
}
