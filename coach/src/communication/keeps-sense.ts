import { readSentences } from '../text/nlp.ts'
import type { MessageText } from './message-text.ts'
import type { Edit } from './rule-match.ts'

/** A word that waits for another: no sentence and no clause ends with it. */
const WAITS =
  /\b(?:an?|the|and|but|or|nor|to|of|if|because|very|quite|my|your|our|their|than|per|(?:but|and|is|are|was|were|will|do|does|did|has|have|had) not|and well|(?:and|but|so) (?:(?:honestly|really|please|just) )?do|feel free|please do|could|would|should|might|must|possibly)$/i
/** Marks that stand together only where words between them have gone. */
const TORN = /,[.,;:]|[.;:],|\s[,.;:](?=\s|$)|(?<!\.)\.\.(?!\.)|[?!]\.(?!\S)|\(\s*\)/
const TWICE = /(?<![\p{L}'’])([\p{L}'’]+) \1(?![\p{L}'’-])/iu
/** Words of degree or amount without what they measure, and verbs whose object lost its article. */
const BARE =
  /\b(?:all|so|just) much for\b|\b(?:made|make|give|gave|send|sent|write|wrote|show|showed|bring|brought) (?:you|me|us|him|her|them) (?!an?\b|the\b|some\b|my\b|our\b|your\b|his\b|their\b|all\b|any\b|this\b|that\b|these\b|those\b|one\b|more\b|what\b|how\b|\p{Ll}+s\b|\p{Ll}+ly\b|\d)\p{Ll}{3,} (?:with|of|for|about|that|to)\b/iu

const trimEnd = (text: string) => text.replace(/[\s"')\].,;:!?…–-]+$/, '')
const hasVerb = (text: string): boolean =>
  readSentences(text).some(({ tokens }) => tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX'))

const isNew = (pattern: RegExp, before: string, after: string) => pattern.test(after) && !pattern.test(before)

/** The parts of a sentence between its marks. */
const clausesOf = (text: string): string[] => text.split(/[,;:.!?–]\s/).map(trimEnd)

/** True where a sentence that was changed reads as one still: nothing torn, doubled or left waiting, and a verb where one was. */
export function keepsSense(before: string, after: string): boolean {
  if (!/\p{L}/u.test(after)) return true
  if ([TORN, TWICE, BARE].some((pattern) => isNew(pattern, before, after))) return false
  const waiting = new Set(
    clausesOf(before)
      .filter((clause) => WAITS.test(clause))
      .map(lastWord),
  )
  if (clausesOf(after).some((clause) => WAITS.test(clause) && !waiting.has(lastWord(clause)))) return false
  return !hasVerb(before) || hasVerb(after)
}

const lastWord = (clause: string): string => /\S+$/.exec(clause)?.[0].toLowerCase() ?? ''

/** True where marks of a text stand together that words stood between before. */
export const isTorn = (before: string, after: string): boolean => isNew(TORN, before, after)

/** A longer one is no sentence that somebody wrote, and reading it for each change takes long. */
const LONGEST = 700

/** True where edits inside a sentence leave it one; what moves or cuts several sentences is judged elsewhere. */
export function editsKeepSense({ text, sentences }: MessageText, edits: readonly Edit[]): boolean {
  const [first, last] = [edits[0], edits.at(-1)]
  // A question to the writer is no part of the sentence.
  if (!first || !last || edits.some(({ replacement }) => replacement.includes('['))) return true
  const sentence = sentences.find(({ start, end }) => start <= first.start && last.end <= end)
  if (!sentence || sentence.end - sentence.start > LONGEST) return true
  const after = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, replacement }) => left.slice(0, start) + replacement + left.slice(end), text)
  const end = sentence.end + after.length - text.length
  return keepsSense(text.slice(sentence.start, sentence.end), after.slice(sentence.start, end))
}
