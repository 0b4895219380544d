/** How regularly somebody has done what comes round again: work that is due, or weeks in which to be active. */
export interface Rhythm {
  /** Of each occasion that is over, the share that was done, 0 to 1; oldest first. */
  readonly shares: readonly number[]
  /** Days from the start until now. */
  readonly elapsedDays: number
  /** Days since the last thing done; since the start when nothing was. */
  readonly silentDays: number
  /** Days from one occasion to the next. */
  readonly periodDays: number
  /** What the results were worth, 0 to 1; oldest first. */
  readonly ratings: readonly number[]
  /** Only where things are due on a day; null elsewhere. */
  readonly timing: Timing | null
}

interface Timing {
  /** Days from the due day to the doing, oldest first; negative is early. */
  readonly lateDays: readonly number[]
  /** Things done already of those due together with the one in question, and whether any that is due later is. */
  readonly doneAlongside: number
  readonly hasDoneLater: boolean
}

/** What is known before anything happened: most occasions are taken, and results are good. */
const USUAL_SHARE = 0.8
const USUAL_RATING = 0.75
/** Silence counts as long from this many times the person's own cadence. */
const LONG_SILENCE = 1.5
/** An occasion counts half as much as the one after it. */
const DECAY = 0.5
/** The courses that the model is learned from have something due about every four weeks. */
const TRAINED_PERIOD_DAYS = 28
const MOST_LATE_DAYS = 10

/**
 * Turns a rhythm into the inputs of the engagement model.
 *
 * Longer silence, everything else the same, never makes an input say that somebody is more engaged.
 *
 * @see docs/coaching/forecasts.md
 */
export function readRhythm({ shares, elapsedDays, silentDays, periodDays, ratings, timing }: Rhythm) {
  const cadenceDays = (elapsedDays + periodDays) / (shares.length + 1)
  const rating = meanWith(USUAL_RATING, ratings)
  return {
    recentShare: shareLogit(shares, DECAY),
    overallShare: shareLogit(shares, 1),
    silence: Math.log1p((TRAINED_PERIOD_DAYS * silentDays) / periodDays),
    longSilence: Math.max(
      0,
      Math.log((silentDays + periodDays / TRAINED_PERIOD_DAYS) / cadenceDays / LONG_SILENCE),
    ),
    rating,
    ratingChange: ratings.length > 1 ? (ratings.at(-1) ?? rating) - rating : 0,
    nothingYet: shares.some((share) => share > 0) ? 0 : 1,
    ...readTiming(timing),
  }
}

function readTiming(timing: Timing | null) {
  if (timing === null) return { lateness: null, lastLate: null, doneAlongside: null, doneLater: null }
  const late = timing.lateDays.map((days) => Math.max(-MOST_LATE_DAYS, Math.min(MOST_LATE_DAYS, days)))
  return {
    lateness: meanWith(0, late),
    lastLate: (late.at(-1) ?? 0) > 0 ? 1 : 0,
    doneAlongside: Math.log1p(timing.doneAlongside),
    doneLater: timing.hasDoneLater ? 1 : 0,
  }
}

function shareLogit(shares: readonly number[], decay: number): number {
  let [done, all] = [USUAL_SHARE, 1]
  for (const [age, share] of shares.toReversed().entries()) {
    done += share * decay ** age
    all += decay ** age
  }
  return Math.log(done / (all - done))
}

/** The mean of some values and one that is usual, so that few say little. */
export const meanWith = (usual: number, values: readonly number[]): number =>
  (values.reduce((sum, value) => sum + value, 0) + usual) / (values.length + 1)
