import type { ReactNode } from 'react'

type Tone = keyof typeof TONES
type Props = { tone: Tone; children: ReactNode }

const TONES = {
  neutral: 'bg-sunken text-ink-soft',
  active: 'bg-accent-wash text-accent',
  growth: 'bg-growth-wash text-growth',
  good: 'bg-good-wash text-good',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
  legendary: 'bg-legendary-wash text-legendary',
  epic: 'bg-epic-wash text-epic',
  rare: 'bg-rare-wash text-rare',
  common: 'bg-common-wash text-common',
} as const

/** One or two words about a state; the last four tones are the rarities of achievements. */
export function Badge({ tone, children }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-xs font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
