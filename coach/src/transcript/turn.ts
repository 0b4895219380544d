/** What one person said without another's words between, as far as the transcript tells. */
export interface Turn {
  readonly speaker: string
  readonly text: string
  /** The line of the pasted text where it begins, from 1. */
  readonly line: number
  /** Seconds; null where no time stands there. */
  readonly start: number | null
  readonly end: number | null
}
