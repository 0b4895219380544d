import type { Tongue } from '../../tongues/language.ts'

/** The kinds of matters that belong in other hands, in the order of what was learned of them. */
export const KINDS = ['self-harm', 'violence', 'harassment', 'discrimination', 'medical', 'legal'] as const

/** A disclosure that belongs in other hands than a coach's. */
export interface Boundary {
  readonly kind: (typeof KINDS)[number]
  /** Whom it happens to: the leader who writes, or somebody else. */
  readonly subject: 'self' | 'other'
  /** The words of the text that gave it away. */
  readonly evidence: string
  /** The language to answer in; English where it is left out. */
  readonly language?: Tongue
}
