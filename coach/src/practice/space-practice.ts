import type { Felt } from '@lodestar/contract/practice'
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs'

/** What the spacing knows of one thing: how long it lasts in days, how hard it is (1 to 10), how often it was practiced and lost. */
export interface Spacing {
  readonly stability: number
  readonly difficulty: number
  readonly reps: number
  readonly lapses: number
}

const DAY_MS = 86_400_000
/** Longer than this a conversation has changed. */
const LONGEST_DAYS = 120

/** Free Spaced Repetition Scheduler 6 (J. Ye and others), by whole days: what is likely to be there still in nine of ten cases comes back then. */
const scheduler = fsrs({
  enable_fuzz: false,
  enable_short_term: false,
  request_retention: 0.9,
  maximum_interval: LONGEST_DAYS,
})

const GRADES: Record<Felt, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/** When something was practiced last, and what was known then. */
interface Before {
  readonly spacing: Spacing
  /** `YYYY-MM-DD`. */
  readonly practicedOn: string
}

/**
 * Says when something comes back.
 *
 * @param before null the first time.
 * @param today `YYYY-MM-DD`.
 * @returns the day, at least the next and at most 120 days on, and what is known from then on.
 */
export function spacePractice(
  before: Before | null,
  felt: Felt,
  today: string,
): { dueOn: string; spacing: Spacing } {
  const now = new Date(`${today}T00:00:00Z`)
  const { card } = scheduler.next(before ? restore(before) : createEmptyCard(now), now, GRADES[felt])
  const { stability, difficulty, reps, lapses, scheduled_days } = card
  const days = Math.min(LONGEST_DAYS, Math.max(1, scheduled_days))
  const dueOn = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return { dueOn, spacing: { stability, difficulty, reps, lapses } }
}

function restore({ spacing, practicedOn }: Before): Card {
  const last = new Date(`${practicedOn}T00:00:00Z`)
  return { ...createEmptyCard(last), ...spacing, state: State.Review, last_review: last, due: last }
}
