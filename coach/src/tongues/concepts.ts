import de from './concepts/de.json' with { type: 'json' }
import en from './concepts/en.json' with { type: 'json' }
import es from './concepts/es.json' with { type: 'json' }
import fr from './concepts/fr.json' with { type: 'json' }
import it from './concepts/it.json' with { type: 'json' }
import ja from './concepts/ja.json' with { type: 'json' }
import nl from './concepts/nl.json' with { type: 'json' }
import pl from './concepts/pl.json' with { type: 'json' }
import pt from './concepts/pt.json' with { type: 'json' }
import tr from './concepts/tr.json' with { type: 'json' }
import zh from './concepts/zh.json' with { type: 'json' }
import { foldIn, isInSigns, type Tongue } from './language.ts'

type Spoken = Tongue | 'en'

/** For each language the words of each concept: `a|b`, `beginning*`, `several words`; in Chinese and Japanese what stands anywhere. */
export const CONCEPTS: Readonly<Record<Spoken, Readonly<Record<string, string>>>> = {
  en,
  es,
  pt,
  fr,
  de,
  it,
  nl,
  pl,
  tr,
  zh,
  ja,
}

/** The longest word of a concept in a language without blanks. */
const MOST_SIGNS = 8
const SHORTEST_BEGINNING = 2

interface Book {
  /** What each word, beginning or phrase stands for; beginnings end in `*`. */
  readonly concepts: ReadonlyMap<string, readonly string[]>
  /** How phrases of more than one word begin: whole words, each with a blank behind it. */
  readonly openings: ReadonlySet<string>
}

const splitWords = (folded: string): string[] => folded.match(/[\p{L}\d]+/gu) ?? []

function openBook(language: Spoken): Book {
  const concepts = new Map<string, string[]>()
  const openings = new Set<string>()
  for (const [concept, written] of Object.entries(CONCEPTS[language]))
    for (const entry of foldIn(language, written).split('|')) {
      const words = splitWords(entry)
      const known = isInSigns(language) ? entry : `${words.join(' ')}${entry.endsWith('*') ? '*' : ''}`
      concepts.set(known, [...(concepts.get(known) ?? []), concept])
      words.slice(1).forEach((_, at) => {
        openings.add(`${words.slice(0, at + 1).join(' ')} `)
      })
    }
  return { concepts, openings }
}

const books = new Map<Spoken, Book>()
function bookOf(language: Spoken): Book {
  const book = books.get(language) ?? openBook(language)
  books.set(language, book)
  return book
}

/** Names the concepts that a text touches, whatever its language: "cuchillo" and "Messer" are one. */
export function findConcepts(language: Spoken, text: string): string[] {
  const { concepts, openings } = bookOf(language)
  const folded = foldIn(language, text)
  const entries = isInSigns(language) ? listSigns(folded) : listPhrases(splitWords(folded), openings)
  return [...new Set(entries.flatMap((entry) => concepts.get(entry) ?? []))]
}

/** Every word, and every phrase that some phrase begins like, each with all its beginnings. */
function listPhrases(words: readonly string[], openings: ReadonlySet<string>): string[] {
  const phrases: string[] = []
  for (const start of words.keys()) {
    let before = ''
    for (const word of words.slice(start)) {
      phrases.push(before + word)
      for (let end = SHORTEST_BEGINNING; end <= word.length; end++)
        phrases.push(`${before}${word.slice(0, end)}*`)
      before += `${word} `
      if (!openings.has(before)) break
    }
  }
  return phrases
}

const listSigns = (text: string): string[] =>
  Array.from({ length: text.length }, (_, start) => start).flatMap((start) =>
    Array.from({ length: MOST_SIGNS }, (_, more) => text.slice(start, start + more + 1)),
  )
