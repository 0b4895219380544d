import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Field } from './field.tsx'

type Props = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  placeholder?: string
  error?: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

/** A native choice from a list; `placeholder` stands for "nothing chosen yet" (the empty value). */
export const Select = ({ label, value, onChange, options, placeholder, error, hint, disabled }: Props) => {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-full cursor-pointer appearance-none truncate rounded-md border border-edge bg-raised pr-10 pl-3.5 text-ink transition-colors hover:border-accent focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger"
        >
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
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3 right-3 size-5 text-ink-soft"
        />
      </div>
    </Field>
  )
}
