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

/** How the lines of some units are worded: flat lists, since there are two hundred thousand terms. */
interface Wording {
  readonly lines: number
  /** The place of each term in `holding`, `all` and `starts`. */
  readonly places: ReadonlyMap<string, number>
  /** In how many lines a term stands. */
  readonly holding: Uint16Array
  /** How much of all wording a term is. */
  readonly all: Float32Array
  /** Where a term's units begin in `units` and `weights`; they end where those of the next begin. */
  readonly starts: Uint32Array
  readonly units: Uint16Array
  /** How much of a unit's wording the term is. */
  readonly weights: Float32Array
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
  const lines = units.flatMap((unit, at) => linesOf(unit).map((line) => ({ at, line })))
  const counts = new Map<string, number>()
  for (const { line } of lines)
    for (const term of termsOf(line)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const inUnits = new Map<string, Map<number, number>>([...counts.keys()].map((term) => [term, new Map()]))
  const sizes = new Float64Array(units.length)
  for (const { at, line } of lines)
    for (const [term, weight] of weighTerms(line, (each) => counts.get(each) ?? 0, lines.length)) {
      const own = inUnits.get(term)
      own?.set(at, (own.get(at) ?? 0) + weight)
      sizes[at] = (sizes[at] ?? 0) + weight
    }
  const wording = { lines: lines.length, sizes, ...flatten(counts, inUnits) }
  read.set(units, wording)
  return wording
}

function flatten(
  counts: ReadonlyMap<string, number>,
  inUnits: ReadonlyMap<string, ReadonlyMap<number, number>>,
): Omit<Wording, 'lines' | 'sizes'> {
  const listed = [...inUnits.values()]
  const ends = new Uint32Array(listed.length + 1)
  for (const [place, own] of listed.entries()) ends[place + 1] = (ends[place] ?? 0) + own.size
  return {
    places: new Map([...counts.keys()].map((term, place) => [term, place])),
    holding: Uint16Array.from(counts.values()),
    all: Float32Array.from(listed, (own) => [...own.values()].reduce((sum, weight) => sum + weight, 0)),
    starts: ends,
    units: Uint16Array.from(listed.flatMap((own) => [...own.keys()])),
    weights: Float32Array.from(listed.flatMap((own) => [...own.values()])),
  }
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
  const known = weighedOf.get(units)?.get(text)
  if (known) return known
  const likelihood = weighAnew(units, text)
  // A turn asks for the wording of its message and its questions more than once, and then never again.
  const before = [...(weighedOf.get(units) ?? [])].slice(1 - REMEMBERED)
  weighedOf.set(units, new Map([...before, [text, likelihood]]))
  return likelihood
}

/** So many texts are remembered of each list. */
const REMEMBERED = 4
const weighedOf = new WeakMap<readonly Unit[], ReadonlyMap<string, Likelihood>>()

function weighAnew(units: readonly Unit[], text: string): Likelihood {
  const wording = readWording(units)
  const { places, holding, starts, sizes } = wording
  const linesWith = (term: string) => holding[places.get(term) ?? -1] ?? 0
  const weighed = weighTerms(text, linesWith, wording.lines)
  const unseen = UNSEEN * places.size
  const total = weighed.reduce((sum, [, weight]) => sum + weight, 0)
  const floor = Math.log(UNSEEN)
  // Every unit begins as if its lines held none of the terms.
  const likelihoods = sizes.map((size) => total * (floor - Math.log(size + unseen)))
  const size = sizes.reduce((sum, each) => sum + each, 0)
  let any = -total * Math.log(size + unseen)
  for (const [term, weight] of weighed) {
    const place = places.get(term) ?? -1
    any += weight * Math.log((wording.all[place] ?? 0) + UNSEEN)
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const unit = wording.units[at] ?? 0
      const gain = weight * (Math.log((wording.weights[at] ?? 0) + UNSEEN) - floor)
      likelihoods[unit] = (likelihoods[unit] ?? 0) + gain
    }
  }
  return { units: new Map(units.map(({ key }, at) => [key, likelihoods[at] ?? 0])), any }
}
