import { ACTS, type Act, type HeardWord, type Hearing, isRequest } from '../../text/hearing.ts'
import { ACT } from '../thresholds.ts'
import { listActFeatures, weighActWords } from './act-words.ts'

/** A stretch of a message and what it does in the conversation. */
export interface Part {
  readonly text: string
  /** Where it stands in the message, in characters. */
  readonly start: number
  readonly end: number
  /** At least one, the surest first. */
  readonly acts: readonly Act[]
  /** Those of them that may decide what the coach does. */
  readonly sure: readonly Act[]
}

/** A title with its point, "Ms.", ends nothing. */
const ENDS_SENTENCE = /(?:[!?…]|(?<!\b(?:mrs?|ms|dr|st|prof|fr|sr|jr))\.)["'”’)]*$/i
const ENDS_PIECE = /[,;:–—]["'”’)]*$|^[–—-]+$/
const JOINS = new Set(['and', 'but', 'so', 'because', 'though', 'although', 'or', 'then'])
/** In words. */
const SHORTEST_PIECE = 3

type Place = Pick<HeardWord, 'start' | 'end'>

/** A piece of a message, and the sentence it stands in, as words. */
interface Piece<Word extends Place> {
  readonly words: readonly Word[]
  readonly sentence: readonly Word[]
}

/** Cuts a message into sentences, and these before joining words and behind commas and dashes, into so many words or more. */
export const cutPieces = <Word extends Place>(
  text: string,
  words: readonly Word[],
  shortest = SHORTEST_PIECE,
): Piece<Word>[] =>
  splitSentences(text, words).flatMap((sentence) =>
    splitPieces(text, sentence, shortest).map((piece) => ({ words: piece, sentence })),
  )

/** What counts beside the hearing model's odds: the words' own, half and half. Both learners were given the same say. */
const WORDS_SHARE = 0.5

/** The parts that were found in what was heard; a turn asks for them twice. */
const found = new WeakMap<Hearing['words'], { text: string; coach: string | null; parts: Part[] }>()

/**
 * Finds what a message does, part by part: neighbors that do the same are one part.
 *
 * Each piece of a sentence is judged by the hearing model (by its own words and by the whole sentence, half and half) and by what its
 * words alone show; an act whose log odds are above 0 counts.
 *
 * @param coach what the coach said before the message; null at the beginning.
 */
export function readActs(text: string, hearing: Pick<Hearing, 'words'>, coach: string | null): Part[] {
  const known = found.get(hearing.words)
  if (known?.text === text && known.coach === coach) return known.parts
  const parts = joinAlike(text, weighActs(text, hearing, coach))
  found.set(hearing.words, { text, coach, parts })
  return parts
}

function joinAlike(text: string, pieces: readonly WeighedPiece[]): Part[] {
  const parts: Part[] = []
  for (const { odds, ...piece } of pieces) {
    const part = { ...piece, acts: chooseActs(odds), sure: chooseSure(odds) }
    const before = parts.at(-1)
    const isSame = before !== undefined && isAlike(before.acts, part.acts)
    if (isSame) parts.pop()
    const sure = [...new Set([...(before?.sure ?? []), ...part.sure])]
    parts.push(isSame ? { ...before, text: text.slice(before.start, part.end), end: part.end, sure } : part)
  }
  return parts
}

/** A piece of a message with the log odds of each act, in the order of `ACTS`. */
export interface WeighedPiece extends Place {
  readonly text: string
  readonly odds: readonly number[]
}

/** Judges each piece of a message, as `readActs` says. */
export const weighActs = (
  text: string,
  { words }: Pick<Hearing, 'words'>,
  coach: string | null,
  shortest?: number,
): WeighedPiece[] => cutPieces(text, words, shortest).map((piece) => judgePiece(text, piece, coach))

function judgePiece(text: string, { words, sentence }: Piece<HeardWord>, coach: string | null): WeighedPiece {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const piece = text.slice(start, end)
  const whole = meanOdds(sentence)
  const byWords = weighActWords(listActFeatures(piece, text.slice(0, start), coach))
  const odds = meanOdds(words).map(
    (own, at) => ((own + (whole[at] ?? 0)) / 2) * (1 - WORDS_SHARE) + (byWords[at] ?? 0) * WORDS_SHARE,
  )
  return { text: piece, start, end, odds }
}

/** What is asked, likely in one way or another, in its likeliest way; and what else is surely done. */
function chooseSure(odds: readonly number[]): Act[] {
  const ranked = rankActs(odds)
  const asks = ranked.filter(({ act }) => isRequest(act))
  const [likeliest] = asks
  const isAsking = Math.log(asks.reduce((sum, one) => sum + Math.exp(one.odds), 0)) > ACT.asking
  return [
    ...(likeliest && isAsking ? [likeliest.act] : []),
    ...ranked.flatMap((one) => (one.odds > ACT.sure && one.act !== likeliest?.act ? [one.act] : [])),
  ]
}

const rankActs = (odds: readonly number[]) =>
  ACTS.map((act, at) => ({ act, odds: odds[at] ?? 0 })).sort((one, other) => other.odds - one.odds)

function splitSentences<Word extends Place>(text: string, words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [[]]
  words.forEach((word, at) => {
    sentences.at(-1)?.push(word)
    const next = words[at + 1]
    if (!next) return
    const isLine = text.slice(word.end, next.start).includes('\n')
    if (isLine || ENDS_SENTENCE.test(text.slice(word.start, word.end))) sentences.push([])
  })
  return sentences.filter((ones) => ones.length > 0)
}

/** Cuts before a joining word and behind a comma or dash, into pieces of so many words or more. */
function splitPieces<Word extends Place>(
  text: string,
  sentence: readonly Word[],
  shortest: number,
): Word[][] {
  const pieces: Word[][] = [[]]
  for (const word of sentence) {
    const said = text.slice(word.start, word.end)
    if (JOINS.has(said.toLowerCase()) && (pieces.at(-1)?.length ?? 0) >= shortest) pieces.push([])
    pieces.at(-1)?.push(word)
    if (ENDS_PIECE.test(said) && (pieces.at(-1)?.length ?? 0) >= shortest) pieces.push([])
  }
  const full = pieces.filter((piece) => piece.length > 0)
  const last = full.at(-1)
  if (!last || full.length === 1 || last.length >= shortest) return full
  return [...full.slice(0, -2), [...(full.at(-2) ?? []), ...last]]
}

function meanOdds(words: readonly HeardWord[]): number[] {
  return ACTS.map((_, at) => words.reduce((sum, { acts }) => sum + (acts[at] ?? 0), 0) / words.length)
}

function chooseActs(odds: readonly number[]): Act[] {
  const ranked = rankActs(odds)
  const sure = ranked.filter((one) => one.odds > 0)
  return (sure.length > 0 ? sure : ranked.slice(0, 1)).map(({ act }) => act)
}

const isAlike = (one: readonly Act[], other: readonly Act[]) =>
  one.length === other.length && one.every((act) => other.includes(act))
