import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'input'> & { type: 'radio' | 'checkbox'; children: ReactNode }

/** One row of a radio or checkbox list: the whole row is the target, the control inside is the browser's own. */
export function OptionRow({ children, ...rest }: Props) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3.5 rounded-md border border-line bg-raised px-4 py-3 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input {...rest} className="option-mark mt-0.5" />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
