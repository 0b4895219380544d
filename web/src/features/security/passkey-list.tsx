import type { User } from '@lodestar/contract/account'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../lib/format.ts'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadFailure } from './read-failure.tsx'
import { passkeysQuery, useAddPasskey, useConfirmation, useRemovePasskey } from './security.queries.ts'

/** Devices that sign somebody in by a finger, a face or a PIN: added here, listed, and removed. */
export function PasskeyList({ user }: { user: User }) {
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery)
  const confirmation = useConfirmation()
  const add = useAddPasskey()
  const remove = useRemovePasskey()
  if (isError) return <ReadFailure onRetry={() => void refetch()} />
  if (!passkeys) return <Skeleton label="Loading your passkeys" />
  return (
    <>
      <p className="max-w-text text-ink-soft">
        With a passkey a device of yours signs you in by finger, face or PIN, without password and code.
        Nobody can read it off a screen or ask you for it.
      </p>
      {passkeys.length > 0 ? (
        <ul aria-label="Passkeys" className="mt-2">
          {passkeys.map(({ id, name, createdAt }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-6 border-t border-line py-3 first:border-t-0"
            >
              <div className="min-w-0">
                <p className="font-medium">{name ?? 'A device that does not say what it is'}</p>
                <p className="text-sm text-ink-soft">Added {formatDay(createdAt)}</p>
              </div>
              <Button
                size="sm"
                className="shrink-0"
                busy={remove.isPending && remove.variables === id}
                aria-label={`Remove the passkey of ${name ?? 'a device'}`}
                onClick={() => void confirmation.confirmThen(() => remove.mutate(id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {canUsePasskeys() ? (
        <Button
          className="mt-4"
          busy={add.isPending}
          onClick={() => void confirmation.confirmThen(() => add.mutate())}
        >
          {add.isPending ? 'Waiting for your device' : 'Add a passkey'}
        </Button>
      ) : (
        <p className="mt-3 max-w-text text-sm text-ink-soft">
          This browser cannot keep one for this address: it takes https.
        </p>
      )}
      <ConfirmDialog {...confirmation.dialog} providerName={user.provider} />
    </>
  )
}
