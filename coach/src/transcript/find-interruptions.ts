import type { Turn } from './turn.ts'

/** Where one began before another had ended. */
export interface Overlap {
  readonly how: 'overlap' | 'broken-off'
  readonly before: Turn
  readonly after: Turn
}

/** Shorter overlaps are how people take turns. */
const SHORTEST_OVERLAP_S = 0.3
const BROKEN_OFF = /[-–—]["”’]?$/
/** Words that say "go on" and take no turn. */
const GO_ON =
  /^(?:m+h*m*|mm-?hm+|mhm|uh-?huh|yeah|yes|yep|right|okay|ok|sure|true|exactly|wow|oh|ah|no|really)$/i
const MOST_GO_ON = 4

const saysGoOn = (text: string): boolean => {
  const words = text.split(/[^\p{L}-]+/u).filter((word) => /\p{L}/u.test(word))
  return words.length <= MOST_GO_ON && words.every((word) => GO_ON.test(word))
}

/** Finds interruptions: sure ones by times that overlap, likely ones by a line that breaks off with a dash. */
export const findInterruptions = (turns: readonly Turn[]): Overlap[] =>
  turns.flatMap((after, at): Overlap[] => {
    const before = turns[at - 1]
    if (!before || before.speaker === after.speaker || saysGoOn(after.text)) return []
    if (overlap(before, after) >= SHORTEST_OVERLAP_S) return [{ how: 'overlap', before, after }]
    return BROKEN_OFF.test(before.text.trim()) ? [{ how: 'broken-off', before, after }] : []
  })

/** For so many seconds both speak. */
const overlap = (before: Turn, after: Turn): number =>
  before.end === null || after.start === null ? 0 : before.end - after.start
