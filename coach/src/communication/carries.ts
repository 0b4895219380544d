import { listTimes } from '../text/exact-facts.ts'
import { keepsFacts } from '../text/facts.ts'
import { DECIDES, EXPECTS, GRAND, HAPPENED, LIKENESS, PEOPLE, SMALL_TALK } from './carries.data.ts'
import { asksFor, isRequest, saysWhen } from './message-content.ts'
import { findCall } from './message-frame.ts'
import type { Sentence } from './message-text.ts'

/** So many grand words make a sentence in which nothing else stands. */
const ALL_GRAND = 3

/** True where a sentence holds a number, a name, a day, a link or a quotation, or calls whom the message is for. */
const holdsFact = (text: string, sentence: Sentence): boolean =>
  /[\d"]/.test(sentence.text) ||
  listTimes(sentence.text).length > 0 ||
  !keepsFacts(text, sentence, '') ||
  findCall(sentence.text) !== ''

/** True where a sentence asks, expects, allows or forbids something. */
const asksOrExpects = (sentence: Sentence): boolean =>
  (isRequest(sentence) && !/^(?:how are you|is it)\b/i.test(sentence.text) && !isRhetorical(sentence)) ||
  EXPECTS.test(sentence.text)

/** A question of few words that waits for no answer. */
const isRhetorical = ({ isQuestion, text }: Sentence): boolean =>
  isQuestion &&
  /^(?:are you (?:kidding|joking|serious)|seriously|really)\b|\b(?:isn't it|is it|aren't you|don't we|do we|right)\?$/i.test(
    text,
  )

const withoutNow = (text: string): string => text.replace(/\b(?:right )?(?:now|soon)\b/gi, '')

/** True for a sentence that attacks and says something else that its reader needs; a question that asks for nothing is none. */
export const carriesBesides = (text: string, sentence: Sentence): boolean =>
  carries(text, asksFor(sentence.text) ? sentence : { ...sentence, isQuestion: false })

/** True for a sentence without which its reader would know less of what was decided, promised or expected. */
export const carries = (text: string, sentence: Sentence): boolean =>
  holdsFact(text, sentence) ||
  asksOrExpects(sentence) ||
  DECIDES.test(sentence.text) ||
  PEOPLE.test(sentence.text) ||
  saysWhen(withoutNow(sentence.text))

/** True for a sentence that may go: it is known for small talk, a saying or grand words, and carries nothing. */
export function isPadding(text: string, sentence: Sentence): boolean {
  const { text: said, part } = sentence
  if (part !== 'body' || holdsFact(text, sentence)) return false
  if (SMALL_TALK.test(said)) return true
  if (asksOrExpects(sentence) || DECIDES.test(said) || /\b(?:jobs?|pay|paid|sorry|thank\w*)\b/i.test(said))
    return false
  return (said.match(GRAND)?.length ?? 0) >= ALL_GRAND || (LIKENESS.test(said) && !HAPPENED.test(said))
}
