import { STYLES, type StyleProfile } from '@lodestar/contract/assessment'
import { formatPercent } from '../../lib/format.ts'

/** The four styles with their shares, largest first. */
export const rankShares = ({ shares }: Pick<StyleProfile, 'shares'>) =>
  STYLES.map((label) => ({ label, share: shares[label] })).toSorted((one, other) => other.share - one.share)

/** Says in a sentence what the drawn shares show. */
export function describeShares({ shares, primary, secondary, isBlend }: StyleProfile): string {
  const first = `${primary} (${formatPercent(shares[primary])} of your answers)`
  if (secondary === null) return `Every one of your answers was ${primary}.`
  const second = `${secondary} (${formatPercent(shares[secondary])})`
  return isBlend
    ? `${first} and ${second} lie too close to call one of them yours: you blend the two.`
    : `${first} came clearly first, then ${second}.`
}

// Thirds of the scale from 0, always the same style, to 1, all four equally: names for reading, not norms.
const NARROW = 1 / 3
const WIDE = 2 / 3

/** Says what a flexibility from 0 to 1 means, and that more is not better by itself. */
export function describeFlexibility(flexibility: number): string {
  if (flexibility < NARROW)
    return 'You reach for one style most of the time. It serves you well where it suits.'
  if (flexibility < WIDE) return 'You move between two or three styles and leave the others mostly unused.'
  return 'You use all four styles. Range helps only as far as the choice suits the moment.'
}
