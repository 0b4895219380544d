import { countWords, type Prose, type Sentence } from './prose.ts'
import type { Span } from './quotes.ts'
import type { Fault } from './reasons.ts'

/** Of the coach's own sentences so many may go, as a share, before what is left is another answer. */
const MOST_CUT = 0.4
/** Less says nothing. */
export const FEWEST_WORDS = 3

/** Takes up what was said just before, so that it cannot stand without it. */
const LEANS =
  /^["“*_]*(?:that(?:['’]s)?|this|these|those|which|such|it(?:['’]s)?|so|because|but|otherwise|instead)\b/i

/** What stands in one line of a list, or behind its bold head, belongs together: a reaction and the answer to it. */
const LISTED = /^\s*(?:>\s*)*(?:[-*•]\s|\d{1,2}[.)]\s|\*\*)/
function findListLine(text: string, { start, end }: Sentence): Span | null {
  const from = text.lastIndexOf('\n', start) + 1
  const to = text.indexOf('\n', end)
  return LISTED.test(text.slice(from)) ? { start: from, end: to < 0 ? text.length : to } : null
}

/** Finds a sentence that cannot be cut without leaving a gap. */
export function findUnclean(
  { text, sentences, words }: Prose,
  faults: ReadonlyMap<Sentence, Fault>,
): [Sentence, Fault] | null {
  const left = sentences.filter((sentence) => !faults.has(sentence))
  // A goodbye without its questions is whole, however many they were.
  const invented = [...faults.values()].filter((fault) => fault !== 'question').length
  const isTooMuch =
    invented > Math.max(1, MOST_CUT * sentences.length) ||
    (words.length === 0 && countWords(left.map(({ own }) => own).join(' ')) < FEWEST_WORDS)
  for (const [sentence, fault] of faults) {
    const next = sentences[sentences.indexOf(sentence) + 1]
    const isNear = next && !text.slice(sentence.end, next.start).includes('\n\n')
    const isLeantOn = isNear && !faults.has(next) && LEANS.test(next.text)
    const line = findListLine(text, sentence)
    const isHalf = line !== null && left.some(({ start, end }) => start >= line.start && end <= line.end)
    const leadsIn = /:["”*_]*$/.test(sentence.text)
    if (isTooMuch || isLeantOn || isHalf || leadsIn || sentence.own !== sentence.text)
      return [sentence, fault]
  }
  return null
}
