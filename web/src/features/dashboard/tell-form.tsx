import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'

type Props = {
  label: string
  /** What the button that sends it says. */
  action: string
  text: string
  most: number
  isBusy: boolean
  onChange: (text: string) => void
  /** Called with the trimmed text; never with an empty one, nor while busy. */
  onTell: (text: string) => void
  /** Stands beside the button. */
  children?: ReactNode
}

/** Room to tell the coach how something went. */
export function TellForm({ label, action, text, most, isBusy, onChange, onTell, children }: Props) {
  const id = useId()
  const tell = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !isBusy) onTell(text.trim())
  }
  return (
    <form onSubmit={tell} className="mt-2 mb-1 grid gap-3">
      <Field id={id} label={label}>
        <TextArea rows={2} value={text} maxLength={most} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isBusy} disabled={text.trim() === ''}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
