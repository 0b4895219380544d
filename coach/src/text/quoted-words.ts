/** Sets words apart from what the coach says. */
export const quoteWords = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Reads words back that were set apart so; empty where a text has none. */
export const readQuoted = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => (line.startsWith('>') ? [line.replace(/^> ?/, '')] : []))
    .join('\n')
    .trim()
