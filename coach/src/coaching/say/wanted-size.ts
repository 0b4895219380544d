import type { CoachingPreferences } from '@lodestar/contract/preferences'

/**
 * How far a leader wants to be stretched, on the scale of the content: 1 a five-minute start or a beginner's approach,
 * 3 a stretch or an advanced one. A little over half a point a level, so that no two levels tie between two sizes.
 */
export const wantedSize = ({ challengeLevel }: Pick<CoachingPreferences, 'challengeLevel'>) =>
  1 + (challengeLevel - 1) * 0.55

/** Puts what is nearest to the wanted size first; equals stay in the playbook's order. */
export const nearestFirst = <T>(items: readonly T[], wanted: number, sizeOf: (item: T) => number): T[] =>
  [...items].sort((one, other) => Math.abs(sizeOf(one) - wanted) - Math.abs(sizeOf(other) - wanted))

/** The sizes of a plan's steps, first to last, by challenge: everybody but those who asked for most gets an easy start. */
const STEP_SIZES: Readonly<Record<number, readonly number[]>> = {
  1: [1, 1, 1, 2, 2, 2],
  2: [1, 1, 2, 2, 2, 1],
  3: [1, 2, 2, 3, 2, 3],
  4: [1, 2, 3, 3, 2, 2],
  5: [2, 3, 3, 2, 2, 3],
}

/** Puts steps in the order in which somebody with this challenge level takes them; all are kept. */
export function orderBySize<T extends { readonly size: number }>(
  steps: readonly T[],
  { challengeLevel }: Pick<CoachingPreferences, 'challengeLevel'>,
): T[] {
  const left = [...steps]
  const ordered: T[] = []
  for (const size of STEP_SIZES[challengeLevel] ?? []) {
    const [next] = nearestFirst(left, size, (step) => step.size)
    if (next) ordered.push(...left.splice(left.indexOf(next), 1))
  }
  return [...ordered, ...left]
}

/** How much of each part a reply holds. */
const SIZES = {
  brief: { approaches: 2, steps: 3, actions: 3, exercises: 1, scripts: 1, insights: 2 },
  balanced: { approaches: 3, steps: 5, actions: 4, exercises: 2, scripts: 2, insights: 3 },
  detailed: { approaches: 4, steps: 8, actions: 6, exercises: 3, scripts: 3, insights: 4 },
} as const

/** What practical focus adds or takes: from ideas at 1 to things to do and say at 5. */
const FOCUS: Readonly<Record<number, { exercises: number; scripts: number; insights: number }>> = {
  1: { exercises: -1, scripts: -1, insights: 2 },
  2: { exercises: -1, scripts: 0, insights: 1 },
  3: { exercises: 0, scripts: 0, insights: 1 },
  4: { exercises: 0, scripts: 0, insights: 0 },
  5: { exercises: 1, scripts: 1, insights: -1 },
}

/** How many of each part a reply holds for somebody's length and practical focus; at least one of each. */
export function sizesFor({ responseLength, practicalFocus }: CoachingPreferences) {
  const base = SIZES[responseLength]
  const shift = FOCUS[practicalFocus] ?? { exercises: 0, scripts: 0, insights: 0 }
  return {
    ...base,
    exercises: Math.max(1, base.exercises + shift.exercises),
    scripts: Math.max(1, base.scripts + shift.scripts),
    insights: Math.max(1, base.insights + shift.insights),
  }
}
