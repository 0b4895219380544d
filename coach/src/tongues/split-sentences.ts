const SENTENCE = /[^.!?…。！？；;\n]+/g
/** Longer sentences are read in pieces, so that the time grows with the text and no more. */
const LONGEST_SENTENCE = 500
/** Splits a text at the ends of its sentences, in every script; each piece is an exact part of it. */
export function splitSentences(text: string): string[] {
  return (text.match(SENTENCE) ?? []).flatMap((sentence) =>
    Array.from({ length: Math.ceil(sentence.length / LONGEST_SENTENCE) }, (_, at) =>
      sentence.slice(at * LONGEST_SENTENCE, (at + 1) * LONGEST_SENTENCE),
    ),
  )
}
