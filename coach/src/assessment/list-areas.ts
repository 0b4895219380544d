import { CONTRADICTIONS } from './contradictions.data.ts'
import { listStrengths } from './list-strengths.ts'
import type { Reading } from './read-profile.ts'
import { OFF_AIM } from './style-mixes.data.ts'
import type { DevelopmentArea } from './style-profiles.data.ts'

/**
 * Lists what the person would gain most from working on, most telling first.
 *
 * @returns three areas, or four when there is much to say; each on a learning path of its own, and
 * none that contradicts one of the strengths.
 */
export function listAreas(reading: Reading): DevelopmentArea[] {
  const { aim, mix, missing, isNarrow, portrait, secondPortrait } = reading
  const candidates = [
    aim === 'off' ? OFF_AIM.area : [],
    mix?.areas ?? [],
    missing.map(({ area }) => area),
    isNarrow && !mix ? portrait.range.area : [],
    portrait.areas,
    secondPortrait?.areas ?? [],
  ].flat()
  const strengths = listStrengths(reading)
  const isAtOdds = ({ text }: DevelopmentArea) => strengths.includes(CONTRADICTIONS[text] ?? '')
  const fitting = candidates.filter((area) => !isAtOdds(area))
  const onNewPath = fitting.filter(({ path }, at) => fitting.findIndex((area) => area.path === path) === at)
  return onNewPath.slice(0, hasMuchToSay(reading) ? 4 : 3)
}

/** True when a narrow range, a missed aim or two missing styles deserve one more line. */
export const hasMuchToSay = ({ missing, aim, isNarrow }: Reading): boolean =>
  isNarrow || aim === 'off' || missing.length > 1
