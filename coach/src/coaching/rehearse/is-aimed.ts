import type { Sentence, Span } from '../../communication/message-text.ts'
import { type ReadLine, sentenceAt } from './read-line.ts'

/** Who is spoken of: the leader, or the person spoken to. */
const PERSONS = /\b(?:(i|me|my|mine|myself|we|our|us)|(you|your|yours|yourself|u))(?![\p{L}])/giu
/** Somebody a thing is given to, told, done to, is not whom the words are about: "I gave you a stupid answer". */
const GIVEN_TO =
  /\b(?:gave|give|giving|told|tell|sent|send|left|owe|owed|made|showed|wrote|handed|promised) (?:you|u) (?:an?|such|the|my|this|that|some|no)\b/gi
/** What somebody said is told here, or is said not to be meant. */
const REPORTED =
  /\b(?:called|calling)\b[^.!?]*$|\b(?:i|we) (?:do not|don't|did not|didn't|never) (?:think|believe|say|said|mean|meant|want to say)\b[^.!?]*$|\b(?:not|isn't) (?:saying|calling)\b[^.!?]*$/i
const TO_YOU = /\byou/i
/** Begins words that strike at the other person though they begin with "I": "I'm sick of this". */
const BY_ME = /^(?:i|we)\b/i

/**
 * Says whether harsh words mean the person spoken to: not the one who says them, and not what somebody has said. Who calls their own
 * answer stupid attacks nobody.
 */
export function isAimed(line: Pick<ReadLine, 'message'>, span: Span): boolean {
  const sentence = sentenceAt(line, span)
  if (!sentence) return true
  const { text } = line.message
  const words = text.slice(span.start, span.end)
  const before = text.slice(sentence.start, span.start)
  if (REPORTED.test(before)) return false
  if (BY_ME.test(words) || TO_YOU.test(words)) return true
  const last = [...before.replace(GIVEN_TO, '').matchAll(PERSONS)].at(-1)
  return last ? last[1] === undefined : !isOnOwnDeed(line, sentence)
}

/** "That was cowardly" is about the sentence before it, and blames its speaker where that one tells what they did. */
export function isOnOwnDeed({ message }: Pick<ReadLine, 'message'>, sentence: Sentence): boolean {
  const previous = message.sentences[message.sentences.indexOf(sentence) - 1]?.text ?? ''
  return /^(?:and |but )?(?:that|this|it) (?:was|is)\b/i.test(sentence.text) && OWN_DEED.test(previous)
}
/** A sentence in which the leader tells what they did themselves. */
const OWN_DEED =
  /^(?:[\p{L}'’ -]{1,30}, )?(?:yes, |no, )?(?:i|we)(?:'ve| have| was| were)? (?!saw\b|see\b|heard\b|hear\b|found\b|waited\b|got\b|had to\b|noticed\b|expected\b|trusted\b|asked\b|told\b|relied\b|hired\b|know\b|think\b)\w+/iu
