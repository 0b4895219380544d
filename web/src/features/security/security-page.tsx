import type { User } from '@lodestar/contract/account'
import type { Security } from '@lodestar/contract/security'
import { useQuery } from '@tanstack/react-query'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { BrowserList } from './browser-list.tsx'
import { EventList } from './event-list.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { securityQuery } from './security.queries.ts'

/** How an account is protected, where it is signed in, and what happened around it. */
export function SecurityPage() {
  const { user } = useSession()
  const { data: security, isError, refetch } = useQuery(securityQuery)
  if (isError) return <PageError onRetry={() => void refetch()} />
  return (
    <Page
      title="Security"
      lead="How you sign in, where you are signed in, and what happened around your account."
      back={{ href: PATHS.profile, label: 'Back to Profile Settings' }}
    >
      {security && user ? (
        <div className="grid gap-y-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-x-20">
          <div>
            <SignIn security={security} user={user} />
          </div>
          <div>
            <Section title="Where you are signed in">
              <BrowserList />
            </Section>
            <Section title="What happened">
              <EventList />
            </Section>
          </div>
        </div>
      ) : (
        <Skeleton lines={5} label="Loading how your account is protected" />
      )}
    </Page>
  )
}

/** Who comes through an identity provider has password, second factor and address there. */
function SignIn({ security, user }: { security: Security; user: User }) {
  if (!security.hasPassword)
    return (
      <Section title="How you sign in">
        <p className="max-w-text text-ink-soft">
          You sign in with {user.provider}. Your password, a second factor and your address are looked after
          there.
        </p>
      </Section>
    )
  return (
    <>
      <Section title="Password">
        <PasswordForm user={user} />
      </Section>
      <Section title="Second factor">
        <SecondFactor security={security} />
      </Section>
      <Section title="Passkeys">
        <PasskeyList user={user} />
      </Section>
      <Section title="Email address">
        <AddressForm security={security} user={user} />
      </Section>
    </>
  )
}
