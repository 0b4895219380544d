import { remember } from '../../text/remember.ts'
import type { Span } from '../message-text.ts'

const FACTS =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]{1,64}@[\w-]{1,255}\.[\w.]+|"[^"\n]{2,300}"|\d[\d.,:/%-]*\d|\d|(?<=[\p{L}\d,;:)'’] )\p{Lu}[\p{L}'’-]+/gu
/** Capitals that name nothing. */
const NO_NAME = /^(?:I|I'\w+|ASAP|OK|FYI|NOW|AGAIN|NEVER|ALWAYS|WTF|LOL)$/
/** A word in capitals that is found as shouted may be written small. */
const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Lists what a text states that must survive its rewriting: links, addresses, quotations, numbers with their marks, and
 * names (words with a capital inside a sentence).
 */
export function listFacts(text: string): string[] {
  return [...text.matchAll(FACTS)].map(([fact]) => fact).filter((fact) => !NO_NAME.test(fact))
}

/** Asked for each change of one text. */
const readNames = remember((text) => new Set(listFacts(text)))

/** A name that starts a sentence, seen by standing elsewhere as one, or by having a line of its own. */
function listOpeningNames(text: string, stretch: string): string[] {
  const names = readNames(text)
  const openings = stretch.matchAll(/(?:^|[.!?\n])[^\S\n]*(\p{Lu}[\p{L}'’-]+)(?![\p{L}'’-])([^\S\n]*\n)?/gu)
  return [...openings].flatMap(([, name = '', lineEnd]) =>
    !NO_NAME.test(name) && (names.has(name) || lineEnd) ? [name] : [],
  )
}

const WORDS = /[\p{L}\d][\p{L}\d'’-]*/gu

/** True where every fact of a stretch is in what replaces it, and no number comes in that was not there. */
export function keepsFacts(text: string, { start, end }: Span, replacement: string): boolean {
  // Read in its surroundings: whether a capital is a name shows from what stands before it.
  const lead = Math.max(0, start - 2)
  const inside = [...text.slice(lead, end).matchAll(FACTS)]
    .filter((match) => lead + match.index + match[0].length > start && !NO_NAME.test(match[0]))
    .map(([fact]) => fact)
  inside.push(...listOpeningNames(text, text.slice(start, end)))
  const words = replacement.match(WORDS) ?? []
  const isKept = (fact: string) => replacement.includes(fact) || words.some((word) => sameWord(word, fact))
  const numbers = replacement.match(/\d+/g) ?? []
  return inside.every(isKept) && numbers.every((number) => text.slice(start, end).includes(number))
}
