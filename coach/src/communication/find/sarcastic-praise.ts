import type { MessageText } from '../message-text.ts'
import type { RuleMatch } from '../rule-match.ts'
import type { RuleKey } from '../rules.data.ts'

const HARSH = new Set<RuleKey>([
  'insult',
  'anger',
  'threat',
  'blame',
  'sarcasm',
  'profanity',
  'dismissal',
  'hearsay',
])
const PRAISE =
  /^(?:oh,? |well,? )?(?:great|nice|good|fantastic|brilliant|wonderful|amazing|well)(?: job| work| going| done)(?:,? (?:as always|as usual|again|once again|guys|everyone|team|really|there))*[,.!]*$|^(?:bravo|congratulations|congrats|brilliant|fantastic)[,.!]*$/i
const AS_ALWAYS = /\b(?:as (?:always|usual)|again)\b/i

/** Finds praise among reproaches, where the reader takes it for sarcasm. */
export function findSarcasticPraise(message: MessageText, matches: readonly RuleMatch[]): RuleMatch[] {
  const harsh = matches.filter(({ rule }) => HARSH.has(rule)).length
  return message.sentences
    .filter(({ text }) => PRAISE.test(text) && (harsh > 1 || (harsh > 0 && AS_ALWAYS.test(text))))
    .map(({ start, end }) => ({ rule: 'sarcasm', start, end, replacement: null }))
}
