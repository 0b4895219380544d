import type { User } from '@lodestar/contract/account'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useConfirmation } from '../security/security.queries.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { useExportData } from './profile.queries.ts'

/** Taking one's data along, and deleting the account (decision D27). */
export function YourData({ user }: { user: User }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const save = useExportData()
  const confirmation = useConfirmation()
  return (
    <div className="grid max-w-text gap-8">
      <div>
        <p className="text-ink-soft">
          One JSON file with everything stored about you: what you wrote, what the coach answered, what was
          worked out from it. Only your password and secret keys are left out.
        </p>
        <Button
          className="mt-4"
          busy={save.isPending}
          onClick={() => void confirmation.confirmThen(() => save.mutate())}
        >
          {save.isPending ? 'Preparing your file' : 'Export my data'}
        </Button>
      </div>
      <div>
        <p className="text-ink-soft">
          Deleting your account removes all of it from this site, at once and for good. Nobody can bring it
          back.
        </p>
        <Button className="mt-4" onClick={() => void confirmation.confirmThen(() => setIsDeleting(true))}>
          Delete my account
        </Button>
      </div>
      <ConfirmDialog {...confirmation.dialog} providerName={user.provider} />
      <DeleteAccountDialog email={user.email} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </div>
  )
}
