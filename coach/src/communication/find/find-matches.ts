import type { AnalysisOptions, MessageRequest } from '../analysis.ts'
import type { HurtfulSentence } from '../hurtful.ts'
import { isOverlapping, type MessageText } from '../message-text.ts'
import { findMistakes } from '../mistakes/find-mistakes.ts'
import { findPhrases } from '../phrase-rules.ts'
import type { RuleMatch } from '../rule-match.ts'
import { RULES } from '../rules.data.ts'
import { findBlame } from './blame.ts'
import { findCommands, findCurtness } from './commands.ts'
import { findDenseText } from './dense-text.ts'
import { findHedging } from './hedging.ts'
import { findHurts } from './hurts.ts'
import { findLongSentences } from './long-sentences.ts'
import { CASUAL_WORDS, CHAT_SPELLINGS } from './register-phrases.data.ts'
import { findSarcasticPraise } from './sarcastic-praise.ts'
import { findShouting } from './shouting.ts'
import { findFeedbackProblems } from './situation-behavior-impact.ts'
import { findSubjectProblem } from './subject-line.ts'
import { TONE_PHRASES } from './tone-phrases.data.ts'
import { findUnclearRequests } from './unclear-requests.ts'
import { WORDY_PHRASES } from './wordy-phrases.data.ts'

/** Rules whose matches cover a whole sentence, so that other matches may lie inside them. */
const WIDE = new Set([
  'demand',
  'buried-ask',
  'long-sentence',
  'dense',
  'no-purpose',
  'no-situation',
  'no-behavior',
  'no-impact',
  'vague-ask',
  'subject',
])

function findRegister({ communicationType, context }: MessageRequest, message: MessageText): RuleMatch[] {
  const isFar = communicationType === 'formal_letter' || context === 'client_communication'
  return [
    ...(communicationType === 'chat' && !isFar ? [] : findPhrases(message, CHAT_SPELLINGS)),
    ...(isFar ? findPhrases(message, CASUAL_WORDS) : []),
  ]
}

/** More matches are left out: each is compared with all others, and nobody reads so many. */
const MOST_MATCHES = 150

/** Keeps one of two matches that overlap: the first in the list, which has the worse rules first. */
function dropOverlapping(matches: readonly RuleMatch[], hurts: readonly RuleMatch[]): RuleMatch[] {
  const isWide = (match: RuleMatch) => WIDE.has(match.rule) || hurts.includes(match)
  const kept: RuleMatch[] = []
  for (const match of matches)
    if (isWide(match) || !kept.some((other) => !isWide(other) && isOverlapping(match, other)))
      kept.push(match)
  return kept
}

/**
 * Finds where the writer's own words break a rule, in the order of the text. Quotations, links and rules that the user
 * has muted are left out.
 */
export function findMatches(
  request: MessageRequest,
  message: MessageText,
  { mutedRules, ownWords }: Pick<AnalysisOptions, 'mutedRules' | 'ownWords'>,
  hurtful: readonly HurtfulSentence[] = [],
): RuleMatch[] {
  const hurts = findHurts(message, hurtful).filter(({ rule }) => !mutedRules.has(rule))
  // What hurts is said in other words or not at all: a single milder word in it would leave the rest.
  const isInHurt = (match: RuleMatch) =>
    RULES[match.rule].dimension === 'tone' && hurts.some((hurt) => isOverlapping(hurt, match))
  const matches = [
    ...hurts,
    ...findFeedbackProblems(request, message),
    ...findBlame(message),
    ...findPhrases(message, TONE_PHRASES),
    ...findCommands(request, message),
    ...findCurtness(request, message),
    ...findUnclearRequests(request, message),
    ...findHedging(request, message),
    ...findShouting(message),
    ...findPhrases(message, WORDY_PHRASES),
    ...findLongSentences(request, message),
    ...findDenseText(message),
    ...findRegister(request, message),
    ...findMistakes(message, request.communicationType !== 'chat'),
  ]
  const apart = matches.filter((match) => hurts.includes(match) || !isInHurt(match))
  const found = [...apart.slice(0, MOST_MATCHES), ...findSubjectProblem(request, message)]
  const kept = [...found, ...findSarcasticPraise(message, found)].filter(({ rule, start, end }) => {
    const isInside = message.guarded.some((span) => isOverlapping(span, { start, end }))
    if (rule === 'spelling' && ownWords?.has(message.text.slice(start, end).toLowerCase())) return false
    return !mutedRules.has(rule) && (WIDE.has(rule) || !isInside)
  })
  return dropOverlapping(kept, hurts).toSorted((one, other) => one.start - other.start || one.end - other.end)
}
