import { WORDS } from '../words-thresholds.ts'

/** Says whether a text has a word, whatever its case. */
export const hasWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}'’-]+/gu)
    ?.some((each) => each.replace(/['’]s$/, '') === word.toLowerCase()) ?? false

/** The words of a name. */
export const listNames = (name: string | null): string[] =>
  name?.split(' ').filter((word) => /^\p{Lu}/u.test(word)) ?? []

/** Asks the coach; and, in a request, says how the words shall be. */
const FOR_COACH =
  /^(?:firm|polite|short|simple|not too)\b|\b(?:please|my (?:concern|worry|fear|question) is|i say i|wording|what (?:do|can|should|would) i|how (?:do|can|should|would) i|simple english|i need (?:(?:the|an?|some|two|three|four|few|\w+) ){1,2}(?:start|opening|beginning|words?|lines?|sentences?)|i (?:shall|will|can)(?: then)? translate|only for (?:the )?(?:beginning|you))\b/i
const OF_WORDS =
  /\b(?:(?:a|the|some|few) (?:words?|lines?|sentences?|sms|text|e-?mail|message)|in english)\b/i
/** Says whether what was told is for the coach alone. */
export const isForCoach = (text: string, isOfRequest: boolean): boolean =>
  FOR_COACH.test(text) || (isOfRequest && OF_WORDS.test(text))

/** Without a verb, or turned where nobody can be meant by it: "Now our MD, you", "you know you long time". */
const CLUMSY =
  /(?<!\b(?:promised|told|tell|telling|show|showed) )\byou you\b|^You, (?:you|who|\d+|the|a|an)\b|\byou (?:know|call|calls|tell|told) you\b|\byou\b[^.]{0,40} (?:to|at|with|for|from|on) you\b|^[^.]{0,30}, you$|\bour [\w ]{1,20} you\b/i
/** Cut off in the middle of a sentence, or a question whose mark was left out. */
const CUT = /\b(?:and|or|but|so|that|then|because|one|of)\W*$|^(?:do|should|can|shall|must|how|what) i\b/i

/** Says whether a sentence can be said to somebody who is called so: it is whole, tells something, and does not speak of them as of another. */
export function isSayable(said: string, called: readonly string[]): boolean {
  const words = said.split(/\s+/).length
  return (
    words >= WORDS.fewestTold &&
    words <= WORDS.longestPiece &&
    !CLUMSY.test(said) &&
    !CUT.test(said) &&
    !called.some((word) => hasWord(said, word))
  )
}
