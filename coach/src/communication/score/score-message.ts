import { toLogit, toProbability } from '../../models/logistic-model.ts'
import { rateDifficulty } from '../../text/readability.ts'
import { type GrammarFinding, isMistakeRule, type MessageRequest, ruleOfMistake } from '../analysis.ts'
import { CHANNELS, CLIENT_FORMALITY } from '../channels.data.ts'
import { hasRequest, saysWhen } from '../message-content.ts'
import { type MessageText, readMessage, type Sentence } from '../message-text.ts'
import { applyChanges, planRewrites } from '../rewrite/rewrite-message.ts'
import type { RuleMatch } from '../rule-match.ts'
import { RULES, type RuleKey } from '../rules.data.ts'
import { rateFormality } from './formality.ts'
import { listFormalityFeatures } from './formality-features.ts'
import { ratePoliteness } from './politeness.ts'
import { listPolitenessFeatures } from './politeness-features.ts'

/** Scores from 0 to 1; `formality` on the scale of its model, null for a text without words. */
export interface Scores {
  readonly overallScore: number
  readonly clarity: number
  readonly tone: number
  readonly professionalism: number
  readonly formality: number | null
}

/** What each learned model reads in a text. Training has to read the same. */
export const MODEL_FEATURES = {
  politeness: listPolitenessFeatures,
  formality: listFormalityFeatures,
} as const

const PLACEHOLDER = /\s*\[[^\]\n]{1,80}\]\??/g
const PIECE_WORDS = 22
/** The highest politeness of a whole message, either way: beyond it the model only measures length. */
const MOST_POLITE = 2
/** The cost of each further match of one rule, as a share of the one before. */
const REPEAT = 0.6

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Joins sentences to pieces as long as the texts that the politeness model learned from. */
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

/** Adds up what the matches cost: each rule's first in full, every further one less. */
function sumCosts(matches: readonly RuleMatch[], isCounted: (rule: RuleKey) => boolean): number {
  const seen = new Map<RuleKey, number>()
  let sum = 0
  for (const { rule } of matches) {
    if (!isCounted(rule)) continue
    const times = seen.get(rule) ?? 0
    sum += RULES[rule].cost * REPEAT ** times
    seen.set(rule, times + 1)
  }
  return sum
}

const costOf = (matches: readonly RuleMatch[], dimension: string) =>
  sumCosts(
    matches,
    (rule) => !(rule !== 'punctuation' && isMistakeRule(rule)) && RULES[rule].dimension === dimension,
  )

const COURTESY =
  /\b(?:thank(?:s| you)|grateful|appreciate|kind regards|best regards|happy to|glad|sorry|hope you|well done|great (?:work|job)|nice (?:work|catch))\b/i

function scoreTone(message: MessageText, matches: readonly RuleMatch[]): number {
  const ratings = readPieces(message.sentences).map(ratePoliteness)
  const byPieces = 0.7 * mean(ratings) + 0.3 * Math.min(0.6, ...ratings)
  const whole = ratePoliteness(message.sentences.map(({ text }) => text.replace(PLACEHOLDER, '')).join(' '))
  // The whole text has the most evidence; the pieces make one rude sentence count in a long text.
  const politeness = 0.5 * byPieces + 0.5 * Math.max(-MOST_POLITE, Math.min(MOST_POLITE, whole))
  const courtesy = COURTESY.test(message.text) ? 0.25 : 0
  return (
    0.5 +
    1.15 * politeness +
    courtesy -
    1.1 * costOf(matches, 'tone') -
    0.7 * sumCosts(matches, (rule) => rule === 'profanity')
  )
}

function scoreClarity(request: MessageRequest, message: MessageText, matches: readonly RuleMatch[]): number {
  const { communicationType } = request
  const own = message.sentences.filter(({ part }) => part === 'body')
  const text = own.map((sentence) => sentence.text).join(' ')
  const difficulty = rateDifficulty(own.map((sentence) => sentence.text.replace(PLACEHOLDER, '')))
  const short = Math.max(0, 1 - message.words / CHANNELS[communicationType].enoughWords)
  const long = Math.max(0, Math.log(message.words / CHANNELS[communicationType].tooManyWords))
  const isConcrete = saysWhen(text) || /\d/.test(text)
  return (
    0.55 -
    0.3 * Math.max(0, difficulty) +
    0.1 * Math.min(2, Math.max(0, -difficulty)) +
    (isConcrete ? 0.55 : 0) +
    (hasRequest(message) ? 0.25 : 0) -
    1.2 * short -
    0.7 * long -
    1.25 * costOf(matches, 'clarity') -
    0.3 * costOf(matches, 'tone')
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
  matches: readonly RuleMatch[],
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
    costOf(matches, 'professionalism') -
    0.25 * costOf(matches, 'tone') -
    0.25 * costOf(matches, 'clarity')
  )
}

/** How much a missing punctuation mark counts, as a share of a mistake. */
const PUNCTUATION = 0.1

/** How much a slip counts that may be none. */
const UNSURE = 0.3
const weighSlip = (slip: GrammarFinding) =>
  slip.isUnsure ? UNSURE : ruleOfMistake(slip) === 'punctuation' ? PUNCTUATION : 1

/** The cost of mistakes, by their share of the words. */
function costOfGrammar(mistakes: number, words: number): number {
  return Math.min(1.6, (RULES.grammar.cost * 40 * mistakes) / Math.max(words, 25))
}

/** Scores a message by its matches and by how polite, formal and readable its own words are. */
export function scoreMessage(
  request: MessageRequest,
  message: MessageText,
  matches: readonly RuleMatch[],
  grammar: readonly GrammarFinding[],
): Scores {
  // The models read the message with all changes made. A fault then costs only what its match costs, which the writer can
  // see, and correcting it is a gain.
  const improved = readMessage(applyChanges(message.text, planRewrites(message, matches, grammar)))
  const formality = readFormality(improved)
  if (formality === null)
    return { overallScore: 0.5, clarity: 0.5, tone: 0.5, professionalism: 0.5, formality }
  const mistakes = costOfGrammar(
    matches.filter(({ rule }) => rule !== 'punctuation' && isMistakeRule(rule)).length +
      grammar.reduce((sum, slip) => sum + weighSlip(slip), 0),
    message.words,
  )
  const toneLogit = scoreTone(improved, matches)
  const clarity = toProbability(scoreClarity(request, improved, matches) - 0.5 * mistakes)
  const tone = toProbability(toneLogit)
  const professionalism = toProbability(
    scoreProfessionalism(request, formality, toneLogit, matches) - mistakes,
  )
  const overall = toProbability(0.4 * toneLogit + 0.35 * toLogit(clarity) + 0.25 * toLogit(professionalism))
  return { overallScore: overall, clarity, tone, professionalism, formality }
}

/** How formal a text is, by its words. */
export const rateFormalText = rateFormality
