import { type CSSProperties, type ReactNode, useId } from 'react'
import { FieldHint } from './field.tsx'

type Props = {
  label: ReactNode
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  valueText?: string
  hint?: ReactNode
  disabled?: boolean
}

/** A native slider with its value in words beside the label, such as "3/5", which is also what a screen reader says. */
export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  valueText,
  hint,
  disabled = false,
}: Props) {
  const id = useId()
  const hintId = useId()
  const fill = { '--fill': (value - min) / (max - min) } as CSSProperties
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="font-medium text-accent tabular-nums">
          {valueText ?? value}
        </output>
      </div>
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(Number(event.target.value))}
        style={fill}
        className="slider"
      />
    </div>
  )
}
