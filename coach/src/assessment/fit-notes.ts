import { STYLES, type Style } from '@lodestar/contract/assessment'
import type { Situation } from './situations.data.ts'

/** One answer: the situation and the style of the option that was selected. */
export type Choice = { situation: Situation; style: Style }

const MOVES: Record<Style, string> = {
  Directive: 'saying exactly what to do',
  Coaching: 'working through it together',
  Supportive: 'asking and listening',
  Delegating: 'leaving it in their hands',
}

const READINESS: Record<Style, string> = {
  Directive: 'where people were new or in danger',
  Coaching: 'where they had half the skill and little heart left',
  Supportive: 'where they were able but unsure',
  Delegating: 'where they were able and already under way',
}

/**
 * Writes what drove the fit, both ways.
 *
 * @param choices every answer, in the questionnaire's order.
 * @returns the count for each kind of situation, then up to two named situations where the choice suited and two
 * where another would have, from the commonest patterns; three of one kind when there are none of the other.
 */
export function writeFitNotes(choices: readonly Choice[]): string[] {
  const suited = choices.filter(({ situation, style }) => situation.bestFit === style)
  const missed = choices.filter(({ situation, style }) => situation.bestFit !== style)
  const patternOf = ({ situation, style }: Choice) => `${style}/${situation.bestFit}`
  return [
    writeCount(choices.length, suited),
    ...pickAcross(suited, patternOf, missed.length > 0 ? 2 : 3).map(writeSuited),
    ...pickAcross(missed, patternOf, suited.length > 0 ? 2 : 3).map(writeMissed),
  ]
}

function writeCount(total: number, suited: readonly Choice[]): string {
  const each = total / STYLES.length
  const parts = STYLES.map((style) => {
    const hits = suited.filter(({ situation }) => situation.bestFit === style).length
    return `${hits} of ${each} ${READINESS[style]}`
  })
  return `Your first move suited ${suited.length} of the ${total} situations (one style throughout would suit ${each}): ${parts.join(', ')}.`
}

const SUITED = ['suited', 'was a good start too', 'served as well']

function writeSuited({ situation, style }: Choice, at: number): string {
  return `${situation.place}, ${MOVES[style]} ${SUITED[at]}: ${situation.why}`
}

const MISSED = [
  (chosen: string, better: string) => `you would begin by ${chosen}, where ${better} suits better`,
  (chosen: string, better: string) => `your first move was ${chosen}, and ${better} would help more`,
  (chosen: string, better: string) => `${better} would have gone further than ${chosen}`,
]

function writeMissed({ situation, style }: Choice, at: number): string {
  const contrast = MISSED[at]?.(MOVES[style], MOVES[situation.bestFit])
  return `${situation.place}, ${contrast}: ${situation.why}`
}

/** The first of each pattern, commonest pattern first; then the second of each, until there are enough. */
function pickAcross(
  choices: readonly Choice[],
  patternOf: (choice: Choice) => string,
  most: number,
): Choice[] {
  const patterns = [...Map.groupBy(choices, patternOf).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const rounds = choices.map((_, round) => patterns.flatMap((pattern) => pattern[round] ?? []))
  return rounds.flat().slice(0, most)
}
