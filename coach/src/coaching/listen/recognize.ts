import { listLines, type Playbook, type ReplyFile } from '../../playbooks/playbook.ts'
import { readSentences } from '../../text/nlp.ts'
import type { Vector } from '../../text/vectors.ts'
import { indexReplies, type KnownReply } from './find-reply.ts'
import { judgeMeaning, type Meaning } from './meaning.ts'

/** How well one playbook fits a text. Scores of one answer sum to 1. */
export interface Match {
  readonly key: string
  readonly score: number
}

interface Line {
  readonly key: string
  readonly length: number
}

/** The lines that hold a term: each line's number, and after it how often. A flat list is read back fastest. */
type Postings = readonly number[]

/** How often a playbook's voice and subject use each term; `size` is their sum. */
interface Vocabulary {
  readonly times: ReadonlyMap<string, number>
  readonly size: number
}

/** How the playbooks speak, as recognition needs it: what takes long to find out. It can be stored as it is. */
export interface Index {
  readonly lines: readonly Line[]
  readonly averageLength: number
  /** Where each term stands, so that a text is compared only with lines that share a word with it. */
  readonly postings: ReadonlyMap<string, Postings>
  readonly vocabulary: ReadonlyMap<string, Vocabulary>
  /** The vocabularies of all playbooks together. */
  readonly all: Vocabulary
  /** Each playbook's cues as lemma sequences between spaces. */
  readonly cues: ReadonlyMap<string, readonly string[]>
}

/** All playbooks, ready to be searched. Built once and shared between conversations. */
export interface Library extends Index {
  readonly playbooks: ReadonlyMap<string, Playbook>
  /** What has been learned about meanings; null where there is no sentence encoder. */
  readonly meaning: Meaning | null
  /** What is answered to exactly what leaders say in the middle of a conversation. */
  readonly replies: readonly KnownReply[]
}

// Names and numbers say who and when, never what kind of situation it is.
const IGNORED = new Set(['PUNCT', 'SYM', 'NUM', 'SPACE', 'PROPN'])

const lemmasOf = (text: string, ignored: ReadonlySet<string>) =>
  readSentences(text.toLowerCase()).map((sentence) =>
    sentence.tokens.filter((token) => !ignored.has(token.pos)).map((token) => token.lemma),
  )

const MARKS = new Set(['PUNCT', 'SPACE'])

/** The text as one run of lemmas, numbers included, so that "kept interrupting" holds the cue "interrupt". */
const asRun = (text: string) => ` ${lemmasOf(text, MARKS).flat().join(' ')} `

/** Lemmas and pairs of neighboring lemmas, with their counts. */
function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>()
  const count = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1)
  for (const lemmas of lemmasOf(text, IGNORED)) {
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

/** Puts a library together, with an index found before where there is one. */
export const buildLibrary = (
  playbooks: readonly Playbook[],
  replies: readonly ReplyFile[] = [],
  meaning: Meaning | null = null,
  index: Index = indexPlaybooks(playbooks),
): Library => ({
  ...index,
  playbooks: new Map(playbooks.map((playbook) => [playbook.key, playbook])),
  meaning,
  replies: indexReplies(replies),
})

/** Indexes the playbooks for recognition; about 25 ms a playbook. */
export function indexPlaybooks(playbooks: readonly Playbook[]): Index {
  const lines: Line[] = []
  const postings = new Map<string, number[]>()
  const vocabulary = new Map<string, Vocabulary>()
  const all = new Map<string, number>()
  for (const playbook of playbooks) {
    const words = new Map<string, number>()
    const add = (terms: ReadonlyMap<string, number>, weight: number) => {
      for (const [term, times] of terms) {
        words.set(term, (words.get(term) ?? 0) + times * weight)
        all.set(term, (all.get(term) ?? 0) + times * weight)
      }
    }
    for (const { text } of listLines(playbook)) {
      const terms = termsOf(text)
      addPostings(postings, terms, lines.length)
      lines.push({ key: playbook.key, length: sizeOf(terms) })
      add(terms, 1)
    }
    add(termsOf(proseOf(playbook)), PROSE_WEIGHT)
    vocabulary.set(playbook.key, { times: words, size: sizeOf(words) })
  }
  return {
    lines,
    averageLength: lines.reduce((sum, line) => sum + line.length, 0) / Math.max(1, lines.length),
    postings,
    vocabulary,
    all: { times: all, size: sizeOf(all) },
    cues: new Map(playbooks.map(({ key, cues }) => [key, (cues ?? []).map(asRun)])),
  }
}

function addPostings(postings: Map<string, number[]>, terms: ReadonlyMap<string, number>, line: number) {
  for (const [term, times] of terms) {
    const known = postings.get(term)
    if (known) known.push(line, times)
    else postings.set(term, [line, times])
  }
}

const countLines = (postings: Postings): number => postings.length / 2

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

/** What words and meanings count for beside each other: fitted five-fold, so that scores come out as probabilities. */
const BESIDE = { words: 0.76, meaning: 12.8 } as const

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
 * @param vector the text's meaning, where it is known; without it the words alone decide.
 * @returns every playbook, best first, scores summing to 1.
 */
export function recognize(library: Library, text: string, vector?: Vector): Match[] {
  const words = judgeWords(library, text)
  const meaning = vector && library.meaning ? judgeMeaning(library.meaning, vector) : undefined
  const scored = [...words].map(([key, value]) => ({
    key,
    value: meaning ? BESIDE.words * value + BESIDE.meaning * (meaning.get(key) ?? 0) : value,
  }))
  const top = Math.max(...scored.map(({ value }) => value))
  const weights = scored.map(({ key, value }) => ({ key, weight: Math.exp(value - top) }))
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights
    .map(({ key, weight }) => ({ key, score: weight / total }))
    .sort((one, other) => other.score - one.score)
}
