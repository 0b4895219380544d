import { type FormEvent, useId } from 'react'
import { Button } from '../button.tsx'
import { Field, TextArea } from './field.tsx'

type Props = {
  label: string
  /** Ways to begin, a tap each; what is written goes on from there. */
  starts?: readonly string[]
  text: string
  onChange: (text: string) => void
  submitLabel: string
  onSend: (text: string) => void
  onCancel: () => void
  isBusy: boolean
  /** Said under the text when it could not be sent. */
  error?: string | undefined
}

/** Asks one question where it stands: a text, the button that sends it, and a way back. The caller keeps the text. */
export function AnswerForm({
  label,
  starts = [],
  text,
  onChange,
  submitLabel,
  onSend,
  onCancel,
  isBusy,
  error,
}: Props) {
  const isEmpty = text.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isBusy) onSend(text)
  }
  return (
    <form onSubmit={send}>
      <Starts starts={starts} text={text} onChange={onChange} />
      <Field id={useId()} label={label} error={error}>
        {/* It opens by a press, so the next thing is to write. */}
        <TextArea
          rows={3}
          autoFocus
          maxLength={10_000}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" busy={isBusy} disabled={isEmpty}>
          {submitLabel}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

type StartsProps = Pick<Props, 'text' | 'onChange'> & { starts: readonly string[] }

/** A tap begins the answer, or takes the place of another beginning. */
const Starts = ({ starts, text, onChange }: StartsProps) =>
  starts.length === 0 ? null : (
    <ul aria-label="Begin with one tap" className="mb-3 flex flex-wrap gap-2">
      {starts.map((start) => (
        <li key={start}>
          <Button
            size="sm"
            className="aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-strong"
            aria-pressed={text.startsWith(start)}
            onClick={() => onChange(beginWith(start, starts, text))}
          >
            {start.replace(/[.]$/, '')}
          </Button>
        </li>
      ))}
    </ul>
  )

function beginWith(start: string, starts: readonly string[], text: string): string {
  const before = starts.find((one) => text.startsWith(one)) ?? ''
  return `${start} ${text.slice(before.length).trimStart()}`
}
