import type { StreakDay } from '@lodestar/contract/gamification'

type Props = { days: readonly StreakDay[] }

const MARKS: Record<StreakDay['kind'], string> = {
  active: 'bg-growth forced-colors:bg-[CanvasText]',
  rest: 'border border-growth',
  none: 'bg-line forced-colors:border',
}

/** Draws the last days as a row, week by week; the sentence below says the same in words. */
export function StreakDays({ days }: Props) {
  const active = days.filter(({ kind }) => kind === 'active').length
  const rest = days.filter(({ kind }) => kind === 'rest').length
  if (days.length === 0) return null
  return (
    <figure>
      <div aria-hidden="true" className="flex max-w-[44rem] gap-[3px] sm:gap-1.5">
        {days.map(({ on, kind }, place) => (
          <span
            key={on}
            className={`h-5 min-w-0 flex-1 rounded-[3px] ${MARKS[kind]} ${place % 7 === 0 && place > 0 ? 'ml-1 sm:ml-2' : ''}`}
          />
        ))}
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft">
        {active === 0
          ? `No practice in the last ${days.length} days yet. A day counts when you talk a matter through, move a goal or look back.`
          : `You practiced on ${active} of the last ${days.length} days; the last mark is today.`}
        {rest > 0 ? ` ${describeRest(rest)}` : ''}
      </figcaption>
    </figure>
  )
}

const describeRest = (count: number) =>
  count === 1
    ? 'The day in outline was missed and is forgiven: one a week is.'
    : 'The days in outline were missed and are forgiven: one a week is.'
