/** Something wrong, and the one thing to do about it. */
export interface Finding {
  what: string
  todo: string
}

/** What an error says, in a few words. */
export function sayError(error: unknown): string {
  const cause = error instanceof AggregateError ? error.errors[0] : error
  return cause instanceof Error ? cause.message : String(cause)
}
