import { readSentences } from '../text/nlp.ts'
import { DECLINING, FILLER, MACHINE, NO_MATTER, OUTRIGHT, PUT_INTO_WORDS } from './decline.data.ts'

/** Up to so many sentences, an outright refusal is all that a text says. */
const SHORT_SENTENCES = 2

/**
 * Says whether a language model declines to do its work instead of doing it.
 *
 * It does where it speaks as a machine; where it refuses outright in one or two sentences; and where it refuses and
 * nothing else in the text takes up a word of what it was told. "I can't tell you whether he will agree" declines nothing.
 *
 * @param text one part of an answer, in the coach's voice.
 * @param told what the leader has told.
 */
export function isDeclining(text: string, told: readonly string[]): boolean {
  const { sentences, isMachine, declined, rest } = readDeclining(text)
  if (isMachine) return true
  if (declined.length === 0) return false
  if (sentences.length <= SHORT_SENTENCES && declined.some((sentence) => OUTRIGHT.test(sentence))) return true
  const words = new Set(told.flatMap(listMatter))
  return !rest.some((sentence) => listMatter(sentence).some((word) => words.has(word)))
}

/**
 * Says whether a text is a model's refusal and nothing else. Stricter than `isDeclining`, for words that are somebody
 * else's to say: "I can't help with that this week" is a good line of a leader's.
 */
export function isOnlyDeclining(text: string): boolean {
  const { isMachine, declined, rest } = readDeclining(text)
  return isMachine || (declined.length > 0 && rest.length === 0 && declined.every(saysNoMore))
}

/** True where nothing follows the refusal: "I can't help with that, and on Monday I can" goes on. */
function saysNoMore(sentence: string): boolean {
  const found = OUTRIGHT.exec(sentence)
  return found !== null && !/\p{L}/u.test(sentence.slice(found.index + found[0].length))
}

function readDeclining(given: string) {
  const text = given
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll('*', '')
    .trim()
  // What stands between quotation marks is for somebody else to say.
  const own = text.replace(/["“][^"“”]*["”]/g, ' ').trim() || text
  const sentences = own.split(/(?<=[.!?…;])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
  const isDeclined = (sentence: string) => DECLINING.test(sentence) && !PUT_INTO_WORDS.test(sentence)
  const declined = sentences.filter(isDeclined)
  const rest = sentences.filter((sentence) => !isDeclined(sentence) && !FILLER.test(sentence))
  return { sentences, isMachine: MACHINE.test(own), declined, rest }
}

const MATTER = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ'])

/** The words of a text that tell what it is about, in their base form. */
const listMatter = (text: string): string[] =>
  readSentences(text)
    .flatMap(({ tokens }) => tokens)
    .filter(({ pos, lemma }) => MATTER.has(pos) && lemma.length > 2 && !NO_MATTER.has(lemma.toLowerCase()))
    .map(({ lemma }) => lemma.toLowerCase())
