import { firmUp, shorten } from '../../communication/change-draft.ts'
import { countWords } from '../../communication/message-text.ts'
import { REHEARSAL } from '../thresholds.ts'
import { DRAFT } from '../words-thresholds.ts'
import type { Fault, Look } from './fault.ts'
import {
  ASKS,
  BLANKS,
  EFFECTS,
  LEADS_UP,
  OBSERVES,
  OPEN_QUESTION,
  SECOND_MATTER,
  TRAPS,
} from './opening-rules.data.ts'
import { findTold, putFirst } from './put-observation.ts'
import { findFirst, quoteOf, type ReadLine, replaceSpan, sentenceAt, sentencesWith } from './read-line.ts'

/** Finds a blank that is still one. */
export const findBlank: Look = ({ text }) => {
  const [quote] = /\[[^\]\n]{2,120}\]/.exec(text) ?? []
  return quote === undefined ? null : { finding: 'blank', quote, changed: text }
}

const LEANS = /^(?:and )?(?:when |how )?(?:can|could|will|would) you\?$/i

/** Finds where a second matter begins. */
export const findSecond: Look = (line) => {
  const span = findFirst(line, SECOND_MATTER)
  const from = span && sentenceAt(line, span)
  if (!from || line.said.indexOf(from) < 1) return null
  // A question behind it may be about the first matter too, unless it cannot stand without the second.
  const later = line.said.filter(
    ({ start, isQuestion, text }) => start > from.start && (!isQuestion || LEANS.test(text)),
  )
  const last = later.at(-1) ?? from
  return {
    finding: 'two-matters',
    quote: quoteOf(line.text, from),
    changed: replaceSpan(line.text, { start: from.start, end: last.end }, ''),
  }
}

/** Finds more than can be kept in mind. */
export const findLong: Look = (line) => {
  const words = line.said.reduce((sum, one) => sum + one.words, 0)
  if (line.said.length <= REHEARSAL.sentences && words <= REHEARSAL.words) return null
  return tellLong(line)
}
/** Keeps what carries most. */
export const tellLong = (line: ReadLine): Fault => ({
  finding: 'too-long',
  quote: null,
  changed: keepFew(line),
})

/** The sentences that carry most, in their order: what happened, what it leads to, what is asked. */
function keepFew({ text, said }: ReadLine): string {
  const ranked = said.map((one, at) => ({ one, at, weight: weigh(one.text, at === said.length - 1) }))
  const kept = new Set(
    ranked
      .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
      .slice(0, REHEARSAL.sentences)
      .map(({ one }) => one),
  )
  const few = said.filter((one) => kept.has(one)).map(({ start, end }) => text.slice(start, end))
  const left = few.join(' ')
  return countWords(left) > REHEARSAL.words ? shorten(left) : left
}

function weigh(sentence: string, isLast: boolean): number {
  const has = (patterns: readonly RegExp[]) => (patterns.some((pattern) => pattern.test(sentence)) ? 1 : 0)
  const seen = has(OBSERVES) * (/\byou\b/i.test(sentence) ? 3 : 2)
  return seen + has(EFFECTS) + has(ASKS) * (isLast ? 4 : 2) - (LEADS_UP.test(sentence) ? 4 : 0)
}

/** Finds that nothing is named that can be checked. */
export const findUnseen: Look = (line) => {
  const needs = line.need === 'correct' || line.need === 'praise'
  return !needs || sentencesWith(line, OBSERVES).length > 0 ? null : tellUnseen(line)
}
/** Puts what was told, or a blank for it, first. */
export const tellUnseen = (line: ReadLine): Fault => ({
  finding: 'no-observation',
  quote: null,
  changed:
    line.need === 'praise'
      ? endSentence(line.text, `${BLANKS.praise}.`)
      : putFirst(line.text, findTold(line) ?? `${BLANKS.observation}.`),
})

/** Finds that most words only soften. */
export const findSoftened: Look = (line) => {
  // What softens is known by its plain apostrophe.
  const isCurly = line.text.includes('’')
  const firm = firmUp(line.text.replaceAll('’', "'"))
  const changed = isCurly ? firm.replaceAll("'", '’') : firm
  const share = 1 - countWords(changed) / Math.max(1, countWords(line.text))
  if (share < DRAFT.softened) return null
  const lost = line.message.sentences.find(({ start, end }) => !changed.includes(line.text.slice(start, end)))
  return { finding: 'softened', quote: lost ? quoteOf(line.text, lost) : null, changed: tidy(changed) }
}

const tidy = (text: string): string =>
  text
    .replace(/\b(please), (?=\p{Ll})/giu, '$1 ')
    .replace(/^(?:but|and) /i, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/[,;:]$/, '.')

/** "Is now okay?" is a question, though it ends like one that wants only a yes. */
const isGenuine = (line: ReadLine, start: number): boolean => {
  const sentence = sentenceAt(line, { start, end: start })
  return sentence !== undefined && sentence.start < start && GENUINE.test(sentence.text)
}
const GENUINE = /^(?:is|are|was|would|will|does|do|did|can|could|may|shall|what|how|when|which)\b[^,]*$/i

/** Finds that nothing is asked, or only what has one right answer. */
export const findNoAsk: Look = (line) => {
  if (line.need === 'praise' || line.need === 'apologize' || line.need === 'bad-news') return null
  const trap = TRAPS.exec(line.message.text)
  if (trap && !isGenuine(line, trap.index)) {
    const span = { start: trap.index, end: line.text.length }
    return {
      finding: 'no-ask',
      quote: quoteOf(line.text, span),
      changed: endSentence(replaceSpan(line.text, span, ''), OPEN_QUESTION),
    }
  }
  return sentencesWith(line, ASKS).length > 0 ? null : tellNoAsk(line)
}
/** Puts an open question last. */
export const tellNoAsk = ({ text }: ReadLine): Fault => ({
  finding: 'no-ask',
  quote: null,
  changed: endSentence(text, OPEN_QUESTION),
})

/** Puts a sentence behind a text, which ends like one. */
export const endSentence = (text: string, next: string): string => {
  const said = text.trim().replace(/[,;:]$/, '')
  return `${said}${/[.!?…]$/.test(said) || said === '' ? '' : '.'} ${next}`.trim()
}

/** Finds that it is not said what it leads to. */
export const findNoEffect: Look = (line) => {
  if (line.need !== 'correct' || tellsEffect(line)) return null
  const seen = sentencesWith(line, OBSERVES)[0]
  if (!seen) return null
  return {
    finding: 'no-effect',
    quote: null,
    changed: replaceSpan(line.text, { start: seen.end, end: seen.end }, `${BLANKS.effect}.`),
  }
}

/** Says what came of it: in words for that, or in a sentence of its own beside what happened and what is asked. */
export const tellsEffect = (line: ReadLine): boolean =>
  EFFECTS.some((pattern) => pattern.test(line.message.text)) ||
  line.said.length > 2 ||
  line.said.filter((one) => !ASKS.some((pattern) => pattern.test(one.text))).length > 1
