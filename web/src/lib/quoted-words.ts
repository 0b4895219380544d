const QUOTED = /^> ?/

/** Says whether a line of a turn is set apart as words to say. */
export const isQuoted = (line: string): boolean => QUOTED.test(line)

/** A line of words to say without the mark that sets it apart. */
export const unquote = (line: string): string => line.replace(QUOTED, '')
