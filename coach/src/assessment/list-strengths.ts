import { STYLES } from '@lodestar/contract/assessment'
import type { Reading } from './read-profile.ts'
import { SHARP_AIM_STRENGTH } from './style-mixes.data.ts'
import { STYLE_PORTRAITS } from './style-profiles.data.ts'
import { takeDistinct } from './take-distinct.ts'

/** Lists the four strengths of a profile: those of its style, of both that it blends, or of all four. */
export function listStrengths({ shape, primary, second, portrait, secondPortrait, aim }: Reading): string[] {
  const own = portrait.strengths
  const other = secondPortrait?.strengths
  const lists = {
    single: [own[0], own[1], own[2], other?.[0] ?? own[3]],
    blend: [own[0], other?.[0], own[1], other?.[1]],
    even: [...new Set([primary, second, ...STYLES])].map(
      (style) => style && STYLE_PORTRAITS[style].strengths[0],
    ),
  }
  return takeDistinct([aim === 'sharp' && SHARP_AIM_STRENGTH, ...lists[shape]], 4)
}
