import type { ReactNode } from 'react'

type Props = { label: string; value: ReactNode; hint?: ReactNode; children?: ReactNode }

/** One figure with the word for it; `hint` puts it in proportion, children may draw it. */
export function Stat({ label, value, hint, children }: Props) {
  return (
    <div>
      <p className="text-sm text-ink-soft">{label}</p>
      <p className="mt-1 font-serif text-2xl tabular-nums">{value}</p>
      {children ? <div className="mt-2">{children}</div> : null}
      {hint ? <p className="mt-1 text-sm text-ink-soft">{hint}</p> : null}
    </div>
  )
}
