import { rarity, type Worded, wordingOf, wordingTermsOf } from '../../playbooks/wording.ts'

/** How much the terms of a text count: rare ones more, all of them together as much as those of any other text. */
function weighTerms(
  text: string,
  linesWith: (term: string) => number,
  lines: number,
): (readonly [string, number])[] {
  const known = [...wordingTermsOf(text)].flatMap((term) => {
    const holding = linesWith(term)
    return holding > 0 ? [[term, rarity(lines, holding)] as const] : []
  })
  const length = Math.hypot(...known.map(([, weight]) => weight))
  return known.map(([term, weight]) => [term, weight / length] as const)
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
export function weighWording(units: readonly Worded[], text: string): Likelihood {
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
const weighedOf = new WeakMap<readonly Worded[], ReadonlyMap<string, Likelihood>>()

function weighAnew(units: readonly Worded[], text: string): Likelihood {
  const wording = wordingOf(units)
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
