/** Splits what somebody said into sentences; what has no end mark is one. */
export const splitSaid = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])["”’)]?\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Tells whether a sentence is a question, as far as its mark says. */
export const isQuestion = (sentence: string): boolean => /\?["”’)]*$/.test(sentence)

/** Asks to tell, whatever the sentence begins with. */
const TELLING =
  /\b(?:tell|show) (?:me|us)\b(?! (?:if|whether|when|who|where)\b)|\b(?:walk|talk|take) (?:me|us) through\b|\b(?:describe|explain|say more)\b/i
const BEGINNING = /^(?:what|how|why)\b/i
/** They begin so and can be answered with a word, or propose something. */
const NARROW =
  /^(?:how (?:many|much|long|often|old|far|soon|big|about)|what (?:time|day|date|about|number|percentage)|why (?:don['’]t|not|doesn['’]t))\b/i
const BEFORE = /[,;:—–]\s*|\s-+\s|\b(?:and|but|so|or|okay|ok|well|then|now|also)\s+/gi

/** Tells whether a question asks for more than a word: what, how, why, or a request to tell. */
export function isOpenQuestion(question: string): boolean {
  if (TELLING.test(question)) return true
  return question.split(BEFORE).some((clause) => BEGINNING.test(clause.trim()) && !NARROW.test(clause.trim()))
}
