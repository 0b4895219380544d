import type { ComponentProps } from 'react'
import { Select } from './select.tsx'

type Props<Value extends string> = Omit<ComponentProps<typeof Select>, 'value' | 'options' | 'onChange'> & {
  value: Value | ''
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A select that answers with one of its options' own values. */
export const ChoiceSelect = <Value extends string>({ options, onChange, ...rest }: Props<Value>) => (
  <Select
    {...rest}
    options={options}
    onChange={(value) => {
      const option = options.find((one) => one.value === value)
      if (option) onChange(option.value)
    }}
  />
)
