import type { RuleMatch } from './rule-match.ts'
import { RULES, type RuleKey } from './rules.data.ts'
import type { ToneReading } from './tone-reading.ts'

/** What readers find so clear needs no more from its writer. */
const CLEAR = 0.6
/** What is a matter of how a message is built, and no fault in one that works. */
const FORM: ReadonlySet<RuleKey> = new Set([
  'demand',
  'curt',
  'harshness',
  'no-situation',
  'no-behavior',
  'no-impact',
  'no-purpose',
  'no-owner',
  'no-date',
  'vague-ask',
  'vagueness',
  'buried-ask',
  'long-sentence',
  'dense',
  'hedging',
  'wordiness',
])

/** Words that attack, whatever stands around them. */
const ATTACKS: ReadonlySet<RuleKey> = new Set([
  'insult',
  'threat',
  'anger',
  'blame',
  'dismissal',
  'mind-reading',
  'character-word',
])
/** True for a finding of words that attack. */
export const isAttacking = ({ rule }: RuleMatch): boolean => ATTACKS.has(rule)

/** Rules of tone that are a matter of manner: they weigh little. */
const PLAIN: ReadonlySet<string> = new Set(['demand', 'curt', 'urgency', 'shouting', 'subject'])
const RULE_OF = new Map<string, { readonly dimension: string }>(Object.entries(RULES))

/** True for a rule against words that hurt whoever reads them, openly or not. */
export const isAttackRule = (rule: string): boolean =>
  rule === 'profanity' || (RULE_OF.get(rule)?.dimension === 'tone' && !PLAIN.has(rule))

/** What is no fault where the whole message sounds warm. */
const MANNERS: ReadonlySet<RuleKey> = new Set([
  'demand',
  'curt',
  'harshness',
  'shouting',
  'passive-aggression',
])
/** What readers would rate so, they would send as it is, or like to get. */
const GOOD = { overall: 0.75, tone: 0.7 } as const

/** Leaves alone what readers would send as it is, and the manners of what they like to get. */
export function leaveGood(matches: RuleMatch[], reading: ToneReading | undefined): RuleMatch[] {
  if (!reading) return matches
  const { overall, tone } = reading.ratings
  return matches.filter(
    ({ rule }) => !(overall >= GOOD.overall && FORM.has(rule)) && !(tone >= GOOD.tone && MANNERS.has(rule)),
  )
}

/** True for a message that readers would understand as it is. */
export const isClearEnough = (reading: ToneReading | undefined): boolean =>
  reading !== undefined && reading.ratings.clarity >= CLEAR
