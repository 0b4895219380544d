import { LONGEST_LINE } from '@lodestar/contract/rehearsal-line'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { useDictationParts } from '../../ui/dictation.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'

type Props = {
  label: string
  text: string
  onChange: (text: string) => void
  /** What the button says. */
  action: string
  isBusy: boolean
  /** Called while there is something to say, and it is not being said already. */
  onSay: () => void
  /** Something is put into the box where it opens, and the next thing is to change it. */
  isFocused?: boolean
  /** Stands beside the button. */
  children?: ReactNode
}

/** Room to say a line: typed, or spoken where the browser can hear. */
export function LineForm({
  label,
  text,
  onChange,
  action,
  isBusy,
  onSay,
  isFocused = false,
  children,
}: Props) {
  const dictation = useDictationParts(text, onChange)
  const say = () => {
    if (text.trim() && !isBusy) onSay()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    say()
  }
  const sayOnEnter = (event: KeyboardEvent) => {
    // While an input method is composing a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    say()
  }
  return (
    <form onSubmit={submit}>
      {dictation.line}
      <Field id={useId()} label={label}>
        <div className="relative">
          <TextArea
            rows={3}
            value={text}
            maxLength={LONGEST_LINE}
            autoFocus={isFocused}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={sayOnEnter}
            className={dictation.button ? 'prose-read pr-14' : 'prose-read'}
          />
          {dictation.button}
        </div>
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy} disabled={text.trim() === ''}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
