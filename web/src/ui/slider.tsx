import { type CSSProperties, type ReactNode, useId } from 'react'

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
export const Slider = ({ label, value, onChange, min, max, step = 1, valueText, hint, disabled }: Props) => {
  const id = useId()
  const hintId = useId()
  const fill = { '--fill': ((value - min) / (max - min)) * 100 } as CSSProperties
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-sm text-ink-soft tabular-nums">
          {valueText ?? value}
        </output>
      </div>
      {hint ? (
        <p id={hintId} className="mt-0.5 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
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
