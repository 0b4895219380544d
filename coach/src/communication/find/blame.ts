import type { MessageText } from '../message-text.ts'
import { findPhrases, type PhraseRule } from '../phrase-rules.ts'
import type { RuleMatch } from '../rule-match.ts'

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

/** Leaves out who gets something: "me the report" becomes "the report". */
const withoutReceiver = (rest: string) => rest.replace(/^(?:me|us|over|in|to me|to us)\s+/i, '')

/**
 * Reproaches, each with an observation in the same words. Nothing is added that the writer did not say. "Never" becomes
 * "rarely", which one counterexample does not refute.
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
    /\byou never (?!(?:mind|know|ever|want|need|like|feel|seem|believe|think|understand|care|love|hate|expect|mean|hear|see|let|be|get)\b)((?!had\b|were\b|got\b)\w+(?<!ed) [^.!?;]+)/gi,
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

/** Writes "we" instead of "I" where the writer speaks as "we". */
function speakAs(isWe: boolean, replacement: string): string {
  return isWe
    ? replacement.replace(/^I notice/, 'We notice').replace(/^I (?=rarely|did|do\b)/, 'We ')
    : replacement
}

/** Words that are praise in a message that praises: "you always". */
const MAY_PRAISE = /^you(?:'re| are)? (?:always|constantly|continually)/i
/** What follows these words where they are blame even there. */
const NO_PRAISE =
  /^ ?(?:forget|fail|ignore|miss|blame|complain|interrupt|mess|break|make excuses|talk over|come late|leave (?:me|us|everything)|do this)/i

/** Words before "you" that make what follows a condition, a wish or a concession: nobody is blamed in it. */
const SUPPOSED =
  /\b(?:if|whether|unless|until|once|so that|in case|hope|wish|understand|even though|as though|as if|would rather|may(?:be)?)(?: that)?\s*$/i

/** Finds reproaches and reproachful questions, and offers an observation or a real question instead. */
export function findBlame(message: MessageText): RuleMatch[] {
  const isWarm = WARM.test(message.text)
  const isWe = speaksAsWe(message)
  return findPhrases(message, REPROACHES)
    .filter(
      ({ start, end }) =>
        !SUPPOSED.test(message.text.slice(Math.max(0, start - 24), start)) &&
        (!(isWarm && MAY_PRAISE.test(message.text.slice(start, end))) ||
          NO_PRAISE.test(message.text.slice(end))),
    )
    .map((match) => ({ ...match, replacement: match.replacement && speakAs(isWe, match.replacement) }))
}
