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
  const listId = useId()
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
            {...(option.hint ? describeBy(`${listId}-${option.value}`) : {})}
          >
            {option.hint ? (
              <LabelAndHint id={`${listId}-${option.value}`} label={option.label} hint={option.hint} />
            ) : (
              option.label
            )}
          </OptionRow>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  )
}

// The row is one label, so without these a screen reader would read the hint as part of the name.
const describeBy = (id: string) => ({ 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` })

const LabelAndHint = ({ id, label, hint }: { id: string; label: ReactNode; hint: ReactNode }) => (
  <>
    <span id={`${id}-label`} className="block font-medium">
      {label}
    </span>
    <span id={`${id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
      {hint}
    </span>
  </>
)
