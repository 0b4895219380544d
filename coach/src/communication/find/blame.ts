import { findPhrases, type Hit, type PhraseRule } from '../hit.ts'
import type { MessageText } from '../message-text.ts'

const HANDS_OVER = 'send|submit|deliver|provide|share|forward|return|hand in'
const ANSWERS = 'reply|respond|answer|get back'
const WARM =
  /\b(?:(?:thank|thanks)(?! (?:you )?for nothing)|appreciate|grateful|great|love|wonderful|amazing|kind|help(?:ful|ed|ing)?|support)\b/i

const rule = (pattern: RegExp, write?: PhraseRule['write'], unless?: RegExp): PhraseRule => ({
  rule: 'blame',
  pattern,
  ...(write !== undefined && { write }),
  ...(unless && { unless }),
})

/** "send me the report" is about the report: who hands it over stays out of the observation. */
const withoutReceiver = (rest: string) => rest.replace(/^(?:me|us|over|in|to me|to us)\s+/i, '')

/**
 * Reproaches, and the observation that the same words allow. Nothing is added that the writer did not say: the share
 * of "never" becomes "rarely", which one counterexample does not refute.
 */
const REPROACHES: readonly PhraseRule[] = [
  rule(
    new RegExp(String.raw`\byou never (?:${HANDS_OVER}) ((?:me |us )?[^.!?;,]+)`, 'gi'),
    (match) => `I rarely get ${withoutReceiver(match[1] ?? '')}`,
  ),
  rule(
    new RegExp(String.raw`\byou never (?:${ANSWERS})(?: to)?( me| us)?(?=[.!?,;]|$)`, 'gi'),
    () => 'I rarely get an answer',
  ),
  rule(
    new RegExp(String.raw`\byou never (?:${ANSWERS})(?: to)? ([^.!?;,]+)`, 'gi'),
    (match) => `I rarely get an answer to ${withoutReceiver(match[1] ?? '')}`,
  ),
  rule(/\byou never listen(?: to (?:me|us|anyone|anybody|anything))?(?=[.!?,;]|$)/gi, 'I do not feel heard'),
  rule(
    /\byou never (?!mind\b|know\b|ever\b)((?!had\b|were\b|got\b)\w+(?<!ed) [^.!?;]+)/gi,
    (match) => `I rarely see you ${match[1]}`,
    WARM,
  ),
  rule(/\byou(?:'re| are) always (?=\w+ing\b)/gi, 'I notice that you are often ', WARM),
  rule(/\byou always (?!have\b|were\b|had\b|can\b)/gi, 'I notice that you often ', WARM),
  rule(/\byou (?:constantly|continually) (?=\w+(?:ing)?\b)/gi, 'I notice that you often ', WARM),
  rule(
    new RegExp(
      String.raw`\byou (?:forgot|failed|neglected) to (?:${HANDS_OVER}) ((?:me |us )?[^.!?;,]+)`,
      'gi',
    ),
    (match) => `I did not get ${withoutReceiver(match[1] ?? '')}`,
  ),
  rule(
    /\byou (?:(?:completely|obviously|clearly|again|totally|simply) )?(?:forgot|failed|neglected|did not bother|didn't bother|could not be bothered|couldn't be bothered) to (?=\w)/gi,
    'I noticed that you did not ',
  ),
  rule(
    /\byou (?:obviously|clearly|apparently) (?:did not|didn't|haven't|have not) (?:even )?read (?=\w)/gi,
    'I am not sure whether you have seen ',
  ),
  rule(/\bwhy (?:didn't you|did you not)(?: even)? (?=\w)/gi, 'Can you help me understand why you did not '),
  rule(
    /\bwhy (?:haven't you|have you not)(?: even)? (?=\w)/gi,
    'Can you help me understand why you have not ',
  ),
  rule(/\byou should(?:'ve| have) (?:known(?: better)?)\b/gi),
  rule(/\byou should(?:'ve| have) (?=\w+(?:ed|en|ld|nt|ne|ght|ad)\b)/gi, 'it would have helped if you had '),
  rule(
    /\b(?:it(?:'s| is| was)|this is|that(?:'s| is| was)) (?:all |entirely |completely )?(?:your|their|his|her) (?:own )?fault\b|\bbecause of you,?(?= (?:we|i|the))|\byou(?:'re| are) (?:the one )?to blame\b|\byou (?:broke|ruined|messed up|screwed up|wrecked) \w+/gi,
  ),
  rule(/\b(?:clearly|obviously),? you (?:don't|do not|didn't|did not|haven't|have not|can't)\b/gi),
  rule(/\byou (?:have no (?:idea|clue)|are not even|aren't even|can't even|don't even)\b/gi),
  rule(
    /\b(?:nobody (?:ever )?tells me anything|somebody else messed (?:it )?up|someone else messed (?:it )?up)\b/gi,
  ),
]

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const speaksAsWe = ({ text }: MessageText) =>
  countOf(text, /\b(?:we|us|our)\b/gi) > countOf(text, /\b(?:I|me|my)\b/g)

/** A writer who says "we" goes on saying "we". */
function speakAs(isWe: boolean, replacement: string): string {
  return isWe
    ? replacement.replace(/^I notice/, 'We notice').replace(/^I (?=rarely|did|do\b)/, 'We ')
    : replacement
}

/** In a message that praises, "you always" praises too. */
const MAY_PRAISE = /^you(?:'re| are)? (?:always|constantly|continually)/i
/** What nobody is praised for. */
const NO_PRAISE =
  /^ ?(?:forget|fail|ignore|miss|blame|complain|interrupt|mess|break|make excuses|talk over|come late|leave (?:me|us|everything)|do this)/i

/** Finds reproaches, and questions that are one; a reproach turned into a question ends in a question mark. */
export function findBlame(message: MessageText): Hit[] {
  const isWarm = WARM.test(message.text)
  const isWe = speaksAsWe(message)
  return findPhrases(message, REPROACHES)
    .filter(
      ({ start, end }) =>
        !(isWarm && MAY_PRAISE.test(message.text.slice(start, end))) ||
        NO_PRAISE.test(message.text.slice(end)),
    )
    .map((hit) => ({ ...hit, replacement: hit.replacement && speakAs(isWe, hit.replacement) }))
}
