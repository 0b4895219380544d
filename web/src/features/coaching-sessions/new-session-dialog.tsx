import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useDraft } from '../../lib/storage/draft.ts'
import { toast } from '../../lib/toast.ts'
import { Field, TextArea, TextInput } from '../../ui/form/field.tsx'
import { FormFooter } from '../../ui/form/form-footer.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { type Beginning, useStartSession } from '../coaching/start-session.queries.ts'
import { proposeTitle } from './propose-title.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** Asks what it is about, proposes a title and opens the new session at once; a title alone will do. */
export function NewSessionDialog({ isOpen, onClose }: Props) {
  const formId = useId()
  const [sentence, setSentence, clearSentence] = useDraft('new-session')
  const { mutate, isPending } = useStartSession(() => {
    clearSentence()
    onClose()
  })
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="New coaching session"
      footer={
        <FormFooter formId={formId} submitLabel="Start Session" isBusy={isPending} onCancel={onClose} />
      }
    >
      <BeginningForm id={formId} sentence={sentence} onSentence={setSentence} onStart={mutate} />
    </Dialog>
  )
}

type FormProps = {
  id: string
  sentence: string
  onSentence: (sentence: string) => void
  onStart: (beginning: Beginning) => void
}

/** Mounted with the open dialog, so that the title starts anew each time. */
function BeginningForm({ id, sentence, onSentence, onStart }: FormProps) {
  const sentenceId = useId()
  const titleId = useId()
  const titleRef = useRef<HTMLInputElement>(null)
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  const title = ownTitle ?? proposeTitle(sentence)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = sentence.trim()
    if (title.trim()) return onStart({ title: title.trim(), ...(said ? { sentence: said } : {}) })
    titleRef.current?.focus()
    toast({
      title: 'Title Required',
      description: 'Please enter a title for your coaching session.',
      variant: 'destructive',
    })
  }
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-6">
      <Field id={sentenceId} label="What is it about?" hint="A sentence is enough; it is sent to the coach">
        <TextArea
          rows={2}
          value={sentence}
          maxLength={LIMITS.text}
          placeholder="I have to give Marco feedback before Thursday."
          onChange={(event) => onSentence(event.target.value)}
        />
      </Field>
      <Field
        id={titleId}
        label="Session title"
        isNeeded
        hint="Proposed from your sentence. A few words you will know again later"
      >
        <TextInput
          ref={titleRef}
          value={title}
          maxLength={LIMITS.title}
          autoComplete="off"
          onChange={(event) => setOwnTitle(event.target.value)}
        />
      </Field>
    </form>
  )
}
