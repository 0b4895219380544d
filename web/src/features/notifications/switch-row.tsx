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
  return (
    <OptionRow
      type="checkbox"
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
      hint={hint}
    >
      {label}
    </OptionRow>
  )
}
