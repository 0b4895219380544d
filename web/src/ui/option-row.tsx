import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'input'> & { type: 'radio' | 'checkbox'; children: ReactNode }

const SHAPES = { radio: 'rounded-full', checkbox: 'rounded-[0.25rem]' }

/** One row of a radio or checkbox list: the whole row is the target, the control is the browser's own. */
export const OptionRow = ({ type, children, ...rest }: Props) => (
  <label className="flex min-h-12 cursor-pointer items-start gap-3.5 rounded-md border border-line bg-raised px-4 py-3 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
    <input
      {...rest}
      type={type}
      className={`option-mark mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none border-[1.5px] border-edge bg-raised outline-none checked:border-accent ${SHAPES[type]}`}
    />
    <span className="min-w-0">{children}</span>
  </label>
)
