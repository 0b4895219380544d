import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { findEmailProblem, useDeleteAccount } from './profile.queries.ts'

type Props = { email: string; isOpen: boolean; onClose: () => void }

/** Asks for the account's email address before everything is deleted; it stays busy while the page is left. */
export function DeleteAccountDialog({ email, isOpen, onClose }: Props) {
  const formId = useId()
  const deletion = useDeleteAccount()
  const isBusy = deletion.isPending || deletion.isSuccess
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      dismissible={!isBusy}
      title="Delete your account"
      description="Your assessment results, coaching sessions, plans, ratings, goals, meetings, imports and settings go with it, at once and for good."
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            {isBusy ? 'Deleting everything' : 'Delete everything'}
          </Button>
        </>
      }
    >
      <ConfirmForm
        id={formId}
        email={email}
        problem={findEmailProblem(deletion.error)}
        onEdit={deletion.reset}
        onConfirm={(typed) => {
          if (!isBusy) deletion.mutate(typed)
        }}
      />
    </Dialog>
  )
}

type FormProps = {
  id: string
  email: string
  problem: string | undefined
  onEdit: () => void
  onConfirm: (typed: string) => void
}

/** Mounted with the open dialog, so that it starts empty each time. */
function ConfirmForm({ id, email, problem, onEdit, onConfirm }: FormProps) {
  const fieldId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTheirs = typed.trim().toLowerCase() === email.toLowerCase()
    setIsWrong(!isTheirs)
    if (isTheirs) onConfirm(typed.trim())
    else inputRef.current?.focus()
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Field
        id={fieldId}
        label={
          <>
            Type <span className="break-all">{email}</span> to confirm
          </>
        }
        error={isWrong ? 'This is not the email address of your account.' : problem}
      >
        <TextInput
          ref={inputRef}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsWrong(false)
            onEdit()
          }}
        />
      </Field>
    </form>
  )
}
