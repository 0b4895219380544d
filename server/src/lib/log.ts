import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** What everything that logs is given. */
export type Log = Logger

/** Database errors of class 22 (wrong value) quote the value, which may be something a person wrote. */
const QUOTES_A_VALUE = /^22/

/**
 * Makes the log: one JSON line per event on standard output.
 *
 * It is given ids, paths, codes and times, never a message's text, a password, a cookie or a query string.
 * The redaction below is the second wall, for whatever is logged by mistake.
 */
export function createLog(level: string, to: DestinationStream = process.stdout): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.headers', '*.cookie', '*.password', '*.token', '*.content', '*.body', 'headers', 'body'],
      remove: true,
    },
    serializers: { err: describeError },
  }
  return pino(options, to)
}

/**
 * Describes an error for the log without the values that a database or validator repeats in it.
 *
 * @returns name, message, code, table, constraint, stack and the same of its cause.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error }
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown }
  const isQuoting = typeof code === 'string' && QUOTES_A_VALUE.test(code)
  return {
    type: error.name,
    message: isQuoting ? 'A value did not fit its column' : error.message,
    code,
    table,
    constraint,
    stack: isQuoting ? error.stack?.split('\n').slice(1).join('\n') : error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
