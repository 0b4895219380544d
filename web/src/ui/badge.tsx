import type { ReactNode } from 'react'
import { Mark } from './wordmark.tsx'

type Tone = keyof typeof TONES
type Props = { tone: Tone; children: ReactNode }

const RARITIES: ReadonlySet<Tone> = new Set(['legendary', 'epic', 'rare', 'common'])

/** One or two words about a state, after a dot of its color; the rarities of achievements carry a star instead. */
export function Badge({ tone, children }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-sans text-sm font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {RARITIES.has(tone) ? (
        <Mark className="size-3.5" />
      ) : (
        <span aria-hidden="true" className="size-2 rounded-full bg-current forced-colors:bg-[CanvasText]" />
      )}
      {children}
    </span>
  )
}

const TONES = {
  neutral: 'text-ink-soft',
  active: 'text-accent',
  growth: 'text-growth',
  good: 'text-good',
  warning: 'text-warning',
  danger: 'text-danger',
  legendary: 'text-legendary',
  epic: 'text-epic',
  rare: 'text-rare',
  common: 'text-common',
} as const
