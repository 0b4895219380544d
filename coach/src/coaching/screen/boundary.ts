/** A disclosure that belongs in other hands than a coach's. */
export interface Boundary {
  readonly kind: 'self-harm' | 'violence' | 'harassment' | 'discrimination' | 'legal' | 'medical'
  /** Whom it happens to: the leader who writes, or somebody else. */
  readonly subject: 'self' | 'other'
  /** The words of the text that gave it away. */
  readonly evidence: string
}
