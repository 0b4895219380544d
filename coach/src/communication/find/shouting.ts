import type { MessageText } from '../message-text.ts'
import { makeMatch, type RuleMatch } from '../rule-match.ts'

/** Words that are shouting when they stand in capitals; any other word in capitals may be a name or an abbreviation. */
const SHOUTED =
  /\b(?:FIRST|SECOND|THIRD|LAST|NOW|NEVER|ALWAYS|AGAIN|STOP|PLEASE|NOT|ALL|VERY|MUST|EVERY|EVERYONE|NOBODY|ANYONE|READ|URGENT|URGENTLY|IMPORTANT|IMMEDIATELY|TODAY|WHY|WHAT|WHEN|HOW|DO|DON'T|NO|YES|STILL|EVER|ONLY|REALLY|SO|TOO|ANY|THIS|THAT|YOUR|YOU|THE|AND|IS|ARE|WAS|HAVE|NEED|TO|OF|IN|IT|BE|BY|FOR|ME|WE|MY|LATE|WRONG|SERIOUSLY|ENOUGH|LAST|WARNING|ABSOLUTELY|SICK|FED|UP|CANNOT|CAN'T|BEFORE|AFTER|HERE|THERE|SEND|FIX|ANSWER|REPLY|CALL|WORK|REPORT|TIME|MORE|LESS|GET|DONE|FINISH|FINISHED|WAITING|WORST|BEST)\b/g
/** Of these, one alone is shouting; of the others it takes three, because one is a common emphasis. */
const LOUD =
  /^(?:SECOND|THIRD|NOW|NEVER|ALWAYS|AGAIN|STOP|PLEASE|MUST|IMMEDIATELY|SERIOUSLY|ENOUGH|DON'T|WHY|STILL|READ|EVERYONE|NOBODY|WRONG|URGENT|ABSOLUTELY|LATE|VERY|NOT)$/

/** True for a sentence all in capitals. It gets no replacement, because only the writer knows which words are names. */
const isHeadline = (text: string) => {
  const words = text.match(/[A-Za-z]{2,}/g) ?? []
  return words.length >= 5 && words.filter((word) => word === word.toUpperCase()).length > 0.6 * words.length
}

function findCapitals(message: MessageText): RuleMatch[] {
  return message.sentences.flatMap((sentence): RuleMatch[] => {
    const { text, start, end } = sentence
    if (isHeadline(text)) return [{ rule: 'shouting', start, end, replacement: null }]
    const shouted = [...text.matchAll(SHOUTED)]
    const isLoud = shouted.length >= 3 || shouted.some(([word]) => LOUD.test(word))
    if (!isLoud) return []
    return shouted.map((match) => {
      const at = start + match.index
      return makeMatch(message, 'shouting', { start: at, end: at + match[0].length }, match[0].toLowerCase())
    })
  })
}

function findMarks(message: MessageText): RuleMatch[] {
  return message.sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(/[!?]{2,}/g)].map((match) => {
      const start = sentence.start + match.index
      const mark = match[0].includes('?') ? '?' : '!'
      return makeMatch(message, 'shouting', { start, end: start + match[0].length }, mark)
    }),
  )
}

/** Finds words that shout in capitals, and several exclamation or question marks in a row. */
export const findShouting = (message: MessageText): RuleMatch[] => [
  ...findCapitals(message),
  ...findMarks(message),
]
