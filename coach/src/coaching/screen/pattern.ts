import type { Word } from './words.ts'

/** A run of words: from the word at `start` up to, and without, the word at `end`. */
export type Span = { readonly start: number; readonly end: number }

/** A pattern ready to be looked for, one step after the other. */
export type Pattern = readonly Step[]

/** A text whose words have been looked up. */
export type Text = {
  readonly words: readonly Word[]
  readonly entries: readonly Entry[]
  /** The places where each pattern's first words stand. */
  readonly starts: ReadonlyMap<Pattern, readonly number[]>
}

type Step =
  | { readonly type: 'words'; readonly lists: readonly number[]; readonly isOptional: boolean }
  | { readonly type: 'gap'; readonly most: number }
  | { readonly type: 'clause-end' }
type Piece = { readonly text: string; readonly isPrefix: boolean }
type Phrase = { readonly list: number; readonly pieces: readonly Piece[] }
/** What is known of a word: the phrases that begin with it, by list and by name, and the patterns that may. */
type Entry = {
  readonly phrases: ReadonlyMap<number, readonly Phrase[]>
  readonly named: readonly { readonly name: string; readonly phrases: readonly Phrase[] }[]
  readonly patterns: readonly Pattern[]
}

const GAPS: Readonly<Record<string, number>> = { '.': 1, '..': 3, '...': 7 }
const SHORTEST_PREFIX = 3
const LONGEST_PREFIX = 20
const MOST_SPANS = 12
const MOST_REMEMBERED = 5000
/** A gap must not swallow these: "he did not hit" is no "he … hit". */
const NEGATORS = new Set(['not', 'never', 'no', 'nobody', 'none', 'nothing', 'neither'])
/** People who write without commas join their clauses with these. */
const JOINTS = new Set(['and', 'but', 'because', 'so', 'or', 'that'])

/**
 * Reads patterns in the notation of boundaries-lists.data.ts and looks up where their words occur in a text.
 *
 * A pattern starts only where its first words stand and keeps a set of places instead of backtracking, so that its
 * time grows with the text and no more.
 */
export class PatternBook {
  readonly #lists: Readonly<Record<string, string>>
  readonly #numbers = new Map<string, number>()
  readonly #names = new Map<number, string>()
  readonly #byWord = new Map<string, Phrase[]>()
  readonly #byPrefix = new Map<string, Phrase[]>()
  readonly #byFirstList = new Map<number, Pattern[]>()
  readonly #remembered = new Map<string, Entry>()

  /** @param lists names and their comma-separated words or phrases; a list may contain another as `{name}`. */
  constructor(lists: Readonly<Record<string, string>>) {
    this.#lists = lists
    for (const name of Object.keys(lists)) this.#names.set(this.#numberNamed(name), name)
  }

