import { hashPlainly } from './hash-text.ts'

/** The short mark by which a line, before its blanks are filled, is remembered as said. */
export const mark = (line: string): string => hashPlainly(line).toString(36)

/** True where a line is among what has been said. */
export const wasSaid = (used: ReadonlySet<string>, line: string): boolean => used.has(mark(line))
