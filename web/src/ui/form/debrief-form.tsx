import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { useDictationParts } from '../dictation.tsx'
import { Field, TextArea, TextInput } from './field.tsx'
import { OUTCOME_WORDS } from './outcome-words.data.ts'

type Came = keyof typeof OUTCOME_WORDS
type Props = {
  /** What is asked, for assistive technology; the caller shows it where it stands nowhere else. */
  legend: string
  /** What was told before; null for nothing. */
  before?: Came | null
  /** What the box asks for, once the conversation was held, and from the start where `isTextFirst`. */
  label: string
  isTextFirst?: boolean
  line: string
  most: number
  onLine: (line: string) => void
  /** What the button says. */
  action: string
  isBusy: boolean
  /** Said under the text when it could not be saved. */
  error?: string | undefined
  /** Keeps the tap and the line; `came` is null where only a text was written. */
  onTell: (came: Came | null) => void
  /** Moves what has not been held to another day, `YYYY-MM-DD`. */
  onMove: (day: string) => void
  /** Stands beside the button. */
  children?: ReactNode
}

/** Asks how a conversation went: three taps and a line, typed or dictated; where it was not held it is moved, or dropped and why. */
export function DebriefForm({ legend, before = null, isTextFirst = false, onMove, ...rest }: Props) {
  const [came, setCame] = useState<Came | null>(before)
  const isAsked = isTextFirst || came === 'well' || came === 'mixed'
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {(['well', 'mixed', 'not-held'] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            className="aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-strong"
            aria-pressed={came === one || (one === 'not-held' && came === 'dropped')}
            onClick={() => setCame(one)}
          >
            {OUTCOME_WORDS[one]}
          </Button>
        ))}
      </div>
      {came === 'not-held' ? (
        <NotYet isBusy={rest.isBusy} onMove={onMove} onDrop={() => setCame('dropped')} />
      ) : null}
      {came === 'dropped' ? (
        <Line {...rest} came={came} label="What made you drop it? (optional)" action="Drop it" />
      ) : null}
      {isAsked && came !== 'not-held' && came !== 'dropped' ? (
        <Line {...rest} came={came} isFocused={isTextFirst} />
      ) : null}
    </fieldset>
  )
}

type LineProps = Omit<Props, 'legend' | 'onMove' | 'before' | 'isTextFirst'> & {
  came: Came | null
  isFocused?: boolean
}

function Line({
  came,
  isFocused = false,
  label,
  line,
  most,
  onLine,
  action,
  isBusy,
  error,
  onTell,
  children,
}: LineProps) {
  const dictation = useDictationParts(line, onLine)
  const isEmpty = came === null && line.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && !isEmpty) onTell(came)
  }
  return (
    <form className="mt-3 grid max-w-text gap-3" onSubmit={submit}>
      {dictation.line}
      <Field id={useId()} label={label} error={error}>
        <div className="relative">
          <TextArea
            rows={2}
            autoFocus={isFocused}
            value={line}
            maxLength={most}
            onChange={(event) => onLine(event.target.value)}
            className={dictation.button ? 'pr-14' : undefined}
          />
          {dictation.button}
        </div>
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={isBusy} disabled={isEmpty}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}

type NotYetProps = { isBusy: boolean; onMove: (day: string) => void; onDrop: () => void }

function NotYet({ isBusy, onMove, onDrop }: NotYetProps) {
  const [day, setDay] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '' && !isBusy) onMove(day)
  }
  return (
    <form className="mt-3 grid max-w-text gap-3" onSubmit={submit}>
      <Field id={useId()} label="Not yet. When instead?">
        <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={isBusy} disabled={day === ''}>
          Move it
        </Button>
        <Button size="sm" variant="quiet" onClick={onDrop}>
          It is dropped
        </Button>
      </div>
    </form>
  )
}
