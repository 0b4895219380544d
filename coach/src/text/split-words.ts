const WORD_OR_MARK = /[a-z]+(?:'[a-z]+)?|\d+|[?!.,:;()"$%-]+/gi

/** Writes typographic quotes as plain ones and joins what corpora split ("do n't"), for counting only: offsets move. */
export function plainText(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/ n't\b/g, "n't")
    .replace(/ '(s|re|ve|ll|d|m)\b/gi, "'$1")
    .replace(/ ([.,!?;:)])/g, '$1')
}

/** Splits a plain text into words and marks as they stand; every number becomes "0". */
export function splitWords(plain: string): string[] {
  const words = plain.replace(/(?:https?:\/\/|www\.)\S+/g, ' link ').match(WORD_OR_MARK) ?? []
  return words.map((word) => (/^\d/.test(word) ? '0' : word))
}

/** Counts what stands between blanks and holds a letter or a figure. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

/** The beginnings of a text's longer words and its numbers, in small letters: "applied" and "applying" begin alike. */
export const beginningsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]{4,}|\d+/gu) ?? []).map((word) => word.slice(0, 5))
