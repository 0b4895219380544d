const QUOTED = /^> ?/
/** What stands in brackets in words to say is for the speaker to say in their own words. */
const BLANK = /(\[[^\]\n]{2,120}\])/

/** Says whether a line of a turn is set apart as words to say. */
export const isQuoted = (line: string): boolean => QUOTED.test(line)

/** A line of words to say without the mark that sets it apart. */
export const unquote = (line: string): string => line.replace(QUOTED, '')

/** Cuts words to say at their blanks: text at the even places, at the odd ones what a blank asks for. */
export const splitBlanks = (words: string): string[] =>
  words.split(BLANK).map((piece, at) => (at % 2 === 1 ? piece.slice(1, -1) : piece))

/** What has been typed into the blanks of some words, by what each asks for. */
export type Typed = Readonly<Record<string, string>>

/** What is said for a blank: as it was typed, with a full stop where the blank has one; the blank itself while nothing was. */
export function fillBlank(asked: string, typed: Typed): string {
  const own = typed[asked]?.trim() ?? ''
  if (own === '') return `[${asked}]`
  return asked.endsWith('.') && !/[.!?…]$/.test(own) ? `${own}.` : own
}

/** Words to say with what has been typed into their blanks. */
export const fillBlanks = (words: string, typed: Typed): string =>
  splitBlanks(words)
    .map((piece, at) => (at % 2 === 1 ? fillBlank(piece, typed) : piece))
    .join('')
