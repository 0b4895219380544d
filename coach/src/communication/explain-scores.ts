import { type GrammarFinding, isMistakeRule, type MessageRequest } from './analysis.ts'
import { hasRequest, readFeedbackParts, saysWhen } from './message-content.ts'
import type { MessageText } from './message-text.ts'
import type { RuleMatch } from './rule-match.ts'
import { RULES, type RuleKey } from './rules.data.ts'
import type { Scores } from './score/score-message.ts'

const MOST = 3
/** A message below this is not mended by other words for some of its own. */
const BEYOND = 0.4
const ANEW = {
  area: 'The message as a whole: its reader would be hurt or would not know what to do, and other words for some of it do not change that.',
  advice:
    'Answer in a line each, and write from that: what happened, what came of it, what do you need now, and by when?',
}
const LONGEST_QUOTE = 40
const GOOD = 0.7
const CLEAR = 0.6
const DECENT = 0.5

/** What an analysis says about a message in words, at most three of each. */
export interface Explanation {
  readonly keyStrengths: string[]
  readonly areasForImprovement: string[]
  readonly suggestions: string[]
}

interface Praise {
  readonly holds: boolean
  /** The rules whose findings say the opposite. */
  readonly unless?: readonly RuleKey[]
  readonly says: string
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
  const isClear = scores.clarity >= CLEAR
  const isFeedback = request.communicationType === 'feedback'
  const { behavior, situation, impact } = readFeedbackParts(message)
  const body = message.sentences.filter(({ part }) => part === 'body')
  const mistakes = countMistakes(matches, slips)
  const perSentence = body.reduce((sum, { words }) => sum + words, 0) / Math.max(1, body.length)
  const found: readonly Praise[] = [
    {
      holds: isFeedback && isFriendly && behavior && situation && impact,
      says: 'It says when it was, what was done and what it led to, so the reader can act on it.',
    },
    {
      holds: !isFeedback && isClear && scores.tone >= DECENT && hasRequest(message) && saysWhen(own),
      unless: [
        'demand',
        'urgency',
        'hedging',
        'vague-ask',
        'buried-ask',
        'no-purpose',
        'no-owner',
        'no-date',
      ],
      says: 'It says what you want and when.',
    },
    {
      holds: isFriendly && /\b(?:thank|thanks|grateful|appreciate)\b/i.test(own),
      unless: ['sarcasm', 'passive-aggression'],
      says: 'You thank the reader, which makes a yes easier.',
    },
    {
      holds: isFriendly && /\b(?:i am sorry|i'm sorry|i apologize|my mistake|i may have)\b/i.test(own),
      unless: ['blame', 'sarcasm', 'hedging'],
      says: 'You own your part, so the reader does not have to defend theirs.',
    },
    {
      holds: /\b(?:because|so that|since|which is why|in order to)\b/i.test(own) && isClear && isFriendly,
      says: 'You give the reason, so the reader can judge what matters.',
    },
    {
      holds:
        isFriendly &&
        body.some(({ isQuestion, text }) => isQuestion && /\b(?:what|how|would you|could you)\b/i.test(text)),
      unless: ['demand', 'threat', 'sarcasm', 'mind-reading'],
      says: 'You ask rather than tell, which leaves the reader room to answer.',
    },
    {
      holds:
        message.words >= 30 && perSentence <= 16 && isClear && mistakes * WORDS_PER_MISTAKE < message.words,
      unless: ['long-sentence', 'wordiness'],
      says: 'The sentences are short and easy to follow.',
    },
    {
      holds: /^[^\S\r\n\u2028\u2029]*(?:[-*•]|\d{1,2}[.)])\s/m.test(message.text),
      says: 'The list lets the reader find each point at a glance.',
    },
    {
      holds: isFriendly && matches.length === 0,
      says: 'Nothing in it gives the reader a reason to be defensive.',
    },
    {
      holds:
        scores.professionalism >= GOOD &&
        mistakes === 0 &&
        ![...rules].some((rule) => rule !== 'punctuation' && RULES[rule].dimension === 'professionalism'),
      says: 'The register fits this kind of message.',
    },
    {
      holds: message.words > 0 && message.words <= 60 && isClear && isFriendly,
      says: 'It is short enough to be read at once.',
    },
  ]
  const strengths = found
    .filter(({ holds, unless = [] }) => holds && !unless.some((rule) => rules.has(rule)))
    .map(({ says }) => says)
  return strengths.length > 0
    ? strengths.slice(0, MOST)
    : ['You had it read before you sent it, so all of it can still change.']
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
  const found = listWorst(matches).map(({ rule, first }) => {
    const { name, why, advice } = RULES[rule]
    const words = rule === 'subject' ? request.subject : message.text.slice(first.start, first.end)
    return { area: `${name} (“${quote((words ?? '').trim())}”): ${why}`, advice }
  })
  const worst = [...(scores.overallScore < BEYOND ? [ANEW] : []), ...found].slice(0, MOST)
  return {
    keyStrengths: listStrengths(request, message, matches, slips, scores),
    areasForImprovement: worst.map(({ area }) => area),
    suggestions: worst.map(({ advice }) => advice),
  }
}
