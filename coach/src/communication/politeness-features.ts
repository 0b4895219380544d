import type { Features } from './linear-model.ts'
import { plainText, splitWords } from './message-words.ts'

const START = String.raw`(?:^|[.!?\n]\s*)`
const startsWith = (words: string) => new RegExp(`${START}(?:${words})\\b`)

/** Politeness strategies after Danescu-Niculescu-Mizil et al. (2013), by what their words look like in lower case. */
const STRATEGIES: readonly (readonly [string, RegExp])[] = [
  ['gratitude', /\b(?:thank|thanks|thx|appreciat\w*|grateful)\b/],
  ['deference', /^(?:great|good|nice|interesting|cool|excellent|awesome|neat)\b/],
  ['greeting', /^(?:hi|hello|hey|greetings|dear|good (?:morning|afternoon|evening))\b/],
  ['apology', /\b(?:sorry|apolog\w+|excuse me|forgive|oops|my bad)\b/],
  ['please-inside', /[a-z,]\s+please\b/],
  ['please-first', startsWith('please')],
  ['by-the-way', /\b(?:by the way|btw)\b/],
  ['question-first', startsWith('what|why|who|how|where|when')],
  ['why', /\bwhy\b/],
  ['direct-first', startsWith('so|then|and|but|or|actually|really|in fact|honestly')],
  ['could-you', /\b(?:could|would) you\b/],
  ['can-you', /\b(?:can|will) you\b/],
  [
    'hedge',
    /\b(?:think|maybe|perhaps|possibly|seems?|appears?|believe|suppose|guess|probably|might|may|could|wonder\w*|assume|suggest\w*|likely|somewhat|sort of|kind of)\b/,
  ],
  ['factual', /\b(?:in fact|actually|the point|the reality|the truth|really|honestly)\b/],
  ['you-first', startsWith("you|your|you're|you've")],
  ['i-first', startsWith("i|my|mine|i'm|i've")],
  ['we', /\b(?:we|our|us)\b/],
  ['i', /\b(?:i|my|me)\b/],
  ['you', /\b(?:you|your|u)\b/],
  ['exclamation', /!/],
  ['many-marks', /[!?]{2,}/],
  ['dots', /\.\.\./],
  ['quotes', /"/],
  ['do-you', /\bdo you\b/],
  ['stop', /\b(?:stop|don't|do not|never)\b/],
  ['mind', /\b(?:mind|wonder(?:ing)?|curious|possible|if you (?:could|can|have|want|would|like))\b/],
  [
    'negative',
    /\b(?:wrong|bad|stupid|nonsense|ridiculous|fail\w*|blatant\w*|hell|crap|damn|idiot|lie|lying|bother|terrible|absurd|rude|ignor\w+|unacceptable|incompetent|disappoint\w*|useless|pathetic|lazy)\b/,
  ],
  [
    'positive',
    /\b(?:great|good|nice|love|helpful|interesting|excellent|cheers|kind|welcome|glad|happy|best|well|work)\b/,
  ],
  ['help', /\b(?:help|assist|advice)\b/],
]

const PAIR_WEIGHT = 0.7
// Centers, so that a text of usual length adds nothing.
const USUAL_LOG_LENGTH = 3.2
const USUAL_QUESTIONS = 1.3
const USUAL_WORD_LENGTH = 4

function addShape(features: Map<string, number>, plain: string, words: readonly string[]): void {
  const questions = plain.match(/\?/g)?.length ?? 0
  const capitals = plain.match(/\b[A-Z]{3,}\b/g)?.length ?? 0
  features.set('#length', Math.log(words.length + 1) - USUAL_LOG_LENGTH)
  features.set('#questions', questions - USUAL_QUESTIONS)
  features.set('#one-question', questions === 1 ? 1 : 0)
  features.set('#more-questions', questions > 1 ? 1 : 0)
  features.set('#capitals', Math.min(3, capitals) * 0.3)
  features.set('#word-length', words.join('').length / (words.length + 1) - USUAL_WORD_LENGTH)
}

function addPlaces(features: Map<string, number>, lower: string): void {
  const sentences = lower
    .split(/[.?!]+\s+|\n+/)
    .map(splitWords)
    .filter((words) => words.length > 0)
  for (const [at, words] of sentences.entries()) {
    const [first, second] = words
    const marks = at === 0 ? ['^', '^^'] : ['^']
    for (const mark of marks) {
      features.set(`${mark}${first}`, 1)
      if (second) features.set(`${mark}${first} ${second}`, 1)
    }
    features.set(`${words.at(-1)}$`, 1)
  }
}

/**
 * Lists what a sentence or two show of politeness: words, pairs of words, first and last words of sentences, and
 * strategies ("#gratitude").
 */
export function listPolitenessFeatures(text: string): Features {
  const plain = plainText(text)
  const lower = plain.toLowerCase()
  const words = splitWords(lower)
  const features = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    features.set(word, 1)
    const next = words[at + 1]
    if (next) features.set(`${word} ${next}`, PAIR_WEIGHT)
  }
  addPlaces(features, lower)
  for (const [strategy, pattern] of STRATEGIES) if (pattern.test(lower)) features.set(`#${strategy}`, 1)
  addShape(features, plain, words)
  return features
}
