import { readSentences } from '../../text/nlp.ts'
import { listNumbers } from './numbers.ts'

/** So many of something. */
export interface Count {
  /** What is counted, in the basic form: "2 complaints", "a 3 hour outage", "a school", "a crew of 16". */
  readonly of: string
  readonly value: number
  /** Where the number begins. */
  readonly start: number
}

/** So many words stand between a number and what it counts at most. */
const NEAR = 3
const CALLED = new Set(['NOUN', 'PROPN'])
/** The tagger leaves a name as it is: "Christmases". */
const oneOf = (lemma: string): string => lemma.toLowerCase().replace(/(?<=[^s])s$|(?<=s)es$/, '')
/** Finds what the numbers of a text count. */
export function listCounts(text: string): Count[] {
  const tokens = readSentences(text).flatMap((sentence) => sentence.tokens)
  const isNoun = (at: number) => CALLED.has(tokens[at]?.pos ?? '')
  const nounsFrom = (at: number) => {
    const end = tokens.findIndex(
      (token, index) => index >= at && !/^(?:NOUN|PROPN|ADJ)$/.test(token.pos) && token.text !== '-',
    )
    const last = Math.min(end < 0 ? tokens.length : end, at + NEAR)
    return tokens.slice(at, last).filter(({ pos }) => CALLED.has(pos))
  }
  const numbers = listNumbers(text).flatMap(({ value, start, end }) => {
    const first = tokens.findIndex((token) => token.start >= end)
    if (first < 0) return []
    const before = tokens.findLastIndex((token) => token.end <= start)
    const group =
      tokens[before]?.lower === 'of' && isNoun(before - 1) && nounsFrom(first).length === 0
        ? [tokens[before - 1]]
        : []
    return [...nounsFrom(first), ...group].flatMap((noun) =>
      noun ? [{ of: oneOf(noun.lemma), value, start }] : [],
    )
  })
  const single = tokens.flatMap((token, at) =>
    /^an?$/.test(token.lower)
      ? nounsFrom(at + 1)
          .slice(-1)
          .map(({ lemma }) => ({ of: oneOf(lemma), value: 1, start: token.start }))
      : [],
  )
  return [...numbers, ...single]
}
