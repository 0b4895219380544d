import { asRun, countLines, type Index, type Library, termsOf } from '../../playbooks/library.ts'
import type { Meaning } from '../../text/meanings.ts'

/** How well one playbook fits a text. Scores of one answer sum to 1. */
export interface Match {
  readonly key: string
  readonly score: number
}

/**
 * BM25 of every line (Robertson & Zaragoza 2009, eq. 3.15); k1 and b are the usual 1.2 and 0.75.
 *
 * @returns a score for each line, 0 for one that shares no term with the text.
 */
function scoreLines(
  { lines, postings, averageLength }: Library,
  query: ReadonlyMap<string, number>,
): Float64Array {
  const scores = new Float64Array(lines.length)
  for (const term of query.keys()) {
    const found = postings.get(term) ?? []
    const holding = countLines(found)
    const rarity = Math.log(1 + (lines.length - holding + 0.5) / (holding + 0.5))
    for (let at = 0; at < found.length; at += 2) {
      const line = found[at] ?? 0
      const times = found[at + 1] ?? 0
      const damping = 1.2 * (0.25 + (0.75 * (lines[line]?.length ?? 0)) / averageLength)
      scores[line] = (scores[line] ?? 0) + (rarity * times * 2.2) / (times + damping)
    }
  }
  return scores
}

/** For each playbook that shares a term with the text, the mean of its three nearest lines. */
function nearest(library: Library, query: ReadonlyMap<string, number>): Map<string, number> {
  const scores = scoreLines(library, query)
  const best = new Map<string, number[]>()
  for (const [at, { key }] of library.lines.entries()) {
    const score = scores[at] ?? 0
    if (score === 0) continue
    const known = best.get(key)
    if (known) keepLargest(known, score)
    else best.set(key, [score, 0, 0])
  }
  return new Map([...best].map(([key, scored]) => [key, scored.reduce((sum, score) => sum + score, 0) / 3]))
}

/** Takes a number in place of the smallest of a few, where it is larger. */
function keepLargest(largest: number[], value: number): void {
  const smallest = largest.indexOf(Math.min(...largest))
  if (value > (largest[smallest] ?? 0)) largest[smallest] = value
}

/** How much likelier the text's words are in this playbook than in the others: naive Bayes with smoothing. */
function likelihood({ vocabulary, all }: Library, query: ReadonlyMap<string, number>, key: string): number {
  const own = vocabulary.get(key)
  if (!own) return 0
  let score = 0
  for (const term of query.keys()) {
    const everywhere = all.times.get(term) ?? 0
    if (everywhere < 0.3) continue
    const inside = own.times.get(term) ?? 0
    score +=
      Math.log((inside + 0.5) / (own.size + 500)) -
      Math.log((everywhere - inside + 0.5) / (all.size - own.size + 500))
  }
  return score / Math.sqrt(Math.max(4, query.size))
}

/** How many of a playbook's cues the text holds; beyond three more say nothing new. */
const cueHits = (library: Library, run: string, key: string) =>
  Math.min(3, (library.cues.get(key) ?? []).filter((cue) => run.includes(cue)).length)

/** Five-fold weights of the signals, and how sharply scores are turned into shares. */
const NEARNESS_WEIGHT = 0.35
const CUE_WEIGHT = 1.6
const SHARPNESS = 0.8

/** A term in at most this share of the lines tells situations apart; a text with fewer such terms says little. */
const TELLING_SHARE = 0.02
const ENOUGH_TELLING = 8

const countTelling = ({ lines, postings }: Library, query: ReadonlyMap<string, number>) =>
  [...query.keys()].filter((term) => {
    const found = countLines(postings.get(term) ?? [])
    return found > 0 && found <= lines.length * TELLING_SHARE
  }).length

/** What words and meaning count for beside each other: fitted on rows that neither has learned from. */
const BESIDE = { words: 0.5, meaning: 0.7 } as const

/** So many texts are remembered for each index: those of the turns that are being held. */
const REMEMBERED = 64
const judged = new WeakMap<Index['postings'], Map<string, ReadonlyMap<string, number>>>()

/** How much a text's words speak for each situation, as the logarithm of a weight; said at once when asked again. */
function judgeWords(library: Library, text: string): ReadonlyMap<string, number> {
  const known = judged.get(library.postings) ?? new Map<string, ReadonlyMap<string, number>>()
  judged.set(library.postings, known)
  const words = known.get(text) ?? weighWords(library, text)
  if (known.size >= REMEMBERED) known.clear()
  known.set(text, words)
  return words
}

function weighWords(library: Library, text: string): Map<string, number> {
  const query = termsOf(text)
  const run = asRun(text)
  const near = nearest(library, query)
  const sharpness = SHARPNESS * Math.min(1, countTelling(library, query) / ENOUGH_TELLING)
  const judge = (key: string) =>
    NEARNESS_WEIGHT * (near.get(key) ?? 0) +
    likelihood(library, query, key) +
    CUE_WEIGHT * cueHits(library, run, key)
  return new Map([...library.playbooks.keys()].map((key) => [key, sharpness * judge(key)]))
}

/**
 * Says which situations a text is about.
 *
 * @param meaning of the text, where it is known; without it the words alone decide.
 * @returns every playbook, best first, scores summing to 1.
 */
export function recognize(library: Library, text: string, meaning?: Meaning): Match[] {
  const words = judgeWords(library, text)
  const scored = [...words].map(([key, value]) => ({
    key,
    value: meaning ? BESIDE.words * value + BESIDE.meaning * (meaning.situations.get(key) ?? 0) : value,
  }))
  const top = Math.max(...scored.map(({ value }) => value))
  const weights = scored.map(({ key, value }) => ({ key, weight: Math.exp(value - top) }))
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights
    .map(({ key, weight }) => ({ key, score: weight / total }))
    .sort((one, other) => other.score - one.score)
}
