const UNIQUE_VIOLATION = '23505'

/** Says whether the database has refused to write a value that has to be there once only. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
