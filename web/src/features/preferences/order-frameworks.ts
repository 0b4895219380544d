import { type CoachingPreferences, FRAMEWORKS } from '@lodestar/contract/preferences'
import type { SessionFramework } from './framework-words.data.ts'

type Frameworks = CoachingPreferences['frameworkPreference']

/** Lists the chosen ways through a session, the one that leads first: SBI leads none. */
export const listSessionFrameworks = (chosen: Frameworks): SessionFramework[] =>
  chosen.filter((name) => name !== 'SBI')

/** Puts the chosen frameworks in their usual order, except that the one to lead a session, if it is among them, comes first. */
export function orderFrameworks(chosen: Iterable<string>, lead: SessionFramework | undefined): Frameworks {
  const wanted = new Set(chosen)
  const rank = (name: Frameworks[number]) => (name === lead ? -1 : FRAMEWORKS.indexOf(name))
  return FRAMEWORKS.filter((name) => wanted.has(name)).sort((one, other) => rank(one) - rank(other))
}
