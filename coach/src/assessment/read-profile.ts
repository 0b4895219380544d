import { STYLES, type Style, type StyleProfile } from '@lodestar/contract/assessment'
import { SITUATIONS } from './situations.data.ts'
import { EVEN_MIX, STYLE_BLENDS, STYLE_PAIRS, type StyleMix, type StylePair } from './style-mixes.data.ts'
import { STYLE_PORTRAITS, type StylePortrait } from './style-profiles.data.ts'

/** What a profile says, in the terms the texts are written for, and the texts it leads to. Counts are answers. */
export type Reading = {
  /** `even` when all four styles are within two answers of each other; then it is a blend of four. */
  shape: 'single' | 'blend' | 'even'
  counts: Record<Style, number>
  primary: Style
  portrait: StylePortrait
  /** Null when fewer than two answers were of any other style. */
  second: Style | null
  secondPortrait: StylePortrait | null
  /** Null for a single style. */
  mix: StyleMix | null
  /** What is missing because a style was chosen at most once, seen from the primary; the rarest two. */
  missing: readonly StylePair[]
  /** At least six answers would have to change for an even spread. */
  isNarrow: boolean
  /** Whether the choices followed readiness, as far as this mix of styles could; `unknown` with too little variety. */
  aim: 'sharp' | 'mixed' | 'off' | 'unknown'
}

const NARROW = 0.5
const SHARP = 0.7
const OFF = 0.4
const CLOSE = 2
/** Fewer answers outside the primary style say nothing about what the variety follows. */
const VARIED = 4
/** More would bury the rest of the result. */
const MOST_MISSING = 2

/**
 * Reads a profile for the texts; the thresholds are choices of wording, not findings.
 *
 * @see docs/coaching/assessment.md
 */
export function readProfile(profile: StyleProfile): Reading {
  const { primary, secondary, isBlend, flexibility } = profile
  const counts = countAnswers(profile)
  const all = Object.values(counts)
  const shape = Math.max(...all) - Math.min(...all) <= CLOSE ? 'even' : isBlend ? 'blend' : 'single'
  const second = secondary && counts[secondary] > 1 ? secondary : null
  const isNarrow = flexibility <= NARROW
  return {
    shape,
    counts,
    primary,
    portrait: STYLE_PORTRAITS[primary],
    second,
    secondPortrait: second && STYLE_PORTRAITS[second],
    mix: findMix(shape, [primary, second]),
    missing: listMissing(counts, primary),
    isNarrow,
    aim:
      SITUATIONS.length - counts[primary] < VARIED
        ? 'unknown'
        : judgeAim(profile.fit * SITUATIONS.length, all),
  }
}

function countAnswers({ shares }: StyleProfile): Record<Style, number> {
  const countOf = (style: Style) => Math.round(shares[style] * SITUATIONS.length)
  return {
    Directive: countOf('Directive'),
    Coaching: countOf('Coaching'),
    Supportive: countOf('Supportive'),
    Delegating: countOf('Delegating'),
  }
}

function findMix(shape: Reading['shape'], pair: readonly (Style | null)[]): StyleMix | null {
  if (shape === 'even') return EVEN_MIX
  if (shape === 'single') return null
  return STYLE_BLENDS[STYLES.filter((style) => pair.includes(style)).join(' / ')] ?? null
}

function listMissing(counts: Record<Style, number>, primary: Style): StylePair[] {
  const pairs = STYLE_PAIRS[primary]
  const byWeight = Object.keys(pairs)
  return STYLES.filter((style) => counts[style] <= 1)
    .toSorted((one, other) => counts[one] - counts[other] || byWeight.indexOf(one) - byWeight.indexOf(other))
    .flatMap((style) => pairs[style] ?? [])
    .slice(0, MOST_MISSING)
}

/** Matches over the most that these counts allow: a style can suit no more than its share of the situations. */
function judgeAim(matches: number, counts: readonly number[]): Reading['aim'] {
  const each = SITUATIONS.length / STYLES.length
  const most = counts.reduce((sum, count) => sum + Math.min(count, each), 0)
  if (matches / most >= SHARP) return 'sharp'
  return matches / most <= OFF ? 'off' : 'mixed'
}
