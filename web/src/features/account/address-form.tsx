import { useState } from 'react'
import * as z from 'zod/mini'
import { PATHS } from '../../lib/paths.ts'
import { useUnkeptForm } from '../../lib/use-unkept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { redeemAddress } from './account.queries.ts'

const NOTHING = z.object({})

/** Confirms an address by the token of a mail. It takes a press, because programs that look through mail open its links. */
export function AddressForm({ token }: { token: string }) {
  const [email, setEmail] = useState<string | null>(null)
  const { message, isBusy, form } = useUnkeptForm(NOTHING, async () => {
    const redeemed = await redeemAddress(token)
    setEmail(redeemed.email)
  })
  if (email !== null) {
    return (
      <Notice
        tone="good"
        title="Your address is confirmed"
        action={
          <a href={PATHS.home} className="text-link">
            Go to Lodestar
          </a>
        }
      >
        You sign in with {email}.
      </Notice>
    )
  }
  return (
    <form {...form} className="grid gap-5">
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <p className="text-ink-soft">
        You opened the link of a mail from Lodestar. Press the button if you asked for it yourself.
      </p>
      <Button type="submit" variant="primary" busy={isBusy}>
        Confirm this address
      </Button>
    </form>
  )
}