  /** @throws RangeError when the notation names an unknown list or does not start with words. */
  compile(notation: string): Pattern {
    const pattern = notation
      .trim()
      .split(/\s+/)
      .map((part) => this.#readStep(part))
    const [first] = pattern
    if (first?.type !== 'words' || first.isOptional)
      throw new RangeError(`"${notation}" must start with words`)
    for (const list of first.lists)
      this.#byFirstList.set(list, [...(this.#byFirstList.get(list) ?? []), pattern])
    this.#remembered.clear()
    return pattern
  }

  /** Looks up every word of a text, for all patterns compiled so far. */
  lookUp(words: readonly Word[]): Text {
    const entries = words.map(({ text }) => this.#find(text))
    const starts = new Map<Pattern, number[]>()
    for (const [place, { patterns }] of entries.entries())
      for (const pattern of patterns) {
        const places = starts.get(pattern)
        if (places) places.push(place)
        else starts.set(pattern, [place])
      }
    return { words, entries, starts }
  }

  /** Names the lists that have a word or phrase starting in a stretch of a text. */
  listsWithin({ words, entries }: Text, { start, end }: Span): string[] {
    const names = new Set<string>()
    for (const [offset, { named }] of entries.slice(start, end).entries())
      for (const { name, phrases } of named)
        if (phrases.some(({ pieces }) => hasPieces(words, start + offset, pieces))) names.add(name)
    return [...names]
  }

  #find(word: string): Entry {
    const remembered = this.#remembered.get(word)
    if (remembered) return remembered
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear()
    const entry = this.#makeEntry(word)
    this.#remembered.set(word, entry)
    return entry
  }

  #makeEntry(word: string): Entry {
    const found = [...(this.#byWord.get(word) ?? [])]
    for (let length = SHORTEST_PREFIX; length <= Math.min(word.length, LONGEST_PREFIX); length += 1)
      found.push(...(this.#byPrefix.get(word.slice(0, length)) ?? []))
    const phrases = new Map<number, Phrase[]>()
    for (const phrase of found) phrases.set(phrase.list, [...(phrases.get(phrase.list) ?? []), phrase])
    const patterns = [...phrases.keys()].flatMap((list) => this.#byFirstList.get(list) ?? [])
    const named = [...phrases].flatMap(([list, ofList]) => {
      const name = this.#names.get(list)
      return name ? [{ name, phrases: ofList }] : []
    })
    return { phrases, named, patterns: [...new Set(patterns)] }
  }

  #readStep(part: string): Step {
    const most = GAPS[part]
    if (most !== undefined) return { type: 'gap', most }
    if (part === '$') return { type: 'clause-end' }
    const isOptional = part.startsWith('(') && part.endsWith(')')
    const alternatives = (isOptional ? part.slice(1, -1) : part).split('|')
    const names = alternatives.filter((alternative) => alternative.startsWith('{'))
    const others = alternatives.filter((alternative) => !alternative.startsWith('{'))
    const lists = names.map((name) => this.#numberNamed(name.slice(1, -1)))
    if (others.length > 0) lists.push(this.#numberList(others.join('|'), others))
    return { type: 'words', lists, isOptional }
  }

  #numberNamed(name: string): number {
    return this.#numberList(`{${name}}`, this.#expand(name))
  }

  #expand(name: string): string[] {
    const list = this.#lists[name]
    if (list === undefined) throw new RangeError(`no list is called {${name}}`)
    return list
      .split(',')
      .map((entry) => entry.trim().replaceAll(/\s+/g, '_'))
      .filter((entry) => entry !== '')
      .flatMap((entry) => (entry.startsWith('{') ? this.#expand(entry.slice(1, -1)) : [entry]))
  }

  #numberList(key: string, phrases: readonly string[]): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const list = this.#numbers.size
    this.#numbers.set(key, list)
    for (const written of new Set(phrases)) this.#addPhrase({ list, pieces: readPieces(written) })
    return list
  }

  #addPhrase(phrase: Phrase): void {
    const [first] = phrase.pieces
    if (!first) return
    const shelf = first.isPrefix ? this.#byPrefix : this.#byWord
    const phrases = shelf.get(first.text)
    if (phrases) phrases.push(phrase)
    else shelf.set(first.text, [phrase])
  }
}

/** Finds where a pattern occurs, first places first, at most a dozen of them. */
export function findSpans(text: Text, pattern: Pattern): Span[] {
  const spans: Span[] = []
  for (const start of text.starts.get(pattern) ?? []) {
    const end = endFrom(text, pattern, start)
    if (end > start) spans.push({ start, end })
    if (spans.length === MOST_SPANS) break
  }
  return spans
}

function readPieces(written: string): Piece[] {
  return written.split('_').map((piece) => {
    const isPrefix = piece.endsWith('*')
    if (isPrefix && piece.length <= SHORTEST_PREFIX)
      throw new RangeError(`"${piece}" is too short a beginning`)
    return { text: isPrefix ? piece.slice(0, -1) : piece, isPrefix }
  })
}

/** Tells whether a phrase goes on as listed; that its first word stands here is how it was found. */
function hasPieces(words: readonly Word[], start: number, pieces: readonly Piece[]): boolean {
  if (pieces.length === 1) return true
  return pieces.every(({ text, isPrefix }, offset) => {
    const word = words[start + offset]
    if (!word || word.sentence !== words[start]?.sentence) return false
    return isPrefix ? word.text.startsWith(text) : word.text === text
  })
}

/** Gives the end of the shortest match that begins at a place and stays in its sentence, or -1. */
function endFrom(text: Text, pattern: Pattern, start: number): number {
  const sentence = text.words[start]?.sentence
  let places = [start]
  for (const step of pattern) {
    const reached = new Set<number>()
    for (const place of places) for (const next of stepFrom(text, step, place, sentence)) reached.add(next)
    places = [...reached]
  }
  return places.length === 0 ? -1 : Math.min(...places)
}

function stepFrom(text: Text, step: Step, place: number, sentence: number | undefined): readonly number[] {
  if (step.type === 'gap') return gapFrom(text.words, step.most, place, sentence)
  if (step.type === 'clause-end') return isClauseEnd(text.words, place) ? [place] : []
  const ends = text.words[place]?.sentence === sentence ? listsFrom(text, step.lists, place) : []
  return step.isOptional ? [place, ...ends] : ends
}

function listsFrom({ words, entries }: Text, lists: readonly number[], place: number): number[] {
  const ends: number[] = []
  const phrases = entries[place]?.phrases
  for (const list of lists)
    for (const { pieces } of phrases?.get(list) ?? [])
      if (hasPieces(words, place, pieces)) ends.push(place + pieces.length)
  return ends
}

function gapFrom(
  words: readonly Word[],
  most: number,
  place: number,
  sentence: number | undefined,
): number[] {
  const reached = [place]
  for (let next = place; next < place + most; next += 1) {
    const word = words[next]
    if (!word || word.sentence !== sentence || NEGATORS.has(word.text)) break
    reached.push(next + 1)
  }
  return reached
}

function isClauseEnd(words: readonly Word[], place: number): boolean {
  const next = words[place]
  return next === undefined || JOINTS.has(next.text) || words[place - 1]?.endsClause === true
}
