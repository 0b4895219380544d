import { type GrammarFinding, isMistakeRule, type MessageRequest } from './analysis.ts'
import { hasRequest, readFeedbackParts, saysWhen } from './message-content.ts'
import type { MessageText } from './message-text.ts'
import type { RuleMatch } from './rule-match.ts'
import { RULES, type RuleKey } from './rules.data.ts'
import type { Scores } from './score/score-message.ts'

const MOST = 3
const LONGEST_QUOTE = 40
const GOOD = 0.7

/** What an analysis says about a message in words, at most three of each. */
export interface Explanation {
  readonly keyStrengths: string[]
  readonly areasForImprovement: string[]
  readonly suggestions: string[]
}

const quote = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …` : text

/** More mistakes than one in so many words make a text hard to follow, however short its sentences are. */
const WORDS_PER_MISTAKE = 20

const countMistakes = (matches: readonly RuleMatch[], slips: readonly GrammarFinding[]) =>
  matches.filter(({ rule }) => rule !== 'punctuation' && isMistakeRule(rule)).length +
  slips.filter(({ isUnsure }) => !isUnsure).length

function listStrengths(
  request: MessageRequest,
  message: MessageText,
  matches: readonly RuleMatch[],
  slips: readonly GrammarFinding[],
  scores: Scores,
): string[] {
  const own = message.sentences.map(({ text }) => text).join('\n')
  const rules = new Set<RuleKey>(matches.map(({ rule }) => rule))
  const isFriendly = scores.tone >= GOOD
  const isFeedback = request.communicationType === 'feedback'
  const { behavior, situation, impact } = readFeedbackParts(message)
  const body = message.sentences.filter(({ part }) => part === 'body')
  const mistakes = countMistakes(matches, slips)
  const perSentence = body.reduce((sum, { words }) => sum + words, 0) / Math.max(1, body.length)
  const found: (readonly [boolean, string])[] = [
    [
      isFeedback && behavior && situation && impact,
      'It says when it was, what was done and what it led to, so the reader can act on it.',
    ],
    [
      !isFeedback && hasRequest(message) && saysWhen(own) && !rules.has('demand'),
      'It says what you want and when.',
    ],
    [
      isFriendly && /\b(?:thank|thanks|grateful|appreciate)\b/i.test(own),
      'You thank the reader, which makes a yes easier.',
    ],
    [
      isFriendly && /\b(?:i am sorry|i'm sorry|i apologize|my mistake|i may have)\b/i.test(own),
      'You own your part, so the reader does not have to defend theirs.',
    ],
    [
      /\b(?:because|so that|since|which is why|in order to)\b/i.test(own) && scores.clarity >= 0.6,
      'You give the reason, so the reader can judge what matters.',
    ],
    [
      isFriendly &&
        body.some(({ isQuestion, text }) => isQuestion && /\b(?:what|how|would you|could you)\b/i.test(text)),
      'You ask rather than tell, which leaves the reader room to answer.',
    ],
    [
      message.words >= 30 &&
        perSentence <= 16 &&
        mistakes * WORDS_PER_MISTAKE < message.words &&
        !rules.has('long-sentence'),
      'The sentences are short and easy to follow.',
    ],
    [
      /^[^\S\r\n\u2028\u2029]*(?:[-*•]|\d{1,2}[.)])\s/m.test(message.text),
      'The list lets the reader find each point at a glance.',
    ],
    [isFriendly && matches.length === 0, 'Nothing in it gives the reader a reason to be defensive.'],
    [scores.professionalism >= GOOD && mistakes === 0, 'The register fits this kind of message.'],
    [message.words > 0 && message.words <= 60, 'It is short enough to be read at once.'],
  ]
  const strengths = found.filter(([holds]) => holds).map(([, says]) => says)
  return strengths.length > 0 ? strengths.slice(0, MOST) : ['The reader gets to know where you stand.']
}

/** Lists the rules that cost most, each with its first match. */
function listWorst(matches: readonly RuleMatch[]): { rule: RuleKey; first: RuleMatch }[] {
  const groups = [...Map.groupBy(matches, ({ rule }) => rule)]
  return groups
    .flatMap(([rule, members]) => (members[0] ? [{ rule, first: members[0], times: members.length }] : []))
    .toSorted(
      (one, other) => RULES[other.rule].cost * other.times ** 0.5 - RULES[one.rule].cost * one.times ** 0.5,
    )
    .slice(0, MOST)
}

/** Explains the scores of a message: what it does well, what costs it most and what to do about that. */
export function explainScores(
  request: MessageRequest,
  message: MessageText,
  matches: readonly RuleMatch[],
  slips: readonly GrammarFinding[],
  scores: Scores,
): Explanation {
  const worst = listWorst(matches)
  return {
    keyStrengths: listStrengths(request, message, matches, slips, scores),
    areasForImprovement: worst.map(({ rule, first }) => {
      const { name, why } = RULES[rule]
      const words = rule === 'subject' ? request.subject : message.text.slice(first.start, first.end)
      return `${name} (“${quote((words ?? '').trim())}”): ${why}`
    }),
    suggestions: worst.map(({ rule }) => RULES[rule].advice),
  }
}
