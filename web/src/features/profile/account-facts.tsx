import type { User } from '@lodestar/contract/account'
import { formatDay, formatDayAndTime } from '../../lib/format.ts'
import { describeProvider } from './describe-provider.ts'

/** How a person signs in, since when, and when they last agreed to the confidentiality notice. */
export const AccountFacts = ({ user }: { user: User }) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[11rem_1fr]">
    <Fact term="Sign-in">{describeProvider(user.provider)}</Fact>
    <Fact term="Member since">{formatDay(user.createdAt)}</Fact>
    <Fact term="Confidentiality notice">
      {user.ndaAcceptedAt
        ? `Acknowledged ${formatDayAndTime(user.ndaAcceptedAt)}`
        : 'Acknowledged in this browser only'}
    </Fact>
  </dl>
)

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className="grid sm:col-span-2 sm:grid-cols-subgrid">
    <dt className="text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
)
