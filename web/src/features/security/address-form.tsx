import type { User } from '@lodestar/contract/account'
import { AddressChange, type Security } from '@lodestar/contract/security'
import { useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { useUnkeptForm } from '../../lib/use-unkept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useConfirmation, useSecurityCalls, useSendAddressProof } from './security.queries.ts'

/** The address somebody signs in with: whether it is confirmed, and changing it. */
export function AddressForm({ security, user }: { security: Security; user: User }) {
  const [awaited, setAwaited] = useState<string | null>(null)
  const confirmation = useConfirmation()
  const { changeAddress } = useSecurityCalls()
  const { errors, message, isBusy, form } = useUnkeptForm(AddressChange, async (body) => {
    if (!(await confirmation.confirmed())) return false
    const isChanged = await changeAddress(body)
    setAwaited(isChanged ? null : body.email)
    if (isChanged)
      toast({
        title: 'Address Changed',
        description: `You sign in with ${body.email} now.`,
        variant: 'success',
      })
    return true
  })
  return (
    <div className="grid gap-5">
      <Standing email={user.email} security={security} />
      {awaited ? (
        <Notice tone="good" title="Look into your mail">
          A link is on its way to {awaited}. Your address changes when you open it within the hour.
        </Notice>
      ) : null}
      <form {...form} aria-label="Change the address" className="grid gap-5">
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <Field id="new-email" label="New address" error={errors.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <div>
          <Button type="submit" busy={isBusy}>
            Change address
          </Button>
        </div>
      </form>
      <ConfirmDialog {...confirmation.dialog} providerName={user.provider} />
    </div>
  )
}

function Standing({ email, security }: { email: string; security: Security }) {
  const send = useSendAddressProof()
  const asks = security.canSendMail && !security.isAddressVerified
  return (
    <div>
      <p className="max-w-text">
        You sign in with <span className="font-medium break-all">{email}</span>.
      </p>
      {asks ? (
        <>
          <p className="mt-1 max-w-text text-ink-soft">
            It is not confirmed yet. Open the link in the mail we sent, so that nobody else can have it.
          </p>
          <Button className="mt-3" size="sm" busy={send.isPending} onClick={() => send.mutate()}>
            Send the mail again
          </Button>
        </>
      ) : null}
    </div>
  )
}
