import { useId } from 'react'
import { OptionRow } from '../../ui/form/option-row.tsx'

interface Props {
  label: string
  hint: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off, with what that means; a change is saved at once. */
export function SwitchRow({ label, hint, isOn, isDisabled = false, onChange }: Props) {
  const id = useId()
  return (
    <OptionRow
      type="checkbox"
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
      // The row is one label, so without these a screen reader would read the hint as part of the name.
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <span id={`${id}-label`} className="block font-medium">
        {label}
      </span>
      <span id={`${id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
        {hint}
      </span>
    </OptionRow>
  )
}
