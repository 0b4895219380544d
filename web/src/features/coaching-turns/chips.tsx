import { Check } from 'lucide-react'

type Props<Value> = {
  /** What is chosen, for those who hear the chips; others read it beside them. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A few short choices in a row, of which one may be chosen. */
export const Chips = <Value extends string | null>({ label, options, value, onChoose }: Props<Value>) => (
  <fieldset className="flex flex-wrap gap-1">
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.label}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChoose(option.value)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md border border-edge bg-raised px-2.5 text-sm transition-colors hover:border-accent hover:text-accent-strong aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:font-semibold aria-pressed:text-accent-strong"
      >
        {option.value === value ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
        {option.label}
      </button>
    ))}
  </fieldset>
)
