import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { CONTROL_STYLE, Field, useFieldWiring } from './field.tsx'

type Option = { value: string; label: string }
type Props = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  placeholder?: string
  error?: ReactNode
  hint?: ReactNode
  disabled?: boolean
  isNeeded?: boolean
}

/** A native choice from a list; `placeholder` stands for "nothing chosen yet" (the empty value). */
export function Select({ value, onChange, options, placeholder, disabled, ...field }: Props) {
  return (
    <Field {...field} id={useId()}>
      <Control value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {placeholder === undefined ? null : (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </Control>
    </Field>
  )
}

function Control(props: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...useFieldWiring()}
        {...props}
        className={joinClasses(
          CONTROL_STYLE,
          'h-11 cursor-pointer appearance-none truncate pr-10',
          props.value === '' && 'text-ink-faint',
        )}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 size-5 text-ink-soft"
      />
    </div>
  )
}
