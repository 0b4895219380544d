import type { Analysis, Finding } from '../analysis.ts'
import { isOverlapping, readMessage, type Span } from '../message-text.ts'
import { RULES } from '../rules.data.ts'
import { JIBES, SLANG } from './attacks.data.ts'

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

/** Lists the words of a text that hurt without a rude one, in their order. */
export const listJibes = (text: string): Span[] => listFound(text, JIBES)

/** Lists words that nobody writes to a client, in their order. */
export const listSlang = (text: string): Span[] => listFound(text, SLANG)

function listFound(text: string, patterns: readonly RegExp[]): Span[] {
  const { guarded, text: plain } = readMessage(text)
  return patterns
    .flatMap((pattern) =>
      [...plain.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .filter((span) => !guarded.some((other) => isOverlapping(span, other)))
    .toSorted((one, other) => one.start - other.start)
}

/** Lists the findings of an analysis whose words attack. */
export const listAttacks = ({ findings }: Pick<Analysis, 'findings'>): Finding[] => findings.filter(isAttack)

/** True where the subject line attacks. */
export const isSubjectHarsh = ({ findings }: Pick<Analysis, 'findings'>): boolean =>
  findings.some(({ rule }) => rule === 'subject')
