import type { CommunicationContext, CommunicationType } from '@lodestar/contract/communication'
import type { ToneReading } from './tone-reading.ts'

/** What a score is about; `overallScore` sums the three up. */
export type Dimension = 'clarity' | 'tone' | 'professionalism'

/** A message to be judged, and whom and what it is for. `subject` belongs to e-mails. */
export interface MessageRequest {
  readonly communicationType: CommunicationType
  readonly context: CommunicationContext
  readonly subject?: string | null | undefined
  readonly messageText: string
}

/** A mistake found by a grammar checker, with the first of its suggestions; null where it has none. */
export interface GrammarFinding {
  readonly start: number
  readonly end: number
  readonly replacement: string | null
  readonly message: string
  /** The checker's own name for the kind of mistake, such as "Agreement" or "Spelling". */
  readonly kind: string
  /** True where what was written may be right: the replacement is offered, not made. */
  readonly isUnsure?: boolean
}

/** The rules of language; each is muted by itself: a word one spells one's own way says nothing about agreement. */
export type MistakeRule = 'grammar' | 'agreement' | 'spelling' | 'capitalization' | 'punctuation'

const RULE_OF_KIND: Readonly<Record<string, MistakeRule>> = {
  Agreement: 'agreement',
  Capitalization: 'capitalization',
  Punctuation: 'punctuation',
  Spelling: 'spelling',
  Typo: 'spelling',
}

/** The rule that a mistake breaks. */
export const ruleOfMistake = ({ kind }: GrammarFinding): MistakeRule => RULE_OF_KIND[kind] ?? 'grammar'

/** True for the key of a rule of language. */
export const isMistakeRule = (rule: string): rule is MistakeRule =>
  rule === 'grammar' || Object.values<string>(RULE_OF_KIND).includes(rule)

/** A span of the message that costs its reader something. Offsets are UTF-16 units of `messageText`. */
export interface Finding {
  /** Unique within one analysis, and the same for the same text. */
  readonly id: string
  /** The rule's key, by which a user mutes it. */
  readonly rule: string
  readonly ruleName: string
  readonly dimension: Dimension
  readonly start: number
  readonly end: number
  /** What the words do to the reader. */
  readonly why: string
  readonly replacement: string | null
}

/** True for what was found in the text itself; false for what was found in the subject line. */
export const isAboutText = ({ rule }: { readonly rule: string }): boolean => rule !== 'subject'

/** One edit of the improved version; those of an analysis ascend and never overlap. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly replacement: string
  readonly rule: string
  readonly why: string
}

/** What is said about a message. Scores are fractions from 0 to 1; `formality` is null for a text without words. */
export interface Analysis {
  readonly overallScore: number
  readonly clarity: number
  readonly tone: number
  readonly professionalism: number
  readonly formality: number | null
  readonly keyStrengths: readonly string[]
  readonly areasForImprovement: readonly string[]
  readonly suggestions: readonly string[]
  readonly findings: readonly Finding[]
  /** `messageText` with all `changes` made. */
  readonly improvedVersion: string
  readonly changes: readonly Change[]
  /** Mail of others in `messageText`, which was neither judged nor changed. */
  readonly quoted?: readonly { readonly start: number; readonly end: number }[]
}

/** An analysis, and what the tone model made of the message where it was asked. */
export type Judged = Analysis & { readonly reading?: ToneReading }

/** What an analysis leaves out, and what a grammar checker and the tone model found beforehand. */
export interface AnalysisOptions {
  readonly mutedRules: ReadonlySet<string>
  /** Words in small letters that the writer has called right. */
  readonly ownWords?: ReadonlySet<string> | undefined
  readonly grammar?: readonly GrammarFinding[] | undefined
  /** Without it the rules alone decide. */
  readonly reading?: ToneReading | undefined
  /** True where no change does more than correct language and spare words. */
  readonly isPlain?: boolean
  /** True where nobody is there to answer what only the writer knows: no finding asks it in brackets. */
  readonly isWhole?: boolean
}
