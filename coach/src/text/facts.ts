import { memoize } from './memoize.ts'

const FACTS =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]{1,64}@[\w-]{1,255}\.[\w.]+|"[^"\n]{2,300}"|\d[\d.,:/%-]*\d|\d|(?<=[\p{L}\d,;:)'’] )\p{Lu}[\p{L}'’-]+/gu
/** Words with capitals that are no names. */
const NO_NAME = /^(?:I|I'\w+|ASAP|OK|FYI|NOW|AGAIN|NEVER|ALWAYS|WTF|LOL)$/
/** Shouted words may be written in small letters. */
const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Lists what a text states that must survive its rewriting: links, addresses, quotations, numbers with their marks, and
 * names (words with a capital inside a sentence).
 */
export function listFacts(text: string): string[] {
  return [...text.matchAll(FACTS)].map(([fact]) => fact).filter((fact) => !NO_NAME.test(fact))
}

/** Memoized: asked for each change of one text. */
const readNames = memoize((text) => new Set(listFacts(text)))

/** Lists names at the start of a sentence: words that are a name elsewhere in the text, or have a line of their own. */
function listOpeningNames(text: string, span: string): string[] {
  const names = readNames(text)
  const openings = span.matchAll(/(?:^|[.!?\n])[^\S\n]*(\p{Lu}[\p{L}'’-]+)(?![\p{L}'’-])([^\S\n]*\n)?/gu)
  return [...openings].flatMap(([, name = '', lineEnd]) =>
    !NO_NAME.test(name) && (names.has(name) || lineEnd) ? [name] : [],
  )
}

const WORDS = /[\p{L}\d][\p{L}\d'’-]*/gu

/** True where a replacement holds every fact of the span that it replaces, and no number that was not in it. */
export function keepsFacts(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  replacement: string,
): boolean {
  // Two characters more: whether a word with a capital is a name shows from what stands before it.
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
