import { PATHS } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Props = { open: boolean; onClose: () => void }

/** Asks a demo visitor to create the account that preferences need. */
export const SignUpDialog = ({ open, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Preferences need an account"
    description="Nothing has been saved yet. Create your account, and your assessment result comes with you; then set these once more."
    footer={
      <div data-new-account className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Not now</Button>
        <ButtonLink href={PATHS.login} variant="primary">
          Create Your Account
        </ButtonLink>
      </div>
    }
  />
)
