import { type FormEvent, useId } from 'react'
import { Button, ButtonLink } from '../button.tsx'
import { Field } from '../form/field.tsx'
import { PasswordInput } from '../form/password-input.tsx'
import { Dialog } from './dialog.tsx'

/** What the dialog is given: `hasPassword` is false for somebody who can only sign in at a provider again. */
export interface ConfirmDialogProps {
  isOpen: boolean
  hasPassword: boolean
  isBusy: boolean
  problem: string | undefined
  onConfirm: (password: string) => void
  onClose: () => void
}

/** Asks somebody to prove that it is they who sit there, before what cannot be taken back. */
export function ConfirmDialog({
  isOpen,
  hasPassword,
  onClose,
  providerName,
  ...form
}: ConfirmDialogProps & { providerName: string }) {
  const formId = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Is it you?"
      description={
        hasPassword
          ? 'Type your password again. It keeps others from doing this at a screen you left open.'
          : `Sign in with ${providerName} once more, then come back here within ten minutes. It keeps others from doing this at a screen you left open.`
      }
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          {hasPassword ? (
            <Button type="submit" form={formId} variant="primary" busy={form.isBusy}>
              {form.isBusy ? 'Checking' : 'Confirm'}
            </Button>
          ) : (
            <ButtonLink href="/api/login?again" variant="primary">
              Continue with {providerName}
            </ButtonLink>
          )}
        </>
      }
    >
      {hasPassword ? <PasswordAgain id={formId} {...form} /> : null}
    </Dialog>
  )
}

type FormProps = Pick<ConfirmDialogProps, 'isBusy' | 'problem' | 'onConfirm'> & { id: string }

function PasswordAgain({ id, isBusy, problem, onConfirm }: FormProps) {
  const fieldId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) onConfirm(String(new FormData(event.currentTarget).get('password')))
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Field id={fieldId} label="Password" error={problem}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
    </form>
  )
}
