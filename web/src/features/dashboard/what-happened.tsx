import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, useId } from 'react'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'
import { useBringUp } from '../coaching/start-session.queries.ts'

type Props = { step: string; isBusy: boolean; onDrop: () => void }

/** Room to tell how a step went: the coach hears it with the step it is about, or the step is let go. */
export function WhatHappened({ step, isBusy, onDrop }: Props) {
  const id = useId()
  const [text, setText, clear] = useDraft(`what-happened:${step}`)
  const { bringUp, isStarting } = useBringUp(clear)
  const tell = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !isStarting)
      bringUp({
        title: `After: ${step}`.slice(0, LIMITS.title),
        sentence: `I had set out to: ${step}. ${text.trim()}`,
      })
  }
  return (
    <form onSubmit={tell} className="mt-2 mb-1 grid gap-3">
      <Field id={id} label="What happened?">
        <TextArea
          rows={2}
          value={text}
          maxLength={LIMITS.text / 2}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isStarting} disabled={text.trim() === ''}>
          Talk it through
        </Button>
        <Button size="sm" variant="quiet" busy={isBusy} onClick={onDrop}>
          Let it go
        </Button>
      </div>
    </form>
  )
}
