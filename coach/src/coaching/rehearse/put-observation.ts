import { countWords, readMessage } from '../../communication/message-text.ts'
import { BLANKS, OBSERVES } from './opening-rules.data.ts'
import { type ReadLine, replaceSpan } from './read-line.ts'

/** The line without what judges or attacks; where nothing that can be checked is left, with what the leader has told, or a blank for it. */
export function withObservation(line: ReadLine, left: string): string {
  const isLeft = OBSERVES.some((pattern) => pattern.test(left)) || line.need !== 'correct'
  if (isLeft && countWords(left) > 1) return left
  return putFirst(left, findTold(line) ?? `${BLANKS.observation}.`)
}

/** Behind a greeting or a name that is called, also at the head of a sentence: "Greg, it is hard to say". */
export function putFirst(text: string, sentence: string): string {
  const head = readMessage(text).sentences.find(({ part, words }) => part === 'body' && words > 2)
  if (!head) return `${text} ${sentence}`.trim()
  const called = CALLED.exec(text.slice(head.start, head.end))?.[0].length ?? 0
  const start = head.start + called
  return replaceSpan(text, { start, end: start }, sentence)
}
const CALLED =
  /^(?:(?:[Ss]o|[Hh]ey|[Hh]i|[Hh]ello|[Ll]ook|[Ll]isten|[Ww]ell|[Oo]kay),? )?(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'’-]+, (?=[\p{L}\d])/u

/** The sentence of the words that were prepared which says what happened: the leader's own fact. */
export const findTold = ({ scene }: ReadLine): string | undefined =>
  readMessage(scene.words).sentences.find(
    ({ text, isQuestion, part }) =>
      part === 'body' && !isQuestion && OBSERVES.some((pattern) => pattern.test(text)),
  )?.text
