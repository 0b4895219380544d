import { type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from './field.tsx'
import { OptionRow } from './option-row.tsx'

type Props = {
  legend: ReactNode
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
  values: readonly string[]
  onChange: (values: string[]) => void
  hint?: ReactNode
  error?: ReactNode
}

/** Any number of choices among a few, each with a line on what it means if given; answers the chosen values in the order of the options. */
export function CheckboxList({ legend, options, values, onChange, hint, error }: Props) {
  const errorId = useId()
  const toggle = (value: string) => {
    const isChosen = (other: string) => values.includes(other) !== (other === value)
    onChange(options.map((option) => option.value).filter(isChosen))
  }
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{legend}</legend>
      {hint ? <FieldHint>{hint}</FieldHint> : null}
      <div className="mt-3 grid gap-2.5 sm:grid-cols-2">
        {options.map((option) => (
          <OptionRow
            key={option.value}
            type="checkbox"
            value={option.value}
            checked={values.includes(option.value)}
            onChange={() => toggle(option.value)}
            hint={option.hint}
          >
            {option.label}
          </OptionRow>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  )
}
