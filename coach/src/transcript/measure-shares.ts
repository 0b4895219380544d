import type { TranscriptReading } from '@lodestar/contract/transcript'
import type { Turn } from './turn.ts'

/** How fast people speak where no end is known: some 150 words a minute. */
const WORDS_PER_SECOND = 2.5

/** How much each person talked: their share, and their words. */
export interface Shares {
  readonly basis: TranscriptReading['basis']
  readonly of: ReadonlyMap<string, { readonly share: number; readonly words: number }>
}

/** Counts the words of a text: what stands between spaces and has a letter or a digit. */
const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/**
 * Says how the talking divides: by the times from beginning to end where every turn has both, from one beginning to the next
 * where all have a beginning, and else by words. The last of those with a beginning only is reckoned at 150 words a minute.
 */
export function measureShares(turns: readonly Turn[]): Shares {
  const basis = findBasis(turns)
  const weights = turns.map((turn, at) => weigh(turn, turns[at + 1], basis))
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const of = new Map<string, { share: number; words: number }>()
  for (const [at, { speaker, text }] of turns.entries()) {
    const own = of.get(speaker) ?? { share: 0, words: 0 }
    of.set(speaker, { share: own.share + (weights[at] ?? 0) / all, words: own.words + countWords(text) })
  }
  return {
    basis,
    of: new Map([...of].map(([name, one]) => [name, { ...one, share: Math.min(1, one.share) }])),
  }
}

function findBasis(turns: readonly Turn[]): Shares['basis'] {
  if (turns.every(({ start, end }) => start !== null && end !== null && end >= start)) return 'times'
  const isForward = turns.every(({ start }, at) => start !== null && start >= (turns[at - 1]?.start ?? 0))
  return isForward && (turns.at(-1)?.start ?? 0) > (turns[0]?.start ?? 0) ? 'starts' : 'words'
}

function weigh(turn: Turn, next: Turn | undefined, basis: Shares['basis']): number {
  if (basis === 'words') return countWords(turn.text)
  const start = turn.start ?? 0
  if (basis === 'times') return (turn.end ?? start) - start
  return next ? (next.start ?? start) - start : countWords(turn.text) / WORDS_PER_SECOND
}
