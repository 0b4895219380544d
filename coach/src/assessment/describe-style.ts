import type { AssessmentResult, StyleProfile } from '@lodestar/contract/assessment'
import { hasMuchToSay, listAreas } from './list-areas.ts'
import { listStrengths } from './list-strengths.ts'
import { type Reading, readProfile } from './read-profile.ts'
import { SBI_EXPLANATION } from './sbi-explanation.data.ts'
import { OFF_AIM } from './style-mixes.data.ts'
import { takeDistinct } from './take-distinct.ts'
import { writeDescription } from './write-description.ts'

/**
 * Puts a profile into words for the person it is about.
 *
 * The same profile always reads the same. The texts follow the primary style, the second one or the blend, styles
 * that are hardly used, little variety, and whether the variety there is follows what people are ready for.
 *
 * @returns everything a result shows besides the figures: 4 strengths, 3 or 4 areas, 4 or 5 actions of which one
 * uses SBI, 3 of each other list.
 * @see docs/coaching/assessment.md
 */
export function describeResult(profile: StyleProfile): Omit<AssessmentResult, 'profile' | 'completedAt'> {
  const reading = readProfile(profile)
  return {
    leadershipStyle: nameStyle(profile),
    styleDescription: writeDescription(reading),
    strengths: listStrengths(reading),
    developmentAreas: listAreas(reading).map(({ text }) => text),
    recommendedActions: listActions(reading),
    awarenessGaps: listGaps(reading),
    stressPatterns: listStressPatterns(reading),
    generationalTips: listTips(reading),
    sbiExplanation: SBI_EXPLANATION,
  }
}

const nameStyle = ({ isBlend, primary, secondary }: StyleProfile): string =>
  isBlend && secondary ? `${primary} / ${secondary}` : primary

function listActions(reading: Reading): string[] {
  const { portrait, secondPortrait, mix, missing, aim, isNarrow } = reading
  const forMissing = missing.map(({ action }) => action)
  const candidates = [
    mix?.action ?? forMissing[0],
    portrait.actions[0],
    portrait.sbiAction,
    aim === 'off' && OFF_AIM.action,
    ...forMissing,
    isNarrow && !mix && portrait.range.action,
    secondPortrait?.actions[0],
    ...portrait.actions,
  ]
  return takeDistinct(candidates, hasMuchToSay(reading) ? 5 : 4)
}

function listGaps({ portrait, secondPortrait, mix, missing }: Reading): string[] {
  const forMissing = missing.map(({ gap }) => gap)
  const candidates = mix
    ? [mix.gap, forMissing[0], portrait.gaps[0], secondPortrait?.gaps[0]]
    : [...forMissing, ...portrait.gaps]
  return takeDistinct(candidates, 3)
}

function listStressPatterns({ portrait, secondPortrait, mix }: Reading): string[] {
  const [first, second, third] = portrait.stress
  const other = secondPortrait?.stress[0]
  return takeDistinct(mix ? [mix.stress, first, other] : [first, second, other, third], 3)
}

function listTips({ portrait, secondPortrait, mix }: Reading): string[] {
  const other = (secondPortrait ?? portrait).tips
  return [portrait.tips[0], mix ? other[1] : portrait.tips[1], other[2]]
}
