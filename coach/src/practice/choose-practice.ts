import type { Practice, PracticeItem } from '@lodestar/contract/practice'
import type { Rehearsed } from './list-items.ts'

/** Something to practice, when it comes back, and whether one may still ask for it. */
export interface Spaced extends Rehearsed {
  readonly said: string | null
  readonly dueOn: string
  readonly practicedOn: string | null
  readonly isAside: boolean
}

/** How many of those that come later are told. */
const MOST_LATER = 20

/**
 * Chooses what comes back today: the one that has waited longest, and none where one was practiced today.
 *
 * @param today `YYYY-MM-DD`.
 */
export function choosePractice(spaced: readonly Spaced[], isOn: boolean, today: string): Practice {
  if (!isOn) return { isOn, today: null, later: [] }
  const waiting = spaced
    .filter(({ isAside }) => !isAside)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  const hasPracticed = spaced.some(({ practicedOn }) => practicedOn === today)
  const due = hasPracticed ? undefined : waiting.find(({ dueOn }) => dueOn <= today)
  const later = waiting.filter((one) => one !== due).slice(0, MOST_LATER)
  return { isOn, today: due ? show(due) : null, later: later.map(show) }
}

const show = ({ isAside, practicedOn, ...item }: Spaced): PracticeItem => item
