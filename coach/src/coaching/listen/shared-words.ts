import type { Conduct, PlainAnswer, Point } from '../../playbooks/playbook.ts'

type Unit = PlainAnswer | Point | Conduct

const linesOf = (unit: Unit) => ('asked' in unit ? unit.asked : unit.heard)

/** The words of a text without their endings: rough, and quick enough for thousands of lines. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .replace(/[’']/g, '')
        .match(/[\p{L}\d]+/gu) ?? []
    ).map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word)),
  )

/** How the lines of some units are worded. */
interface Wording {
  /** For each word, how much it tells: the fewer lines it stands in, the more. */
  readonly tells: (word: string) => number
  /** Whether it stands in any line. */
  readonly isKnown: (word: string) => boolean
  /** In how many lines of each unit a word stands. */
  readonly times: ReadonlyMap<Unit, ReadonlyMap<string, number>>
}

const read = new WeakMap<readonly Unit[], Wording>()

function readWording(units: readonly Unit[]): Wording {
  const known = read.get(units)
  if (known) return known
  const times = new Map<Unit, Map<string, number>>()
  const all = new Map<string, number>()
  let lines = 0
  for (const unit of units) {
    const own = new Map<string, number>()
    for (const line of linesOf(unit)) {
      lines += 1
      for (const word of stemsOf(line)) {
        own.set(word, (own.get(word) ?? 0) + 1)
        all.set(word, (all.get(word) ?? 0) + 1)
      }
    }
    times.set(unit, own)
  }
  const wording = {
    tells: (word: string) => Math.log((lines + 1) / ((all.get(word) ?? 0) + 1)),
    isKnown: (word: string) => all.has(word),
    times,
  }
  read.set(units, wording)
  return wording
}

/** Lines in which a word has to stand to count in full. */
const ENOUGH_LINES = 3

/**
 * Says which share of what a text's words tell is told by the lines of each unit, too: 0 to 1. Words that stand in no line count
 * for nothing: names and numbers are among them.
 */
export function shareWords(units: readonly Unit[], text: string): ReadonlyMap<Unit, number> {
  const { tells, isKnown, times } = readWording(units)
  const known = [...stemsOf(text)].filter(isKnown).map((word) => ({ word, tells: tells(word) }))
  const total = known.reduce((sum, each) => sum + each.tells, 0)
  if (total === 0) return new Map()
  return new Map(
    units.map((unit) => {
      const own = times.get(unit)
      const shared = known.reduce(
        (sum, { word, tells: value }) => sum + value * Math.min(1, (own?.get(word) ?? 0) / ENOUGH_LINES),
        0,
      )
      return [unit, shared / total]
    }),
  )
}
