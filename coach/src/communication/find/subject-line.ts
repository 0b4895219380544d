import type { MessageRequest } from '../analysis.ts'
import { findPhrases, type Hit, type PhraseRule } from '../hit.ts'
import { type MessageText, readMessage } from '../message-text.ts'
import type { RuleKey } from '../rules.data.ts'
import { findBlame } from './blame.ts'
import { TONE_PHRASES } from './tone-phrases.data.ts'

/** What no subject should hold: it stands in a list, and on a locked screen. */
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

/** Finds a subject that hurts before the message is opened. It stands outside the text, so all of the text is marked. */
export function findSubjectProblem({ subject }: MessageRequest, message: MessageText): Hit[] {
  if (!subject || message.text === '') return []
  const read = readMessage(subject)
  const found = [...findPhrases(read, TONE_PHRASES), ...findPhrases(read, YOURS), ...findBlame(read)]
  return found.some(({ rule }) => HURTS.has(rule))
    ? [{ rule: 'subject', start: 0, end: message.text.length, replacement: null }]
    : []
}

/** True for what was found in the text itself. */
export const isAboutText = ({ rule }: { readonly rule: string }): boolean => rule !== 'subject'
