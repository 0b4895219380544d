import { STYLES } from '@lodestar/contract/assessment'
import type { Reading } from './read-profile.ts'
import { SITUATIONS } from './situations.data.ts'
import { EVEN_MIX, STYLE_PAIRS } from './style-mixes.data.ts'
import { STYLE_PORTRAITS } from './style-profiles.data.ts'

/**
 * Writes the description of a style or a blend.
 *
 * @returns four to six sentences: a normal day, whom it serves, what it costs, what stands next to it, and how
 * varied and how well aimed the choices were. Wherever Coaching is named, what it means here.
 */
export function writeDescription(reading: Reading): string {
  const { shape, primary, second, mix, portrait } = reading
  const { day, serves, costs } = mix ?? portrait
  const isCoachingNamed = primary === 'Coaching' || (mix !== null && second === 'Coaching')
  const sentences = [
    shape === 'even' ? fill(EVEN_MIX.spread, { first: primary, second: second ?? '' }) : null,
    day,
    serves,
    costs,
    isCoachingNamed ? STYLE_PORTRAITS.Coaching.note : null,
    describeSecond(reading),
    describeFit(reading),
  ]
  return sentences.filter(Boolean).join(' ')
}

const LEADS = [
  'The two came out level, so neither name stands first in earnest.',
  'One answer separates the two, which is too close to call.',
  'Two answers separate the two, too few to say which comes first.',
]

function describeSecond({ shape, primary, second, counts }: Reading): string | undefined {
  if (!second || shape === 'even') return undefined
  return shape === 'blend' ? LEADS[counts[primary] - counts[second]] : STYLE_PAIRS[primary][second]?.second
}

function describeFit(reading: Reading): string | undefined {
  const { shape, aim, isNarrow, portrait } = reading
  if (isNarrow) return describeNarrow(reading)
  const texts = shape === 'even' ? EVEN_MIX : portrait
  if (aim === 'sharp') return texts.sharp
  return aim === 'off' ? texts.off : describeThird(reading)
}

function describeNarrow({ shape, portrait, primary, second, counts }: Reading): string {
  const count = counts[primary]
  const beyond = count - SITUATIONS.length / STYLES.length
  if (shape === 'single' || !second) return fill(portrait.narrow, { count, beyond })
  return `Together they make up ${count + counts[second]} of your ${SITUATIONS.length} answers, so the other two styles hardly appear.`
}

function describeThird({ shape, primary, second, counts }: Reading): string | undefined {
  if (shape !== 'blend') return undefined
  const third = STYLES.find(
    (style) => style !== primary && style !== second && counts[primary] - counts[style] < LEADS.length,
  )
  return third && `${third} is close behind, so look at the situations rather than at the label.`
}

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
