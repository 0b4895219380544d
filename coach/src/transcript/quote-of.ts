import type { SaidLine } from '@lodestar/contract/transcript'
import type { Turn } from './turn.ts'

const LONGEST = 280

/** Quotes a sentence of a turn; one that is very long is cut at a word. */
export function quoteOf({ speaker, line }: Turn, sentence: string): SaidLine {
  const isLong = sentence.length > LONGEST
  const quote = isLong
    ? `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST) + 1 || LONGEST).trimEnd()} …`
    : sentence
  return { speaker, line, quote }
}
