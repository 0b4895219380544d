import type { Analysis, Finding } from '../analysis.ts'
import { RULES } from '../rules.data.ts'

/** Findings of tone that are a matter of manner: other words mend them, or they weigh little. */
const MANNERS: ReadonlySet<string> = new Set([
  'demand',
  'curt',
  'urgency',
  'harshness',
  'absolute',
  'shouting',
  'hearsay',
])
const RULE_OF = new Map<string, { readonly dimension: string }>(Object.entries(RULES))

/** True for a finding of words that hurt whoever reads them, however mild the words around them are. */
const isAttack = ({ rule }: Finding): boolean =>
  rule === 'profanity' ||
  (RULE_OF.get(rule)?.dimension === 'tone' && rule !== 'subject' && !MANNERS.has(rule))

/** Lists the findings of an analysis whose words attack. */
export const listAttacks = ({ findings }: Pick<Analysis, 'findings'>): Finding[] => findings.filter(isAttack)

/** True where the subject line attacks. */
export const isSubjectHarsh = ({ findings }: Pick<Analysis, 'findings'>): boolean =>
  findings.some(({ rule }) => rule === 'subject')
