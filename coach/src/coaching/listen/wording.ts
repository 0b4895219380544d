/** What is found by how leaders say it. */
type Unit = { readonly key: string } & (
  | { readonly asked: readonly string[] }
  | { readonly heard: readonly string[] }
)

const linesOf = (unit: Unit) => ('asked' in unit ? unit.asked : unit.heard)

/** A word without its ending: rough, and quick enough for thousands of lines. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word)

/** The words of a text and its pairs of neighboring words. */
function termsOf(text: string): Set<string> {
  const words = (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map(stem)
  return new Set(words.flatMap((word, at) => (at > 0 ? [word, `${words[at - 1]} ${word}`] : [word])))
}

/** In how many lines a term stands, and how much it is of all wording, and of each unit's by the place of the unit. */
interface Term {
  readonly lines: number
  weight: number
  readonly inUnits: Map<number, number>
}

/** How the lines of some units are worded. */
interface Wording {
  readonly lines: number
  readonly terms: ReadonlyMap<string, Term>
  /** How much wording each unit has. */
  readonly sizes: Float64Array
}

const read = new WeakMap<readonly Unit[], Wording>()

/** How much the terms of a text count: rare ones more, all of them together as much as those of any other text. */
function weighTerms(
  text: string,
  linesWith: (term: string) => number,
  lines: number,
): (readonly [string, number])[] {
  const known = [...termsOf(text)].flatMap((term) => {
    const holding = linesWith(term)
    return holding > 0 ? [[term, Math.log((1 + lines) / (1 + holding)) + 1] as const] : []
  })
  const length = Math.hypot(...known.map(([, weight]) => weight))
  return known.map(([term, weight]) => [term, weight / length] as const)
}

function readWording(units: readonly Unit[]): Wording {
  const known = read.get(units)
  if (known) return known
  const all = units.flatMap((unit, at) => linesOf(unit).map((line) => ({ at, line })))
  const holding = new Map<string, number>()
  for (const { line } of all)
    for (const term of termsOf(line)) holding.set(term, (holding.get(term) ?? 0) + 1)
  const terms = new Map<string, Term>()
  const sizes = new Float64Array(units.length)
  for (const { at, line } of all)
    for (const [term, weight] of weighTerms(line, (each) => holding.get(each) ?? 0, all.length)) {
      const entry = terms.get(term) ?? { lines: holding.get(term) ?? 0, weight: 0, inUnits: new Map() }
      entry.weight += weight
      entry.inUnits.set(at, (entry.inUnits.get(at) ?? 0) + weight)
      terms.set(term, entry)
      sizes[at] = (sizes[at] ?? 0) + weight
    }
  const wording = { lines: all.length, terms, sizes }
  read.set(units, wording)
  return wording
}

/** What a term that a unit's lines don't hold counts as. Found on lines of authors that were left out. */
const UNSEEN = 0.02

/** How likely a text is worded so, as logarithms. */
interface Likelihood {
  /** For each unit, by its key. */
  readonly units: ReadonlyMap<string, number>
  /** For all of them together: the wording of none in particular. */
  readonly any: number
}

/**
 * Says how likely each unit would be worded as a text is: naive Bayes over words and pairs of words, weighted as in a search
 * (tf-idf). Terms that stand in no line count for nothing: names and numbers are among them.
 */
export function weighWording(units: readonly Unit[], text: string): Likelihood {
  const { lines, terms, sizes } = readWording(units)
  const weighed = weighTerms(text, (term) => terms.get(term)?.lines ?? 0, lines)
  const unseen = UNSEEN * terms.size
  const rate = (size: number, timesOf: (term: string) => number) =>
    weighed.reduce(
      (sum, [term, weight]) => sum + weight * (Math.log(timesOf(term) + UNSEEN) - Math.log(size + unseen)),
      0,
    )
  return {
    units: new Map(
      units.map(({ key }, at) => [
        key,
        rate(sizes[at] ?? 0, (term) => terms.get(term)?.inUnits.get(at) ?? 0),
      ]),
    ),
    any: rate(
      sizes.reduce((sum, size) => sum + size, 0),
      (term) => terms.get(term)?.weight ?? 0,
    ),
  }
}
