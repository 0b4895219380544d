import type { User } from '@lodestar/contract/account'
import { useEffect } from 'react'
import { announceLoggedOut } from '../../lib/logged-out.ts'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { FullScreenSpinner } from '../../ui/spinner.tsx'
import { AccountFacts } from './account-facts.tsx'
import { LeaderboardChoice } from './leaderboard-choice.tsx'
import { NameForm } from './name-form.tsx'
import { SettingsLinks } from './settings-links.tsx'
import { WhoCanSee } from './who-can-see.tsx'
import { YourData } from './your-data.tsx'

/** Who a person is here, how they sign in, who sees what, and how to take everything along or delete it. */
export function ProfilePage() {
  const { user, isLoading, isDemo } = useSession()
  const isLoggedOut = !isLoading && user === null
  useEffect(() => {
    if (isLoggedOut) announceLoggedOut()
  }, [isLoggedOut])
  if (!user) return <FullScreenSpinner />
  return (
    <Page title="Profile Settings" lead="Your name, how you sign in, and who sees what you keep here.">
      {isDemo ? <DemoProfile user={user} /> : <Profile user={user} />}
    </Page>
  )
}

const Profile = ({ user }: { user: User }) => (
  <div className="grid gap-y-12 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] lg:gap-x-20">
    <div>
      <Section title="Personal information">
        <NameForm user={user} />
      </Section>
      <Account user={user} />
      <Section title="Leaderboard">
        <LeaderboardChoice user={user} />
      </Section>
      <Section title="Your data">
        <YourData user={user} />
      </Section>
    </div>
    <div>
      <WhoCanSee />
      <SettingsLinks />
    </div>
  </div>
)

const Account = ({ user }: { user: User }) => (
  <Section title="Account information">
    <AccountFacts user={user} />
    <ButtonLink href={PATHS.signOut} className="mt-6">
      Sign Out
    </ButtonLink>
  </Section>
)

/** The demo's user has no account behind it: nothing to change, export or delete. */
const DemoProfile = ({ user }: { user: User }) => (
  <div className="max-w-[38rem]">
    <Account user={user} />
    <Section title="An account of your own">
      <p className="mb-6 text-ink-soft">
        Nothing you do in the demo is stored. With an account it is kept for you.
      </p>
      <ButtonLink href={PATHS.login} variant="primary">
        Create account
      </ButtonLink>
    </Section>
  </div>
)
