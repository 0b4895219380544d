import { useId, useState } from 'react'
import { Field, TextInput } from '../../ui/form/field.tsx'

interface Props {
  label: string
  hint: string
  saved: number
  range: { least: number; most: number }
  isDisabled: boolean
  onSave: (hours: number) => void
}

/** A number of hours; it is saved when the field is left, and only if it lies in its range (decision D69). */
export function HoursField({ label, hint, saved, range: { least, most }, isDisabled, onSave }: Props) {
  // What is being typed; null while the field shows what is saved.
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const hours = typed === null ? saved : Number(typed)
  const isRight = typed?.trim() !== '' && Number.isInteger(hours) && hours >= least && hours <= most
  const leave = () => {
    setIsLeft(true)
    if (typed === null || !isRight) return
    setTyped(null)
    if (hours !== saved) onSave(hours)
  }
  return (
    <Field
      id={useId()}
      label={label}
      hint={hint}
      error={isLeft && !isRight ? `Choose a whole number from ${least} to ${most}` : undefined}
    >
      <TextInput
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        disabled={isDisabled}
        value={typed ?? String(saved)}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsLeft(false)
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave()
        }}
        className="max-w-32"
      />
    </Field>
  )
}
