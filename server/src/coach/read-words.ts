import type { Said } from '@lodestar/coach/text/hearing'

/** A word of a text, and where it stands in it, in characters. */
export interface TextWord {
  readonly start: number
  readonly end: number
}

/** The words of a text, and its tokens, each with the word it is part of. */
export function readWords(
  text: string,
  tokenize: (text: string) => readonly number[],
): { words: TextWord[]; tokens: { id: number; word: TextWord }[] } {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: said, index }) => ({
    said,
    word: { start: index, end: index + said.length },
  }))
  return {
    words: words.map(({ word }) => word),
    tokens: words.flatMap(({ said, word }) => tokenize(said).map((id) => ({ id, word }))),
  }
}

/** Where the tokens of each word stand among all that a model reads; a token of no word is passed over. */
export function listPlaces(
  ...parts: readonly {
    readonly tokens: readonly { readonly word: TextWord | null }[]
    readonly from: number
  }[]
): Map<TextWord, number[]> {
  const placed = parts.flatMap(({ tokens, from }) =>
    tokens.flatMap(({ word }, at) => (word ? [{ word, place: from + at }] : [])),
  )
  return new Map(
    [...Map.groupBy(placed, ({ word }) => word)].map(([word, own]) => [word, own.map(({ place }) => place)]),
  )
}

/** Leaves out the middle of what is too long: so many of the first and of the last are kept. */
export const cutMiddle = <Each>(items: readonly Each[], [first, last]: readonly [number, number]): Each[] =>
  items.length <= first + last ? [...items] : [...items.slice(0, first), ...items.slice(-last)]

/** Log odds as chances that come to 1. */
export function toChances(odds: Float32Array): Float32Array {
  const most = odds.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  const raised = odds.map((each) => Math.exp(each - most))
  const total = raised.reduce((sum, each) => sum + each, 0)
  return raised.map((each) => each / total)
}

/** So many words before a message are read with it: of the leader's message before, and of the coach's answer. */
const BEFORE = { leader: 24, coach: 44 } as const

const lastWords = (text: string | null, count: number) =>
  (text ?? '').split(/\s+/).filter(Boolean).slice(-count).join(' ')

/** What was said just before a message, as the models read it; empty at the beginning. */
export const joinContext = ({ before, coach }: Pick<Said, 'before' | 'coach'>): string =>
  [lastWords(before, BEFORE.leader), lastWords(coach, BEFORE.coach)].filter(Boolean).join(' / ')
