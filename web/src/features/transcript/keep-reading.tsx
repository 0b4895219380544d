import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { useKeepTranscript } from './transcript.queries.ts'

type Props = { text: string; me: string | null; onDone: () => void }

/** Keeps the figures where that is asked for; otherwise all is gone with the page. */
export function KeepReading({ text, me, onDone }: Props) {
  const id = useId()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const keep = useKeepTranscript(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keep.isPending) return
    if (title.trim() === '') return setProblem('Give it a name')
    setProblem(undefined)
    keep.mutate({ text, me, title })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Keep it" className="mt-12 grid gap-4">
      <Field
        id={id}
        label="Keep it under a name (optional)"
        hint="Kept are the figures and the lines above. The transcript itself is not, and without this nothing is."
        error={problem}
      >
        <TextInput
          value={title}
          maxLength={LIMITS.title}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={keep.isPending}>
          Keep it
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Put it away
        </Button>
      </div>
    </form>
  )
}
