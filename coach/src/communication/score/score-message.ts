import { rateDifficulty } from '../../text/readability.ts'
import { type GrammarFinding, isMistakeRule, type MessageRequest, ruleOfMistake } from '../analysis.ts'
import { CHANNELS, CLIENT_FORMALITY } from '../channels.data.ts'
import { SAYS_WHEN } from '../dates.data.ts'
import { hasAsk } from '../find/asks.ts'
import type { Hit } from '../hit.ts'
import { type MessageText, readMessage, type Sentence } from '../message-text.ts'
import { applyChanges, planRewrites } from '../rewrite/rewrite-message.ts'
import { RULES, type RuleKey } from '../rules.data.ts'
import { rateFormality } from './formality.ts'
import { ratePoliteness } from './politeness.ts'

/** Scores from 0 to 1; `formality` on the scale of its model, null for a text without words. */
export interface Scores {
  readonly overallScore: number
  readonly clarity: number
  readonly tone: number
  readonly professionalism: number
  readonly formality: number | null
}

const PLACEHOLDER = /\s*\[[^\]\n]{1,80}\]\??/g
const PIECE_WORDS = 22
/** Beyond this the model only sums up length. */
const MOST_POLITE = 2
/** What each further finding of one rule adds, compared with the one before. */
const REPEAT = 0.6

const squash = (logit: number) => 1 / (1 + Math.exp(-logit))
const logitOf = (score: number) => Math.log(score / (1 - score))
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Joins sentences to pieces as long as those the politeness model learned from. */
function readPieces(sentences: readonly Sentence[]): string[] {
  const pieces: string[][] = [[]]
  let words = 0
  for (const sentence of sentences) {
    if (words > PIECE_WORDS) {
      pieces.push([])
      words = 0
    }
    pieces.at(-1)?.push(sentence.text.replace(PLACEHOLDER, ''))
    words += sentence.words
  }
  return pieces.map((piece) => piece.join(' ')).filter((piece) => /\w/.test(piece))
}

/** Sums what the findings cost: each rule's first in full, every further one less. */
function sumCosts(hits: readonly Hit[], isCounted: (rule: RuleKey) => boolean): number {
  const seen = new Map<RuleKey, number>()
  let sum = 0
  for (const { rule } of hits) {
    if (!isCounted(rule)) continue
    const times = seen.get(rule) ?? 0
    sum += RULES[rule].cost * REPEAT ** times
    seen.set(rule, times + 1)
  }
  return sum
}

const costOf = (hits: readonly Hit[], dimension: string) =>
  sumCosts(
    hits,
    (rule) => !(rule !== 'punctuation' && isMistakeRule(rule)) && RULES[rule].dimension === dimension,
  )

const COURTESY =
  /\b(?:thank(?:s| you)|grateful|appreciate|kind regards|best regards|happy to|glad|sorry|hope you|well done|great (?:work|job)|nice (?:work|catch))\b/i

function scoreTone(message: MessageText, hits: readonly Hit[]): number {
  const ratings = readPieces(message.sentences).map(ratePoliteness)
  const byPieces = 0.7 * mean(ratings) + 0.3 * Math.min(0.6, ...ratings)
  const whole = ratePoliteness(message.sentences.map(({ text }) => text.replace(PLACEHOLDER, '')).join(' '))
  // The whole gathers the evidence, the pieces keep one bad sentence from drowning in a long text.
  const politeness = 0.5 * byPieces + 0.5 * Math.max(-MOST_POLITE, Math.min(MOST_POLITE, whole))
  const courtesy = COURTESY.test(message.text) ? 0.25 : 0
  return (
    0.5 +
    1.15 * politeness +
    courtesy -
    1.1 * costOf(hits, 'tone') -
    0.7 * sumCosts(hits, (rule) => rule === 'profanity')
  )
}

function scoreClarity(request: MessageRequest, message: MessageText, hits: readonly Hit[]): number {
  const { communicationType } = request
  const own = message.sentences.filter(({ part }) => part === 'body')
  const text = own.map((sentence) => sentence.text).join(' ')
  const difficulty = rateDifficulty(own.map((sentence) => sentence.text.replace(PLACEHOLDER, '')))
  const short = Math.max(0, 1 - message.words / CHANNELS[communicationType].enoughWords)
  const long = Math.max(0, Math.log(message.words / CHANNELS[communicationType].tooManyWords))
  const isConcrete = SAYS_WHEN.test(text) || /\d/.test(text)
  return (
    0.55 -
    0.3 * Math.max(0, difficulty) +
    0.1 * Math.min(2, Math.max(0, -difficulty)) +
    (isConcrete ? 0.55 : 0) +
    (hasAsk(message) ? 0.25 : 0) -
    1.2 * short -
    0.7 * long -
    1.25 * costOf(hits, 'clarity') -
    0.3 * costOf(hits, 'tone')
  )
}

function readFormality(message: MessageText): number | null {
  const own = message.sentences.map(({ text, words }) => ({ text: text.replace(PLACEHOLDER, ''), words }))
  const total = own.reduce((sum, { words }) => sum + words, 0)
  if (total === 0) return null
  return own.reduce((sum, { text, words }) => sum + words * rateFormality(text), 0) / total
}

function scoreProfessionalism(
  { communicationType, context }: MessageRequest,
  formality: number,
  tone: number,
  hits: readonly Hit[],
): number {
  const expected =
    context === 'client_communication'
      ? Math.max(CLIENT_FORMALITY, CHANNELS[communicationType].formality)
      : CHANNELS[communicationType].formality
  const gap = Math.max(-2, Math.min(0.7, formality - expected))
  return (
    0.55 +
    0.55 * gap +
    0.35 * tone -
    costOf(hits, 'professionalism') -
    0.25 * costOf(hits, 'tone') -
    0.25 * costOf(hits, 'clarity')
  )
}

/** What a mark that is missing counts, as a share of a mistake. */
const PUNCTUATION = 0.1

/** What mistakes cost: by their share of the words, since one slip in a page is none. */
function costOfGrammar(mistakes: number, words: number): number {
  return Math.min(1.6, (RULES.grammar.cost * 40 * mistakes) / Math.max(words, 25))
}

/** Scores a message by its findings and by how polite, formal and readable its own words are. */
export function scoreMessage(
  request: MessageRequest,
  message: MessageText,
  hits: readonly Hit[],
  grammar: readonly GrammarFinding[],
): Scores {
  // The models read the message as it would be with every finding mended: what is wrong costs by its finding alone,
  // where it can be seen, and mending it can only gain.
  const told = readMessage(applyChanges(message.text, planRewrites(message, hits, grammar)))
  const formality = readFormality(told)
  if (formality === null)
    return { overallScore: 0.5, clarity: 0.5, tone: 0.5, professionalism: 0.5, formality }
  const mistakes = costOfGrammar(
    hits.filter(({ rule }) => rule !== 'punctuation' && isMistakeRule(rule)).length +
      grammar.reduce((sum, slip) => sum + (ruleOfMistake(slip) === 'punctuation' ? PUNCTUATION : 1), 0),
    message.words,
  )
  const toneLogit = scoreTone(told, hits)
  const clarity = squash(scoreClarity(request, told, hits) - 0.5 * mistakes)
  const tone = squash(toneLogit)
  const professionalism = squash(scoreProfessionalism(request, formality, toneLogit, hits) - mistakes)
  const overall = squash(0.4 * toneLogit + 0.35 * logitOf(clarity) + 0.25 * logitOf(professionalism))
  return { overallScore: overall, clarity, tone, professionalism, formality }
}
