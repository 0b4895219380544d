import type { Purpose } from './playbook.ts'

/** What is found by how leaders say it. */
export type Worded = { readonly key: string } & (
  | { readonly asked: readonly string[] }
  | { readonly heard: readonly string[] }
  | Pick<Purpose, 'heard' | 'purpose' | 'said'>
)

/** How some units are worded: what leaders say, and for words to say what is then said. */
function linesOf(unit: Worded): readonly string[] {
  if ('asked' in unit) return unit.asked
  if (!('said' in unit)) return unit.heard
  const { heard, purpose, said } = unit
  return [...heard.map(({ told, asks }) => `${told} ${asks}`), `${purpose} ${said.join(' ')}`]
}

/** A word without its ending: rough, and quick enough for thousands of lines. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word)

/** The words of a text and its pairs of neighboring words, each once. */
export function wordingTermsOf(text: string): Set<string> {
  const words = (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map(stem)
  const terms = new Set<string>()
  for (const [at, word] of words.entries()) {
    terms.add(word)
    if (at > 0) terms.add(`${words[at - 1]} ${word}`)
  }
  return terms
}

/** How the lines of some units are worded: flat lists, since there are two hundred thousand terms. It can be stored as it is. */
export interface Wording {
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

/** How much a term counts by itself: more where few lines hold it. */
export const rarity = (lines: number, holding: number): number => Math.log((1 + lines) / (1 + holding)) + 1

/** Reads how units are worded; about a second for ten thousand lines. */
export function readWording(units: readonly Worded[]): Wording {
  const { places, lines } = placeTerms(units)
  const holding = new Uint16Array(places.size)
  for (const { terms } of lines) for (const term of terms) holding[term] = (holding[term] ?? 0) + 1
  const rarities = Float64Array.from(holding, (each) => rarity(lines.length, each))
  const inUnits: Map<number, number>[] = units.map(() => new Map())
  const sizes = new Float64Array(units.length)
  for (const { at, terms } of lines) {
    // All terms of a line together count as much as those of any other.
    const length = Math.hypot(...terms.map((term) => rarities[term] ?? 0))
    for (const term of terms) {
      const weight = (rarities[term] ?? 0) / length
      inUnits[at]?.set(term, (inUnits[at]?.get(term) ?? 0) + weight)
      sizes[at] = (sizes[at] ?? 0) + weight
    }
  }
  return { lines: lines.length, places, holding, sizes, ...flatten(inUnits, places.size) }
}

/** Numbers the terms of all lines, in the order in which they first stand there. */
function placeTerms(units: readonly Worded[]) {
  const places = new Map<string, number>()
  const placeOf = (term: string) => {
    const place = places.get(term) ?? places.size
    places.set(term, place)
    return place
  }
  const lines = units.flatMap((unit, at) =>
    linesOf(unit).map((line) => ({ at, terms: [...wordingTermsOf(line)].map(placeOf) })),
  )
  return { places, lines }
}

function flatten(inUnits: readonly ReadonlyMap<number, number>[], terms: number) {
  const { starts, all } = sumUp(inUnits, terms)
  const next = starts.slice()
  const units = new Uint16Array(starts[terms] ?? 0)
  const weights = new Float32Array(units.length)
  for (const [unit, own] of inUnits.entries())
    for (const [term, weight] of own) {
      const at = next[term] ?? 0
      units[at] = unit
      weights[at] = weight
      next[term] = at + 1
    }
  return { starts, all: Float32Array.from(all), units, weights }
}

function sumUp(inUnits: readonly ReadonlyMap<number, number>[], terms: number) {
  const starts = new Uint32Array(terms + 1)
  const all = new Float64Array(terms)
  for (const [term, weight] of inUnits.flatMap((own) => [...own])) {
    starts[term + 1] = (starts[term + 1] ?? 0) + 1
    all[term] = (all[term] ?? 0) + weight
  }
  for (const term of all.keys()) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0)
  return { starts, all }
}

const read = new WeakMap<readonly Worded[], Wording>()

/** How units are worded, read when it is first asked for unless it was kept. */
export function wordingOf(units: readonly Worded[]): Wording {
  const known = read.get(units) ?? readWording(units)
  read.set(units, known)
  return known
}

/** Keeps how units are worded, where it was read before and stored. */
export function keepWordings(wordings: ReadonlyMap<readonly Worded[], Wording>): void {
  for (const [units, wording] of wordings) read.set(units, wording)
}
