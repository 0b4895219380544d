import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = ComponentProps<'input'> & {
  type: 'radio' | 'checkbox'
  children: ReactNode
  /** A line on what it means. */
  hint?: ReactNode
}

/** One row of a radio or checkbox list: the whole row is the target, the control inside is the browser's own. */
export function OptionRow({ children, hint, ...rest }: Props) {
  const id = useId()
  // The row is one label, so without these a screen reader would read the hint as part of the name.
  const named = hint ? { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` } : {}
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3.5 rounded-md border border-line bg-raised px-4 py-3 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input {...rest} {...named} className="option-mark mt-0.5" />
      <span className="min-w-0">
        {hint ? (
          <>
            <span id={`${id}-label`} className="block font-medium">
              {children}
            </span>
            <span id={`${id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
              {hint}
            </span>
          </>
        ) : (
          children
        )}
      </span>
    </label>
  )
}
