import type { AnalysisOptions, MessageRequest } from '../analysis.ts'
import { findPhrases, type Hit } from '../hit.ts'
import { isOverlapping, type MessageText } from '../message-text.ts'
import { findMistakes } from '../mistakes/sentence-mistakes.ts'
import { findAskProblems } from './asks.ts'
import { findBlame } from './blame.ts'
import { findCurtness, findDemands } from './demands.ts'
import { findFeedbackProblems } from './feedback-shape.ts'
import { findLongSentences } from './long-sentences.ts'
import { findShouting } from './loudness.ts'
import { findMockPraise } from './mock-praise.ts'
import { CASUAL_WORDS, CHAT_SPELLINGS } from './register-phrases.data.ts'
import { findSofteners } from './softeners.ts'
import { findSubjectProblem } from './subject-line.ts'
import { TONE_PHRASES } from './tone-phrases.data.ts'
import { WORDY_PHRASES } from './wordy-phrases.data.ts'

/** What covers a whole sentence, and may hold smaller findings inside. */
const WIDE = new Set([
  'demand',
  'buried-ask',
  'long-sentence',
  'no-purpose',
  'no-situation',
  'no-behavior',
  'no-impact',
  'vague-ask',
  'subject',
])

function findRegister({ communicationType, context }: MessageRequest, message: MessageText): Hit[] {
  const isFar = communicationType === 'formal_letter' || context === 'client_communication'
  return [
    ...(communicationType === 'chat' && !isFar ? [] : findPhrases(message, CHAT_SPELLINGS)),
    ...(isFar ? findPhrases(message, CASUAL_WORDS) : []),
  ]
}

/** A message with more findings is read by nobody, and each is held against all others. */
const MOST_HITS = 150

/** Of two small findings at one place the first listed stays: what hurts more is listed first. */
function dropDoubles(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = []
  for (const hit of hits)
    if (WIDE.has(hit.rule) || !kept.some((other) => !WIDE.has(other.rule) && isOverlapping(hit, other)))
      kept.push(hit)
  return kept
}

/**
 * Finds everything in the writer's own words that costs the reader something, in the order of the text. What others
 * said, links and rules the user has muted are left out.
 */
export function findHits(
  request: MessageRequest,
  message: MessageText,
  { mutedRules }: Pick<AnalysisOptions, 'mutedRules'>,
): Hit[] {
  const hits = [
    ...findFeedbackProblems(request, message),
    ...findBlame(message),
    ...findPhrases(message, TONE_PHRASES),
    ...findDemands(request, message),
    ...findCurtness(request, message),
    ...findAskProblems(request, message),
    ...findSofteners(request, message),
    ...findShouting(message),
    ...findPhrases(message, WORDY_PHRASES),
    ...findLongSentences(request, message),
    ...findRegister(request, message),
    ...findMistakes(message, request.communicationType !== 'chat'),
  ]
  const found = [...hits.slice(0, MOST_HITS), ...findSubjectProblem(request, message)]
  const heard = [...found, ...findMockPraise(message, found)].filter(({ rule, start, end }) => {
    const isInside = message.guarded.some((span) => isOverlapping(span, { start, end }))
    return !mutedRules.has(rule) && (WIDE.has(rule) || !isInside)
  })
  return dropDoubles(heard).toSorted((one, other) => one.start - other.start || one.end - other.end)
}
