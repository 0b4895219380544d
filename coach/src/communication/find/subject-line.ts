import type { MessageRequest } from '../analysis.ts'
import { type MessageText, readMessage } from '../message-text.ts'
import { findPhrases, type PhraseRule } from '../phrase-rules.ts'
import type { RuleMatch } from '../rule-match.ts'
import type { RuleKey } from '../rules.data.ts'
import { findBlame } from './blame.ts'
import { TONE_PHRASES } from './tone-phrases.data.ts'

/** Rules that a subject must not break, because others may see it in a list or on a locked screen. */
const HURTS = new Set<RuleKey>([
  'insult',
  'anger',
  'threat',
  'profanity',
  'blame',
  'sarcasm',
  'dismissal',
  'harshness',
  'hearsay',
  'absolute',
])
const YOURS: readonly PhraseRule[] = [
  {
    rule: 'blame',
    pattern:
      /\byour (?:\w+ )?(?:mess|fault|failures?|incompetence|laziness|mistakes?|screw-?ups?|nonsense|attitude|excuses?|sloppiness|carelessness|disaster|negligence)\b/gi,
  },
]

/** Finds a harsh subject line. It is not part of the text, so the match covers all of the text. */
export function findSubjectProblem({ subject }: MessageRequest, message: MessageText): RuleMatch[] {
  if (!subject || message.text === '') return []
  const read = readMessage(subject)
  const found = [...findPhrases(read, TONE_PHRASES), ...findPhrases(read, YOURS), ...findBlame(read)]
  return found.some(({ rule }) => HURTS.has(rule))
    ? [{ rule: 'subject', start: 0, end: message.text.length, replacement: null }]
    : []
}
