import { type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from './field.tsx'
import { OptionRow } from './option-row.tsx'

type Props = {
  legend: ReactNode
  name: string
  options: readonly { value: string; label: ReactNode }[]
  value?: string | undefined
  onChange: (value: string) => void
  hint?: ReactNode
  error?: ReactNode
}

/** One choice among a few, each on a row of its own; arrow keys move between them. */
export function RadioList({ legend, name, options, value, onChange, hint, error }: Props) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{legend}</legend>
      {hint ? <FieldHint>{hint}</FieldHint> : null}
      <div className="mt-3 grid gap-2.5">
        {options.map((option) => (
          <OptionRow
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            {option.label}
          </OptionRow>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  )
}
