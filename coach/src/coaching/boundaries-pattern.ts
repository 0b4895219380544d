import type { Word } from './boundaries-words.ts'

/** A run of words: from the word at `start` up to, and without, the word at `end`. */
export type Span = { readonly start: number; readonly end: number }

/** A pattern ready to be looked for. */
export type Pattern = readonly Step[]

/** Where each list of words occurs in one text: list, then first word, then the words after the last. */
export type Occurrences = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>

type Step =
  | { readonly type: 'words'; readonly lists: readonly number[]; readonly isOptional: boolean }
  | { readonly type: 'gap'; readonly most: number }
  | { readonly type: 'clause-end' }
type Piece = { readonly text: string; readonly isPrefix: boolean }
type Phrase = { readonly list: number; readonly pieces: readonly Piece[] }

const GAPS: Readonly<Record<string, number>> = { '.': 1, '..': 3, '...': 7 }
const SHORTEST_PREFIX = 3
const MOST_SPANS = 12
/** A gap must not swallow these: "he did not hit" is no "he … hit". */
const NEGATORS = new Set(['not', 'never', 'no', 'nobody', 'none', 'nothing', 'neither'])
/** People who write without commas join their clauses with these. */
const JOINTS = new Set(['and', 'but', 'because', 'so', 'or', 'that'])

/**
 * Reads patterns in the notation of boundaries-lists.data.ts and tells where their words occur in a text.
 *
 * Every word of a text is looked up once; a pattern then starts only where its first words stand and keeps a set of
 * places instead of backtracking, so that its time grows with the text and no more.
 */
export class PatternBook {
  readonly #lists: Readonly<Record<string, string>>
  readonly #numbers = new Map<string, number>()
  readonly #byWord = new Map<string, Phrase[]>()
  readonly #byPrefix = new Map<string, Phrase[]>()

  /** @param lists names and their comma-separated words or phrases; a list may contain another as `{name}`. */
  constructor(lists: Readonly<Record<string, string>>) {
    this.#lists = lists
  }

  /** @throws RangeError when the notation names an unknown list or does not start with words. */
  compile(notation: string): Pattern {
    const steps = notation
      .trim()
      .split(/\s+/)
      .map((part) => this.#readStep(part))
    const [first] = steps
    if (first?.type !== 'words' || first.isOptional)
      throw new RangeError(`"${notation}" must start with words`)
    return steps
  }

  /** Looks every word of a text up, once for all patterns. */
  locate(words: readonly Word[]): Occurrences {
    const found = new Map<number, Map<number, number[]>>()
    for (const [start, { text }] of words.entries()) {
      const phrases = [...(this.#byWord.get(text) ?? [])]
      for (let length = SHORTEST_PREFIX; length <= text.length; length += 1)
        phrases.push(...(this.#byPrefix.get(text.slice(0, length)) ?? []))
      for (const { list, pieces } of phrases) {
        if (!hasPieces(words, start, pieces)) continue
        const places = found.get(list) ?? new Map<number, number[]>()
        found.set(list, places.set(start, [...(places.get(start) ?? []), start + pieces.length]))
      }
    }
    return found
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
    shelf.set(first.text, [...(shelf.get(first.text) ?? []), phrase])
  }
}

/** Finds where a pattern occurs, first places first, at most a dozen of them. */
export function findSpans(words: readonly Word[], occurrences: Occurrences, pattern: Pattern): Span[] {
  const [first] = pattern
  if (first?.type !== 'words') return []
  const starts = first.lists.flatMap((list) => [...(occurrences.get(list)?.keys() ?? [])])
  const spans: Span[] = []
  for (const start of [...new Set(starts)].toSorted((one, other) => one - other)) {
    const end = endFrom(words, occurrences, pattern, start)
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

function hasPieces(words: readonly Word[], start: number, pieces: readonly Piece[]): boolean {
  return pieces.every(({ text, isPrefix }, offset) => {
    const word = words[start + offset]
    if (!word || word.sentence !== words[start]?.sentence) return false
    return isPrefix ? word.text.startsWith(text) : word.text === text
  })
}

/** Gives the end of the shortest match that begins at a place, or -1. */
function endFrom(words: readonly Word[], occurrences: Occurrences, pattern: Pattern, start: number): number {
  const isReachable = (place: number) =>
    place === start || words[place - 1]?.sentence === words[start]?.sentence
  let places = [start]
  for (const step of pattern) {
    const reached = places.flatMap((place) => stepFrom(words, occurrences, step, place))
    places = [...new Set(reached.filter(isReachable))]
  }
  return places.length === 0 ? -1 : Math.min(...places)
}

function stepFrom(
  words: readonly Word[],
  occurrences: Occurrences,
  step: Step,
  place: number,
): readonly number[] {
  if (step.type === 'gap') return gapFrom(words, step.most, place)
  if (step.type === 'clause-end') return isClauseEnd(words, place) ? [place] : []
  const ends = step.lists.flatMap((list) => occurrences.get(list)?.get(place) ?? [])
  return step.isOptional ? [place, ...ends] : ends
}

function gapFrom(words: readonly Word[], most: number, place: number): number[] {
  const reached = [place]
  for (let next = place; next < place + most; next += 1) {
    const word = words[next]
    if (!word || NEGATORS.has(word.text)) break
    reached.push(next + 1)
  }
  return reached
}

function isClauseEnd(words: readonly Word[], place: number): boolean {
  const next = words[place]
  return next === undefined || JOINTS.has(next.text) || words[place - 1]?.endsClause === true
}
