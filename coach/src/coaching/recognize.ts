import type { Playbook } from '../playbooks/playbook.ts'
import { readSentences } from '../text/nlp.ts'

/** How well one playbook fits a text. Scores of one answer sum to 1. */
export interface Match {
  readonly key: string
  readonly score: number
}

interface Line {
  readonly key: string
  readonly terms: ReadonlyMap<string, number>
  readonly length: number
}

/** All playbooks, ready to be searched. Built once and shared between conversations. */
export interface Library {
  readonly playbooks: ReadonlyMap<string, Playbook>
  readonly lines: readonly Line[]
  readonly rarity: ReadonlyMap<string, number>
  readonly vocabulary: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly averageLength: number
  /** Each playbook's cues as lemma sequences between spaces. */
  readonly cues: ReadonlyMap<string, readonly string[]>
}

// Names and numbers say who and when, never what kind of situation it is.
const IGNORED = new Set(['PUNCT', 'SYM', 'NUM', 'SPACE', 'PROPN'])

const lemmasOf = (text: string) =>
  readSentences(text.toLowerCase()).map((sentence) =>
    sentence.tokens.filter((token) => !IGNORED.has(token.pos)).map((token) => token.lemma),
  )

/** The text as one run of lemmas, so that "kept interrupting" holds the cue "interrupt". */
const asRun = (text: string) => ` ${lemmasOf(text).flat().join(' ')} `

/** Lemmas and pairs of neighboring lemmas, with their counts. */
function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>()
  const count = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1)
  for (const lemmas of lemmasOf(text)) {
    lemmas.forEach((lemma, at) => {
      count(lemma)
      if (at > 0) count(`${lemmas[at - 1]} ${lemma}`)
    })
  }
  return terms
}

const sizeOf = (terms: ReadonlyMap<string, number>) =>
  [...terms.values()].reduce((sum, times) => sum + times, 0)

/** What a playbook says besides its exemplars: the words of the subject, at a lower weight than a leader's voice. */
const proseOf = (playbook: Playbook) =>
  [
    playbook.name,
    playbook.about,
    ...playbook.readings.flatMap((reading) => [reading.name, reading.diagnosis]),
    ...playbook.approaches.flatMap((approach) => [approach.title, approach.description]),
    ...Object.values(playbook.questions).flat(),
  ].join('. ')

/** Weight of a word from the prose against one from an exemplar; found by leave-one-out on the exemplars. */
const PROSE_WEIGHT = 0.15

/** Indexes the playbooks for recognition; about 30 ms a playbook. */
export function buildLibrary(playbooks: readonly Playbook[]): Library {
  const lines: Line[] = []
  const vocabulary = new Map<string, Map<string, number>>()
  for (const playbook of playbooks) {
    const words = new Map<string, number>()
    const add = (terms: ReadonlyMap<string, number>, weight: number) => {
      for (const [term, times] of terms) words.set(term, (words.get(term) ?? 0) + times * weight)
    }
    for (const text of [...playbook.exemplars, ...playbook.readings.flatMap((reading) => reading.signs)]) {
      const terms = termsOf(text)
      lines.push({ key: playbook.key, terms, length: sizeOf(terms) })
      add(terms, 1)
    }
    add(termsOf(proseOf(playbook)), PROSE_WEIGHT)
    vocabulary.set(playbook.key, words)
  }
  return {
    playbooks: new Map(playbooks.map((playbook) => [playbook.key, playbook])),
    lines,
    rarity: rarityOf(lines),
    vocabulary,
    cues: new Map(playbooks.map(({ key, cues }) => [key, (cues ?? []).map(asRun)])),
    averageLength: lines.reduce((sum, line) => sum + line.length, 0) / Math.max(1, lines.length),
  }
}

/** Inverse document frequency of every term over all exemplar lines (Robertson & Zaragoza 2009, eq. 3.3). */
function rarityOf(lines: readonly Line[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const line of lines) for (const term of line.terms.keys()) seen.set(term, (seen.get(term) ?? 0) + 1)
  return new Map(
    [...seen].map(([term, times]) => [term, Math.log(1 + (lines.length - times + 0.5) / (times + 0.5))]),
  )
}

/** BM25 of one exemplar line for a text; k1 and b are the usual 1.2 and 0.75. */
function nearness(library: Library, query: ReadonlyMap<string, number>, line: Line): number {
  let score = 0
  for (const term of query.keys()) {
    const times = line.terms.get(term)
    if (!times) continue
    const damping = 1.2 * (0.25 + (0.75 * line.length) / library.averageLength)
    score += ((library.rarity.get(term) ?? 0) * times * 2.2) / (times + damping)
  }
  return score
}

/** How much likelier the text's words are in this playbook than in the others: naive Bayes with add-one smoothing. */
function likelihood(library: Library, query: ReadonlyMap<string, number>, key: string): number {
  const own = library.vocabulary.get(key) ?? new Map<string, number>()
  const ownSize = sizeOf(own)
  let otherSize = 0
  for (const words of library.vocabulary.values()) otherSize += sizeOf(words)
  otherSize -= ownSize
  let score = 0
  for (const term of query.keys()) {
    let elsewhere = 0
    for (const [other, words] of library.vocabulary) if (other !== key) elsewhere += words.get(term) ?? 0
    const inside = own.get(term) ?? 0
    if (inside + elsewhere < 0.3) continue
    score += Math.log((inside + 0.5) / (ownSize + 500)) - Math.log((elsewhere + 0.5) / (otherSize + 500))
  }
  return score / Math.sqrt(Math.max(4, query.size))
}

/** How many of a playbook's cues the text holds; beyond three more say nothing new. */
const cueHits = (library: Library, run: string, key: string) =>
  Math.min(3, (library.cues.get(key) ?? []).filter((cue) => run.includes(cue)).length)

/** Leave-one-out weights of the signals, and how sharply scores are turned into shares. */
const NEARNESS_WEIGHT = 0.35
const CUE_WEIGHT = 1.6
const SHARPNESS = 0.8

/**
 * Says which situations a text is about.
 *
 * @param except exemplar line to leave out, for leave-one-out measurement.
 * @returns every playbook, best first, scores summing to 1.
 */
export function recognize(library: Library, text: string, except?: Line): Match[] {
  const query = termsOf(text)
  const run = asRun(text)
  const raw = [...library.playbooks.keys()].map((key) => {
    const near = library.lines
      .filter((line) => line.key === key && line !== except)
      .map((line) => nearness(library, query, line))
      .sort((one, other) => other - one)
    const closest = ((near[0] ?? 0) + (near[1] ?? 0) + (near[2] ?? 0)) / 3
    return {
      key,
      value:
        NEARNESS_WEIGHT * closest + likelihood(library, query, key) + CUE_WEIGHT * cueHits(library, run, key),
    }
  })
  const top = Math.max(...raw.map(({ value }) => value))
  const weights = raw.map(({ key, value }) => ({ key, weight: Math.exp((value - top) * SHARPNESS) }))
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights
    .map(({ key, weight }) => ({ key, score: weight / total }))
    .sort((one, other) => other.score - one.score)
}
