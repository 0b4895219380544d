import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { toast } from '../../lib/toast.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { sessionHref, useCreateSession } from './coaching.queries.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** Asks for a title and opens the new session at once. */
export function NewSessionDialog({ isOpen, onClose }: Props) {
  const formId = useId()
  const creation = useCreateSession()
  const [, navigate] = useLocation()
  const create = (title: string) =>
    creation.mutate(title, {
      onSuccess: ({ id }) => {
        onClose()
        navigate(sessionHref(id))
      },
    })
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="New coaching session"
      footer={
        <FormFooter
          formId={formId}
          submitLabel="Start Session"
          isBusy={creation.isPending}
          onCancel={onClose}
        />
      }
    >
      <TitleForm id={formId} onCreate={create} />
    </Dialog>
  )
}

/** Mounted with the open dialog, so that it starts empty each time. */
function TitleForm({ id, onCreate }: { id: string; onCreate: (title: string) => void }) {
  const fieldId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim()) return onCreate(title.trim())
    inputRef.current?.focus()
    toast({
      title: 'Title Required',
      description: 'Please enter a title for your coaching session.',
      variant: 'destructive',
    })
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Field
        id={fieldId}
        label="Session title"
        hint="A few words you will know again later: who or what it is about"
      >
        <TextInput
          ref={inputRef}
          value={title}
          maxLength={LIMITS.title}
          autoComplete="off"
          placeholder="Feedback for Marco before Thursday"
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
    </form>
  )
}
