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

// A third of the scale from 0, always the same style, to 1, all four equally: a name for reading, not a norm.
const NARROW = 1 / 3
/** A style is used from two answers of sixteen on. */
const USED = 2 / 16

/** Says what a flexibility from 0 to 1 and the shares behind it mean, and that more is not better by itself. */
export function describeFlexibility({
  flexibility,
  shares,
}: Pick<StyleProfile, 'flexibility' | 'shares'>): string {
  if (flexibility < NARROW)
    return 'You reach for one style most of the time. It serves you well where it suits.'
  const used = STYLES.filter((style) => shares[style] >= USED).length
  if (used < STYLES.length)
    return `You move between ${used === 3 ? 'three styles and leave the fourth' : 'two styles and leave the others'} mostly unused.`
  const spread = flexibility < 1 ? 'some more than others; 100% would be all equally often' : 'equally often'
  return `You use all four styles, ${spread}. Range helps only as far as the choice suits the moment.`
}

/** One style for every situation would suit a quarter of them; chance makes it a little more or less. */
const BY_CHANCE = 0.25
const CLEARLY_ABOVE = 0.4

/** Says what a fit means beside what always doing the same would reach, without making it a grade. */
export function describeFit({ fit }: Pick<StyleProfile, 'fit'>): string {
  const measured = `In ${formatPercent(fit)} of the situations your first move was the one that suits best; always making the same move reaches ${formatPercent(BY_CHANCE)}.`
  return fit >= CLEARLY_ABOVE
    ? `${measured} So your choice often follows the person in front of you.`
    : `${measured} So your first move mostly comes from habit, whoever is in front of you. That is common, and it can be practiced.`
}
