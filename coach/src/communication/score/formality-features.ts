import type { Features } from '../../text/linear-model.ts'
import { plainText, splitWords } from '../../text/split-words.ts'

const PAIR_WEIGHT = 0.5
const ENDING_WEIGHT = 0.5
/** A long sentence must not weigh more for having more words. */
const TEXT_WEIGHT = 3
const MOST_MARKS = 3

const has = (pattern: RegExp, text: string) => (pattern.test(text) ? 1 : 0)
const isWord = (word: string) => /[a-z]/i.test(word)

function listShape(plain: string, raw: readonly string[]): [string, number][] {
  const words = raw.filter(isWord)
  const count = words.length || 1
  const share = (test: (word: string) => boolean) => words.filter(test).length / count
  return [
    ['length', Math.log(count + 1) - 2.7],
    ['overlength', Math.max(0, Math.log(count) - 3)],
    ['word-length', words.join('').length / count - 4.5],
    ['long-words', 3 * share((word) => word.length >= 7)],
    ['short-words', 2 * share((word) => word.length <= 3)],
    ['lower-start', has(/^\s*[a-z]/, plain)],
    ['exclamation', has(/!/, plain)],
    ['many-marks', has(/[!?]{2,}/, plain)],
    ['question', has(/\?/, plain)],
    ['dots', has(/\.\.|…/, plain)],
    ['contractions', Math.min(2, words.filter((word) => word.includes("'")).length)],
    ['no-end', 1 - has(/[.?!"')]\s*$/, plain)],
    ['i', 3 * share((word) => /^i(?:'\w+)?$|^m[ey]$/i.test(word))],
    ['you', 3 * share((word) => /^(?:you|your|u|ur|you're)$/i.test(word))],
    ['lower-i', has(/(?:^|\s)i(?=\s|'|$)/, plain)],
    ['capitals', Math.min(2, raw.filter((word) => /^[A-Z]{3,}$/.test(word)).length)],
    ['all-capitals', has(/^[^a-z]*[A-Z][^a-z]*$/, plain)],
    ['smile', has(/[:;]-?[)(DPp]/, plain)],
    ['number', has(/\d/, plain)],
    ['commas', Math.min(MOST_MARKS, plain.match(/,/g)?.length ?? 0)],
    ['names', (3 * raw.slice(1).filter((word) => /^[A-Z][a-z]/.test(word)).length) / count],
    ['brackets', has(/[()]/, plain)],
    ['drawn-out', has(/([a-z])\1\1/i, plain)],
  ]
}

function addWord(features: Map<string, number>, word: string, next: string | undefined): void {
  features.set(word, 1)
  if (next) features.set(`${word} ${next}`, PAIR_WEIGHT)
  if (word.length <= 4 || !isWord(word)) return
  features.set(`~${word.slice(-3)}`, ENDING_WEIGHT)
  features.set(`~${word.slice(-4)}`, ENDING_WEIGHT)
  features.set(`${word.slice(0, 4)}~`, ENDING_WEIGHT)
}

/** Lists what a sentence shows of formality: words, pairs, endings, and its shape ("#contractions"). */
export function listFormalityFeatures(text: string): Features {
  const plain = plainText(text)
  const raw = splitWords(plain)
  const words = raw.map((word) => word.toLowerCase())
  const features = new Map<string, number>()
  for (const [at, word] of words.entries()) addWord(features, word, words[at + 1])
  const first = words.find(isWord)
  if (first) features.set(`^${first}`, 1)
  const scale = TEXT_WEIGHT / Math.sqrt(words.filter(isWord).length || 1)
  for (const [feature, value] of features) features.set(feature, value * scale)
  for (const [shape, value] of listShape(plain, raw)) features.set(`#${shape}`, value)
  return features
}
