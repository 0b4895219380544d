import { CircleAlert, CircleCheck, Info, Sprout, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = keyof typeof TONES
type Props = { tone?: Tone; title?: ReactNode; children?: ReactNode; action?: ReactNode }

// What only informs stands between hairlines like a note in a margin; what warns gets a ground of its own.
const TONES = {
  neutral: { ground: 'border-y border-line', ink: 'text-accent', Icon: Info },
  good: { ground: 'border-y border-line', ink: 'text-good', Icon: CircleCheck },
  growth: { ground: 'border-y border-line', ink: 'text-growth', Icon: Sprout },
  warning: { ground: 'rounded-md bg-warning-wash px-4 sm:px-5', ink: 'text-warning', Icon: TriangleAlert },
  danger: { ground: 'rounded-md bg-danger-wash px-4 sm:px-5', ink: 'text-danger', Icon: CircleAlert },
} as const

/** A message that belongs to its place on the page; `danger` interrupts a screen reader, the others wait. */
export function Notice({ tone = 'neutral', title, children, action }: Props) {
  const { ground, ink, Icon } = TONES[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={`flex gap-3 py-4 ${ground}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${ink}`} strokeWidth={1.75} />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {title ? <p className="font-semibold">{title}</p> : null}
          {children ? <div className="max-w-text text-ink-soft">{children}</div> : null}
        </div>
        {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
      </div>
    </div>
  )
}
